import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyStore, putForAll, putGeneration } from '../fixtures/composed.ts'
import { as, keyFile, ownedStore, publishAs } from '../fixtures/owned-store.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { createObjectStoreKind } from '../fixtures/store-kinds.ts'
import { deploy } from '../store/deployments.ts'
import { createTestObjectStore } from '../store/objects/fixtures/test-objects.ts'
import { publish, type Store } from '../store/store.ts'
import { startConsoleServer } from './server.ts'

const LIVE = 'aaaaaaaaaaaa'
/** A fake command line: prints its arguments, and ends when the test lets it. */
const program = [process.execPath, '-e', 'console.log(process.argv.slice(1).join(" "))', '--']
const forever = [process.execPath, '-e', 'setInterval(() => {}, 1000)', '--']

const objects = createTestObjectStore()
let store: Store
let opened: Awaited<ReturnType<typeof startConsoleServer>>
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

/** Sends a request with the given headers, including those that a browser would not let a page set. */
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

/** Submits a confirmation form that was shown when the first deployment was live. */
const run = (form: string, headers?: Record<string, string>) => post('run', `${form}&seen=1`, headers)

/** @param headers request headers; by default those of a form on the console's own page */
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
  it('answers those who have its address, and nobody else', async () => {
    opened = await startConsoleServer(store, program)
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
      [`${opened.address}command`, { origin: 'null' }],
      [`${opened.address}ask?verb=rollback`, { origin: 'https://evil.example' }],
      [`${origin}/${'x'.repeat(32)}/ask?verb=rollback`, {}],
    ] as const) {
      const refused = await ask(address, more)
      expect({ address, status: refused.status }).toEqual({ address, status: 403 })
      expect(refused.text).not.toContain(LIVE)
    }
  })

  it('takes what others wrote for text', async () => {
    opened = await startConsoleServer(store, program)
    const { text } = await ask(opened.address)
    expect(text).toContain('promote &#60;img src=x onerror=alert(1)&#62;')
    expect(text).not.toContain('<img')
  })

  it('lets no script run, and its own style by a hash', async () => {
    opened = await startConsoleServer(store, program)
    const { text, headers } = await ask(opened.address)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'; `)
    expect(policy).not.toMatch(/unsafe|script-src|https?:/)
    expect(text).not.toMatch(/<script| (on\w+|style)="/)
  })

  it.each([
    [
      'verb=check&release=mf-one%401.1.0',
      'A browser opens the live site with mf-one@1.1.0, and what would break is listed.',
    ],
    ['verb=preview&release=mf-one%401.1.0', 'The live site with mf-one@1.1.0 is composed'],
    [
      'verb=promote&release=mf-one%401.1.0',
      'All visitors get mf-one@1.1.0 instead of 1.0.0, if a check finds nothing.',
    ],
    [
      'verb=promote&release=mf-one%401.1.0&unchecked=it+is+late',
      'All visitors get mf-one@1.1.0 instead of 1.0.0, without a check.',
    ],
    [
      'verb=canary&release=mf-one%401.1.0&percent=5',
      '5 % of the visitors get mf-one@1.1.0 instead of 1.0.0, if a check finds nothing.',
    ],
    ['verb=stop-canary', 'All visitors get the stable site, also the 0 % who get the canary now.'],
    ['verb=rollback', 'There is nothing to go back to.'],
    ['verb=rollback&to=mf-one', 'mf-one@1.0.0 is the first one here: there is none to go back to.'],
    [`verb=rollback&to=${LIVE}`, `All visitors get generation ${LIVE} again, with every app as it was then.`],
  ])(
    'says before it runs %s what will happen, with which key, and runs nothing yet',
    async (query, words) => {
      opened = await startConsoleServer(store, program)
      const { status, text } = await ask(`${opened.address}ask?${query}`)
      expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining(words) as string })
      expect(text).toContain('With the key <b>team-two</b>')
      const cost = 'mf-one@1.1.0 costs who has the live release 2 new files'
      expect(text.includes(cost)).toBe(query.includes('release='))
      expect(text).toContain(`npm run release -- --store ${store.folder} `)
      expect((await ask(opened.address)).text).toContain('None has run here')
    },
  )

  it('runs what its page asks for, with the words that it has shown, one at a time', async () => {
    opened = await startConsoleServer(store, program)
    const { status } = await run('verb=promote&release=mf-one%401.1.0&unchecked=it+is+%27late%27')
    expect(status).toBe(303)
    const words = `--store ${store.folder} --site live promote mf-one@1.1.0 --unchecked=it is &#39;late&#39;`
    expect(await shownOnce(/Ended well/)).toContain(words)
    await opened.close()

    opened = await startConsoleServer(store, forever)
    await run('verb=check&release=mf-one%401.1.0')
    const second = await run('verb=rollback')
    expect(second).toMatchObject({
      status: 409,
      text: expect.stringContaining('Another command is running') as string,
    })
    await post('stop', '')
    expect(await shownOnce(/Failed/)).toContain('check mf-one@1.1.0')
  })

  it('runs nothing that somebody agreed to before another release', async () => {
    opened = await startConsoleServer(store, program)
    for (const form of ['verb=rollback&seen=7', 'verb=rollback']) {
      const { status, text } = await post('run', form)
      expect({ status, text }).toEqual({
        status: 409,
        text: expect.stringContaining('no longer what would happen') as string,
      })
    }
    expect((await ask(opened.address)).text).toContain('None has run here')
  })

  it.each([
    ['of a page elsewhere', { origin: 'https://evil.example' }],
    ['of a frame in a sandbox', { origin: 'null' }],
    ['from nowhere', {}],
  ])('runs nothing that a form %s asks for', async (_, headers) => {
    opened = await startConsoleServer(store, program)
    expect(await run('verb=rollback', headers)).toMatchObject({ status: 403 })
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
    opened = await startConsoleServer(store, program)
    expect(await run(form)).toMatchObject({ status: 400 })
    expect(await ask(`${opened.address}ask?${form}`)).toMatchObject({ status: 400 })
    expect((await ask(opened.address)).text).toContain('None has run here')
  })

  it('says whose key it works with', async () => {
    opened = await startConsoleServer(store, program)
    expect((await ask(opened.address)).text).toMatch(/your key <b>team-two<\/b>/)
    await opened.close()
    process.env['RELEASE_KEY'] = keyFile(store, 'stranger')
    opened = await startConsoleServer(store, program)
    expect((await ask(opened.address)).text).toContain('this store does not know your key')
    process.env['RELEASE_KEY'] = keyFile(store, 'team-two')
  })

  it('writes nothing without a key: neither by looking nor by a command', async () => {
    delete process.env['RELEASE_KEY']
    opened = await startConsoleServer(store, program)
    expect((await ask(opened.address)).text).toMatch(/You can look only\. Whose key\?/)
    expect(await run('verb=rollback')).toMatchObject({ status: 403 })
    await opened.close()

    const unused = { ...emptyStore(), folder: mkdtempSync(path.join(tmpdir(), 'unused-')) }
    opened = await startConsoleServer(unused, program)
    expect((await ask(opened.address)).text).toContain('Nothing has ever been live')
    expect(await run('verb=rollback')).toMatchObject({ status: 403 })
    expect(readdirSync(unused.folder)).toEqual([])
    process.env['RELEASE_KEY'] = keyFile(store, 'team-two')
  })
})

describe('an object store', () => {
  it('is called by its address, and shows what others do in it', async () => {
    const shared = createObjectStoreKind(objects).empty()
    process.env['RELEASE_KEY'] = keyFile(store, 'team-one')
    const own = await shared.onAComputer()
    await publish(await shared.onAComputer(), tinyBuild('mf-one', '1.0.0'))
    const other = await shared.onAComputer()
    await deploy(other, async () => ({ what: 'promote it', ...(await putForAll(other, LIVE)) }))
    opened = await startConsoleServer(own, program)
    const { text } = await ask(opened.address)
    expect(text).toContain(`in <code>${shared.place}</code>`)
    expect(text).toContain('promote it')
    await run('verb=check&release=mf-one%401.0.0')
    expect(await shownOnce(/Ended well/)).toContain(`--store ${shared.place} --site live check mf-one@1.0.0`)
    await own.shared?.finish()
  })
})

/**
 * Loads the page again and again until it contains the given words.
 * @returns the page's text
 */
async function shownOnce(words: RegExp): Promise<string> {
  for (;;) {
    const { text } = await ask(opened.address)
    if (words.test(text)) return text
  }
}
