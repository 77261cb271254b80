import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { startSandboxProcess, type SandboxProcessLimits, type SandboxProcess } from './release-process.ts'
import { pageAddressesResponseSchema, exposedModulesSchema, pageResponseSchema } from './answers.ts'

/** A busy computer may take seconds to start a process. */
const limits: SandboxProcessLimits = {
  answerMs: 60_000,
  allMs: 120_000,
  answerLength: 11_000_000,
  allLength: 100_000_000,
}
const shell = {
  name: 'shell.cjs',
  source: `exports.host = {
    routes: [], site: {}, shareScope: { react: { version: 'of the shell' } },
    renderPage: ({ loaded, composition }) => loaded.title + JSON.stringify(composition),
  }`,
}
const route = { path: '/a', remote: 'mf-one', page: 'main' }
const asked = { path: '/a', route, params: {}, scripts: {} }

let open: SandboxProcess

afterEach(() => open.close())

describe('what code of a release cannot have while it composes', () => {
  it.each([
    ['the environment', `JSON.stringify(process.env)`, '{}'],
    ['files', `await code('import("node:fs")')`, undefined],
    ['files by a way round', `process.binding('fs')`, undefined],
    ['modules', `process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')`, undefined],
    ['other programs', `require('child_process').execSync('id').toString()`, undefined],
    ['a socket', `new (console._stdout.constructor)().connect(80, '127.0.0.1')`, undefined],
    ['a network', `await fetch('http://localhost')`, undefined],
  ])('%s', async (_, expression, expected) => {
    await opened(`const code = text => Function('return ' + text)()
      const load = async () => ({ title: String(${expression}) })`)
    const loaded = open.ask('page', asked, pageResponseSchema)
    if (expected === undefined) return expect(loaded).rejects.toThrow(/./)
    return expect(loaded).resolves.toMatchObject({ result: { title: expected } })
  })
})

describe('a release that does not answer', () => {
  it.each([
    [
      'stops its process',
      `setTimeout(() => { throw new Error('Gone.') }); await new Promise(() => {})`,
      /before it had answered.*Gone/s,
    ],
    ['never comes to an end', 'await new Promise(() => {})', /load\(\) did not finish within 0.5 s/],
    ['answers without end', `return { title: 'x'.repeat(6e6) }`, /more than 11 MB/],
    ['gives a page without end', `return { title: 'x'.repeat(5_000_001) }`, /Too big.*<=5000000/],
    ['throws', `throw new Error('\\u001b[2JNo.')`, /^\[2JNo\.$/],
    ['gives what is no page', `return { title: 7 }`, /not as promised/],
  ])('fails in time when it %s', async (_, body, why) => {
    await opened(`const load = async () => { ${body} }`)
    await expect(open.ask('page', asked, pageResponseSchema)).rejects.toThrow(why)
  })

  it('fails when its answers together are too long', async () => {
    await opened(`const load = async () => ({ title: 'x'.repeat(9e4) })`, { ...limits, allLength: 200_000 })
    const answers = Array.from({ length: 3 }, () => open.ask('page', asked, pageResponseSchema))
    await expect(Promise.all(answers)).rejects.toThrow('together have more than 0.2 MB')
  })

  slowIt('fails in time when it takes all memory', async () => {
    await opened(
      `const load = async () => { const all = []; for (;;) all.push(new Uint8Array(2e8).fill(1)) }`,
    )
    await expect(open.ask('page', asked, pageResponseSchema)).rejects.toThrow(/allocation failed|more memory/)
  })

  slowIt('fails in time when it loops', async () => {
    await opened(`const load = async () => { for (;;); }`, { ...limits, answerMs: 10_000 })
    await expect(open.ask('page', asked, pageResponseSchema)).rejects.toThrow(
      /gave no answer for 10 s: an endless loop/,
    )
  })

  it('fails at every question after its end, at once', async () => {
    await opened(`const load = async () => { throw new Error('Mended soon.') }`)
    open.close()
    await expect(open.ask('addresses', { page: 'main' }, pageAddressesResponseSchema)).rejects.toThrow(
      'ended',
    )
  })
})

it('says where data is not JSON, which the HTML would carry', async () => {
  await opened(`const self = {}
    self.self = self
    const load = async () => ({ title: 'a', data: {
      date: new Date(0), list: [undefined, { map: new Map() }], run() {}, ratio: NaN, none: undefined, self,
      toJSON: () => ({}),
    } })`)
  const { result } = await open.ask('page', asked, pageResponseSchema)
  expect(result).toMatchObject({
    odd: [
      'data.date is a Date',
      'data.list[0] is undefined',
      'data.list[1].map is a Map',
      'data.run is a function',
      'data.ratio is NaN',
      'data.self.self contains itself',
      'data.toJSON is a function',
    ],
  })
})

it('says that a page is missing in words that a terminal does not obey', async () => {
  await opened(
    `const load = async () => ({ status: 'missing', title: '\\u001b[2J\\u202eNo.' + 'x'.repeat(10000) })`,
  )
  const { result } = await open.ask('page', asked, pageResponseSchema)
  expect(result).toEqual({ status: 'missing', title: `[2JNo.${'x'.repeat(3994)}` })
})

it('tells what a page writes into the console, page by page', async () => {
  await opened(`const load = async ({ params }) => {
      console.warn('Mind %s', params.id)
      return { title: 'a' }
    }`)
  const lines = ['b', 'c'].map(
    async id => (await open.ask('page', { ...asked, params: { id } }, pageResponseSchema)).lines,
  )
  expect(await Promise.all(lines)).toEqual([['Mind b'], ['Mind c']])
})

/** @param body JavaScript that declares `load`, the function that loads the page's data */
async function opened(body: string, within = limits): Promise<void> {
  open = startSandboxProcess(within)
  const source = `const react = require('react')
    ${body}
    const page = {
      staticParams: async () => [{}],
      load: async context => ({ status: 'loaded', data: {}, description: '', ...(await load(context)) }),
    }
    exports.remote = { pages: { main: async () => ({ page }) } }`
  await open.ask(
    'openRemote',
    { shell, remote: { name: 'remote.cjs', source }, composition: {}, pageMs: 500 },
    exposedModulesSchema,
  )
}
