/** @jest-environment jsdom */
import type { Composition, RemotePin } from '@kutuhal/contract/composition.ts'
import { createReleasePins } from './release-pins.ts'
import { createRemoteRegistry } from './fallback.ts'

const pin = (release: string): RemotePin => ({
  release,
  base: `/apps/${release.replace('@', '/')}/`,
  container: release,
  integrity: 'sha384-x',
  entry: `/apps/${release.replace('@', '/')}/remoteEntry.js`,
})

const site: Composition = {
  generation: 'aaaaaaaaaaaa',
  year: 2026,
  gatewayUrl: '/aaaaaaaaaaaa/main/gemini',
  shell: pin('shell@1.0.0'),
  remotes: { 'mf-maze': pin('mf-maze@1.0.0'), 'mf-chat': pin('mf-chat@1.0.0') },
}
const document = { shell: pin('shell@1.0.0'), remotes: { 'mf-maze': pin('mf-maze@1.0.0') } }

function serve(pins: () => Composition | undefined): jest.Mock {
  const answer = () => {
    const found = pins()
    return found
      ? Promise.resolve({
          ok: true,
          json: () => Promise.resolve(JSON.parse(JSON.stringify(found)) as unknown),
        })
      : Promise.reject(new Error('no line'))
  }
  return Object.assign(globalThis, { fetch: jest.fn(answer) }).fetch
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  // jsdom has no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [] })
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} })
})
afterAll(() => jest.useRealTimers())

it('are asked for once, and again after they did not come', async () => {
  let isLineCut = true
  const fetch = serve(() => (isLineCut ? undefined : site))
  const known: unknown[] = []
  const live = createReleasePins(document, ({ generation }) => known.push(generation))
  await expect(live.load()).rejects.toThrow('no line')
  isLineCut = false
  await Promise.all([live.load(), live.load()])
  await live.load()
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(known).toEqual([undefined, 'aaaaaaaaaaaa'])
  expect(live.known.remotes['mf-chat']?.release).toBe('mf-chat@1.0.0')
})

it.each([
  ['nothing', site, false],
  [
    'a remote that the page has not loaded',
    { ...site, remotes: { ...site.remotes, 'mf-chat': pin('mf-chat@2.0.0') } },
    true,
  ],
  [
    'the remote of the document',
    { ...site, remotes: { ...site.remotes, 'mf-maze': pin('mf-maze@0.9.0') } },
    true,
  ],
  ['the shell', { ...site, shell: pin('shell@2.0.0') }, true],
])('are outdated or not when this has changed: %s', async (_, now, isOutdated) => {
  let live: Composition = site
  serve(() => live)
  const pins = createReleasePins(document, () => undefined)
  await pins.load()
  live = now
  expect(await pins.isStale()).toBe(isOutdated)
})

it('tell a document from before they were loaded, too', async () => {
  serve(() => ({ ...site, remotes: { 'mf-maze': pin('mf-maze@0.9.0') } }))
  expect(await createReleasePins(document, () => undefined).isStale()).toBe(true)
})

it('of another shell are nobody’s fault, and no release of them is loaded', async () => {
  serve(() => ({ ...site, shell: pin('shell@2.0.0') }))
  const onAbandoned = jest.fn()
  const task = jest.fn()
  const remotes = createRemoteRegistry(
    createReleasePins(document, () => undefined),
    onAbandoned,
  )
  expect(await remotes.use('mf-chat', task)).toEqual({ status: 'failed' })
  expect(task).not.toHaveBeenCalled()
  expect(onAbandoned).not.toHaveBeenCalled()
})

it('that do not come leave a remote out of reach', async () => {
  serve(() => undefined)
  const remotes = createRemoteRegistry(
    createReleasePins(document, () => undefined),
    jest.fn(),
  )
  expect(await remotes.use('mf-chat', jest.fn())).toEqual({ status: 'unreachable' })
})

it.each([
  ['an answer that is no success', { ok: false, status: 503, json: () => Promise.resolve(site) }],
  ['an error page', text('<h1>Bad gateway</h1>')],
  ['null', text('null')],
  ['pins without releases', text('{"generation":"a","gatewayUrl":""}')],
  [
    'a remote without a hash',
    text(JSON.stringify(withPin({ ...pin('mf-chat@1.0.0'), integrity: undefined }))),
  ],
  [
    'a release before it without a folder',
    text(JSON.stringify(withPin({ ...pin('mf-chat@1.0.0'), previous: { release: 'mf-chat@0.9.0' } }))),
  ],
])('are not taken from %s', async (_, answer) => {
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) })
  const pins = createReleasePins(document, () => undefined)
  await expect(pins.load()).rejects.toThrow()
  expect(pins.known).toEqual(document)
  expect(await pins.isStale()).toBe(false)
})

function text(answer: string) {
  return { ok: true, status: 200, json: () => new Promise(resolve => resolve(JSON.parse(answer))) }
}

function withPin(pin: object) {
  return { ...site, remotes: { ...site.remotes, 'mf-chat': pin } }
}
