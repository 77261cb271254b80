import type { IdleSample } from '../browser/in-page-functions.ts'
import { checkIdleBehaviour } from './idle.ts'

const atRest: IdleSample = {
  ...{
    longest: 80,
    shift: 0,
    shifted: '',
    hasStandIns: true,
    fired: 4,
    nodes: 200,
    requests: 9,
    megabytes: 5,
  },
  ...{ scrolled: 0, history: 1, focus: 'body', endless: [] },
}
/**
 * Makes four samples of an idle page.
 * @param change function that returns the values in which the sample with this index differs from `atRest`
 */
const samples = (change: (index: number) => Partial<IdleSample>): readonly IdleSample[] =>
  [0, 1, 2, 3].map(index => ({ ...atRest, ...change(index) }))

it.each<[string, (index: number) => Partial<IdleSample>, RegExp]>([
  ['is busy in one piece', () => ({ longest: 3000 }), /busy for 3\.0 s in one piece/],
  ['jumps', () => ({ shift: 0.4, shifted: '<p> “Text”' }), /layout shift 0\.40.*<p> “Text”/],
  ['grows all the time', index => ({ nodes: 200 + 30 * index }), /from 200 elements to 290/],
  ['asks again and again', index => ({ requests: 9 + 2 * index }), /6 requests/],
  ['holds much memory', () => ({ megabytes: 400 }), /400 MB/],
])('a page that %s while nobody does anything is named', (_, change, what) => {
  expect(checkIdleBehaviour(samples(change)).map(finding => finding.what)).toEqual([
    expect.stringMatching(what),
  ])
})

it.each<[string, (index: number) => Partial<IdleSample>]>([
  ['does nothing', () => ({})],
  [
    'grows once and then rests',
    index => ({ nodes: index === 0 ? 200 : 900, requests: index === 0 ? 9 : 30 }),
  ],
])('a page that %s is in order', (_, change) => {
  expect(checkIdleBehaviour(samples(change))).toEqual([])
})
