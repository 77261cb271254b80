/** @jest-environment jsdom */
import type { Composition } from '@kutuhal/contract/composition.ts'
import { sendReport, type SiteReport } from './report.ts'
import { createVisitEventCounter, startSendingVisitReports } from './send-reports.ts'

const pin = (app: string) => ({
  release: `${app}@1.0.0`,
  base: `https://site.example/apps/${app}/1.0.0/`,
  container: app,
  entry: `https://site.example/apps/${app}/1.0.0/remoteEntry.js`,
  integrity: '',
})
const composition: Composition = {
  generation: 'aaaaaaaaaaaa',
  year: 2026,
  gatewayUrl: '',
  shell: pin('shell'),
  remotes: { 'mf-maze': pin('mf-maze'), 'mf-chat': pin('mf-chat'), 'mf-labs': pin('mf-labs') },
  page: { path: '/robot-maze', remote: 'mf-maze', data: undefined },
}

it('sends counts by release with what was reported before it came, and no word of any error', async () => {
  const sent: Blob[] = []
  const sendBeacon = jest.fn((address: string, body: Blob) => sent.push(body) > 0 && address === '/reports')
  Object.assign(navigator, { sendBeacon })
  const chat = { name: 'https://site.example/apps/mf-chat/1.0.0/remoteEntry.js' }
  Object.assign(performance, { getEntriesByType: () => [chat] })
  sendReport({
    kind: 'error',
    generation: '',
    path: '/robot-maze',
    release: 'mf-maze@1.0.0',
    message: 'secret of Asha',
    error: new Error('secret of Asha'),
  })
  startSendingVisitReports(composition, composition)
  expect(sendBeacon).toHaveReturnedWith(true)
  const text = await textOf(sent[0])
  expect(JSON.parse(text)).toEqual({
    generation: 'aaaaaaaaaaaa',
    events: [
      { kind: 'visit', release: 'shell@1.0.0' },
      { kind: 'visit', release: 'mf-maze@1.0.0' },
      { kind: 'visit', release: 'mf-chat@1.0.0' },
      { kind: 'error', release: 'mf-maze@1.0.0' },
      ...['shell@1.0.0', 'mf-maze@1.0.0', 'mf-chat@1.0.0'].map(release => ({
        kind: 'visitWithError',
        release,
      })),
    ],
  })
  // The page sends the last reports when the visitor leaves, but not those that it has sent already.
  sendReport({
    kind: 'web-vital',
    generation: '',
    path: '/',
    release: 'mf-maze@1.0.0',
    name: 'LCP',
    value: 900,
    rating: 'good',
  })
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(2)
  expect(await textOf(sent[1])).not.toContain('visit')
})

/** jsdom's blobs have no text(). */
function textOf(blob: Blob | undefined): Promise<string> {
  const reader = new FileReader()
  return new Promise(resolve => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsText(blob ?? new Blob())
  })
}

const error = (release: string, takenOverBy?: string): SiteReport => ({
  kind: 'error',
  generation: '',
  path: '/',
  message: '',
  error: undefined,
  release,
  ...(takenOverBy !== undefined && { takenOverBy }),
})

it('counts a visit once for each release, and its errors each time', () => {
  const events = createVisitEventCounter([])
  events.countVisit('mf-maze@1.1.0')
  events.countVisit('mf-maze@1.1.0')
  events.countReport(error('mf-maze@1.1.0'))
  events.countReport(error('mf-maze@1.1.0'))
  expect(events.drain()).toEqual([
    { kind: 'visit', release: 'mf-maze@1.1.0' },
    { kind: 'error', release: 'mf-maze@1.1.0' },
    { kind: 'visitWithError', release: 'mf-maze@1.1.0' },
    { kind: 'error', release: 'mf-maze@1.1.0' },
  ])
  expect(events.drain()).toEqual([])
})

it('counts an error against all that the visit has met by then, and nothing that comes later', () => {
  const events = createVisitEventCounter([])
  events.countVisit('shell@1.0.0')
  events.countReport(error('mf-content@1.0.0'))
  events.countVisit('mf-maze@1.1.0')
  const withErrors = events.drain().flatMap(event => (event.kind === 'visitWithError' ? [event.release] : []))
  expect(withErrors).toEqual(['shell@1.0.0', 'mf-content@1.0.0'])
})

it('counts a release as given up once', () => {
  const events = createVisitEventCounter([])
  events.countReport(error('mf-maze@1.1.0', 'mf-maze@1.0.0'))
  events.countReport(error('mf-maze@1.1.0', 'mf-maze@1.0.0'))
  expect(events.drain().filter(({ kind }) => kind === 'fallback')).toEqual([
    { kind: 'fallback', release: 'mf-maze@1.1.0' },
  ])
})

it('charges speed to the releases that made the document', () => {
  const events = createVisitEventCounter(['shell@1.0.0', 'mf-content@1.0.0'])
  events.countReport({
    kind: 'web-vital',
    generation: '',
    path: '/',
    release: 'mf-content@1.0.0',
    name: 'LCP',
    value: 812,
    rating: 'good',
  })
  expect(events.drain()).toEqual([
    { kind: 'LCP', release: 'shell@1.0.0', value: 812 },
    { kind: 'LCP', release: 'mf-content@1.0.0', value: 812 },
  ])
})

it('ends after some dozens: an error may come with every frame', () => {
  const events = createVisitEventCounter([])
  for (let frame = 0; frame < 1000; frame += 1) events.countReport(error('mf-maze@1.1.0'))
  expect(events.drain()).toHaveLength(50)
})
