import type { SiteReport } from './report.ts'
import { createVisitEventCounter } from './visit-events.ts'

const error = (release: string, takenOverBy?: string): SiteReport => ({
  ...{ kind: 'error', generation: '', path: '/', message: '', error: undefined, release },
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
    ...{ kind: 'web-vital', generation: '', path: '/', release: 'mf-content@1.0.0' },
    ...{ name: 'LCP', value: 812, rating: 'good' },
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
