import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyStore, putForAll, putGeneration } from '../fixtures/composed.ts'
import { as, keyFile, ownedStore, publishAs } from '../fixtures/owned-store.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { objectsKind } from '../fixtures/store-kinds.ts'
import { deploy } from '../store/deployments.ts'
import { testObjects } from '../store/objects/fixtures/test-objects.ts'
import { publish, type Store } from '../store/store.ts'
import { startConsole, type RunningConsole } from './server.ts'

const LIVE = 'aaaaaaaaaaaa'
/** Stands for the command line: says which words it was given, and ends when it may. */
const program = [process.execPath, '-e', 'console.log(process.argv.slice(1).join(" "))', '--']
const forever = [process.execPath, '-e', 'setInterval(() => {}, 1000)', '--']

const objects = testObjects()
let store: Store
let opened: RunningConsole
const before = process.env['RELEASE_KEY']

beforeAll(async () => {
  store = await ownedStore()
  await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
  await publishAs(store, 'team-one', tinyBuild('mf-one', '1.1.0'))
  const placed = putGeneration(store, LIVE, { 'mf-one': '1.0.0' })
  await as(store, 'team-one', () =>
    deploy(store, () => Promise.resolve({ what: 'promote <img src=x onerror=alert(1)>', ...placed })),
  )
  process.env['RELEASE_KEY'] = keyFile(store, 'team-two')
})
afterEach(() => opened.close())
afterAll(() => {
  if (before === undefined) delete process.env['RELEASE_KEY']
  else process.env['RELEASE_KEY'] = before
  rmSync(store.folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** As any program asks: browsers set some of these themselves. */
function ask(address: string, headers: Record<string, string> = {}, form?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: form === undefined ? 'GET' : 'POST', headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    sent.on('error', reject).end(form)
  })
}

/** @param headers where the form says that it comes from: without one, from the page itself */
const post = (action: string, form: string, headers?: Record<string, string>) =>
  ask(
    `${opened.address}${action}`,
    {
      'content-type': 'application/x-www-form-urlencoded',
      ...(headers ?? { origin: new URL(opened.address).origin }),
    },
    form,
  )

describe('the console', () => {
  it('answers whoever has its address, and nobody else', async () => {
    opened = await startConsole(store, { program })
    const { origin, host } = new URL(opened.address)
    const { status, text, headers } = await ask(opened.address)
    expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining(LIVE) as string })
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(host).toMatch(/^127\.0\.0\.1:/)
    for (const [address, more] of [
      [`${origin}/`, {}],
      [`${origin}/${'x'.repeat(32)}/`, {}],
      [`${opened.address.slice(0, -2)}/`, {}],
      [opened.address, { host: `evil.example:${new URL(origin).port}` }],
      [opened.address, { host: 'localhost' }],
      [opened.address, { origin: 'https://evil.example' }],
      [`${opened.address}console.mjs`, { origin: 'null' }],
    ] as const) {
      const refused = await ask(address, more)
      expect({ address, status: refused.status }).toEqual({ address, status: 403 })
      expect(refused.text).not.toContain(LIVE)
    }
  })

  it('takes what others wrote for text', async () => {
    opened = await startConsole(store, { program })
    const { text } = await ask(opened.address)
    expect(text).toContain('promote &lt;img src=x onerror=alert(1)&gt;')
    expect(text).not.toContain('<img')
  })

  it('runs what its page asks for, with the words that stand beside the button, one at a time', async () => {
    opened = await startConsole(store, { program })
    const { status } = await post('run', 'verb=promote&release=mf-one%401.1.0&unchecked=it+is+%27late%27')
    expect(status).toBe(303)
    const words = `--store ${store.folder} --site live promote mf-one@1.1.0 --unchecked=it is &#x27;late&#x27;`
    expect(await shownOnce(/Ended well/)).toContain(words)
    await opened.close()

    opened = await startConsole(store, { program: forever })
    await post('run', 'verb=check&release=mf-one%401.1.0')
    const second = await post('run', 'verb=rollback')
    expect(second).toMatchObject({
      status: 409,
      text: expect.stringContaining('Another command is running') as string,
    })
    await post('stop', '')
    expect(await shownOnce(/Failed/)).toContain('check mf-one@1.1.0')
  })

  it.each([
    ['of a page elsewhere', { origin: 'https://evil.example' }],
    ['of a frame in a sandbox', { origin: 'null' }],
    ['from nowhere', {}],
  ])('runs nothing that a form %s asks for', async (_, headers) => {
    opened = await startConsole(store, { program })
    expect(await post('run', 'verb=rollback', headers)).toMatchObject({ status: 403 })
    const { text } = await ask(opened.address)
    expect(text).toContain('None has run here')
  })

  it.each([
    'verb=gc&release=mf-one%401.1.0',
    'verb=promote&release=--gateway',
    'verb=rollback&to=--store',
    'verb=canary&release=mf-one%401.1.0&percent=100',
    '',
  ])('knows no command of “%s”', async form => {
    opened = await startConsole(store, { program })
    expect(await post('run', form)).toMatchObject({ status: 400 })
    expect((await ask(opened.address)).text).toContain('None has run here')
  })

  it('says whose key it works with, and who may do what that key may not', async () => {
    opened = await startConsole(store, { program })
    const { text } = await ask(opened.address)
    expect(text).toMatch(/your key <b>team-two<\/b>/)
    expect(text).toContain('Only team-one, shell-team may make releases of mf-one live.')
  })

  it('writes nothing without a key: neither by looking nor by a command', async () => {
    delete process.env['RELEASE_KEY']
    opened = await startConsole(store, { program })
    expect((await ask(opened.address)).text).toMatch(/You can look only\. Whose key\?/)
    expect(await post('run', 'verb=rollback')).toMatchObject({ status: 403 })
    await opened.close()

    const unused = { ...emptyStore(), folder: mkdtempSync(path.join(tmpdir(), 'unused-')) }
    opened = await startConsole(unused, { program })
    expect((await ask(opened.address)).text).toContain('Nothing has ever been live')
    expect(await post('run', 'verb=rollback')).toMatchObject({ status: 403 })
    expect(readdirSync(unused.folder)).toEqual([])
    process.env['RELEASE_KEY'] = keyFile(store, 'team-two')
  })
})

describe('an object store', () => {
  it('is called by its address, and shows what others do in it', async () => {
    const shared = objectsKind(objects).empty()
    process.env['RELEASE_KEY'] = keyFile(store, 'team-one')
    const own = await shared.onAComputer()
    await publish(await shared.onAComputer(), tinyBuild('mf-one', '1.0.0'))
    const other = await shared.onAComputer()
    await deploy(other, async () => ({ what: 'promote it', ...(await putForAll(other, LIVE)) }))
    opened = await startConsole(own, { program })
    const { text } = await ask(opened.address)
    expect(text).toContain(`<span class="place">${shared.place}</span>`)
    expect(text).toContain('promote it')
    await post('run', 'verb=check&release=mf-one%401.0.0')
    expect(await shownOnce(/Ended well/)).toContain(`--store ${shared.place} --site live check mf-one@1.0.0`)
    await own.shared?.finish()
  })
})

/** The page, once it says so. */
async function shownOnce(words: RegExp): Promise<string> {
  for (;;) {
    const { text } = await ask(opened.address)
    if (words.test(text)) return text
  }
}
