import { anyDeployment } from '../fixtures/any-deployment.ts'
import { deedsBetween, deedsOf } from './deeds.ts'
import { firstPlan, planWith } from './plan.ts'

const plan = firstPlan({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
const next = planWith(plan, { 'mf-two': '1.1.0' })
const canary = { app: 'mf-one', version: '1.1.0', percent: 10, generation: 'bbbbbbbbbbbb' }
const documents = { aaaaaaaaaaaa: 'hash' }
const live = { ...anyDeployment, plan, canary, documents }
const ended = { release: 'mf-one@1.1.0', why: 'It throws.' }

it.each([
  ['a release next to a canary', { plan: next, canary }, [{ right: 'promote', app: 'mf-two' }]],
  ['a wider canary', { plan, canary: { ...canary, percent: 20 } }, [{ right: 'promote', app: 'mf-one' }]],
  ['a canary that is stopped', { plan, isRollback: true }, [{ right: 'rollback', app: 'mf-one' }]],
  [
    "a release on top of which another's canary composes no more",
    { plan: next, ended },
    [{ right: 'promote', app: 'mf-two' }],
  ],
] as const)('of %s asks for what its team may', (_, change, deeds) => {
  expect(deedsOf(live, { documents, ...change }, () => true)).toEqual(deeds)
})

it.each([
  { gatewayUrl: 'https://other.example/main/gemini' },
  { reports: 100 },
  { origins: { 'mf-one': 'https://other.example' } },
])('asks for more where %j changes for the whole site, forth and back', changed => {
  const other = { ...plan, ...changed }
  expect(deedsBetween(plan, other, {})).toEqual([{ right: 'site' }])
  expect(deedsBetween(other, plan, { isRollback: true })).toEqual([{ right: 'site' }])
})

it('asks for the right to compose where a generation was never live, or has other documents', () => {
  const isKnown = (id: string, digest: string) => id === 'aaaaaaaaaaaa' && digest === 'hash'
  expect(deedsOf(live, { plan, canary, documents }, isKnown)).toEqual([])
  for (const made of [{ aaaaaaaaaaaa: 'other' }, { ...documents, bbbbbbbbbbbb: 'hash' }])
    expect(deedsOf(live, { plan, canary, documents: made }, isKnown)).toEqual([{ right: 'compose' }])
})
