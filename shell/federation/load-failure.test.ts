/** @jest-environment jsdom */
import { raceSecondScriptRequest, refetchLateScripts } from './load-failure.ts'

const ENTRY = 'https://apps.example/apps/mf-maze/1.0.0/remoteEntry.js'
const PAGE = 'https://apps.example/apps/mf-maze/1.0.0/page-maze.js'

/** jsdom has no resource timing. */
class Asked {
  constructor(
    readonly name: string,
    readonly initiatorType: string,
  ) {}
}
let entries: Asked[] = []
const asks = jest.fn<Promise<unknown>, [url: string]>()

const hangUp = (url: string) => {
  entries.push(new Asked(url, 'fetch'))
  return Promise.reject(new Error('aborted'))
}
const come = (url: string) => {
  entries.push(new Asked(url, 'fetch'))
  return Promise.resolve({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-type': 'text/javascript' }),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  entries = []
  asks.mockReset()
  Object.assign(globalThis, {
    PerformanceNavigationTiming: Asked,
    PerformanceResourceTiming: Asked,
    fetch: asks,
  })
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'resource' ? entries : []),
  })
  document.head.replaceChildren()
})

const askedFor = () => asks.mock.calls.map(([url]) => url)

it('requests a script again that two callers had given up', async () => {
  asks.mockImplementation(hangUp)
  await raceSecondScriptRequest(ENTRY)
  await raceSecondScriptRequest(ENTRY)
  await refetchLateScripts()
  expect(askedFor()).toEqual([ENTRY, ENTRY, ENTRY])
  asks.mockImplementation(come)
  await refetchLateScripts()
  await refetchLateScripts()
  // A script that has loaded is not requested again.
  expect(askedFor()).toHaveLength(4)
})

it('requests each script that is preloaded with it once, until it has loaded', async () => {
  document.head.innerHTML = [PAGE, ENTRY]
    .map(href => `<link rel="preload" as="script" href="${href}">`)
    .join('')
  asks.mockImplementation(url => (url === PAGE ? come(url) : hangUp(url)))
  await raceSecondScriptRequest(ENTRY)
  expect(askedFor()).toEqual([ENTRY, PAGE])
  await raceSecondScriptRequest(ENTRY)
  expect(askedFor().slice(2)).toEqual([ENTRY])
})

it('leaves alone what has come for those who wait for it', async () => {
  asks.mockImplementation(hangUp)
  await raceSecondScriptRequest(ENTRY)
  entries.push(new Asked(ENTRY, 'script'))
  await refetchLateScripts()
  expect(askedFor()).toEqual([ENTRY])
})
