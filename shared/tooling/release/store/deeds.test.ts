import { rmSync } from 'node:fs'
import { emptyStore, putGeneration } from '../fixtures/composed.ts'
import { deedsBetween, deedsOf } from './deeds.ts'
import type { Deployment } from './deployments.ts'
import { firstPlan } from './plan.ts'

const LIVE = 'aaaaaaaaaaaa'
const NEXT = 'bbbbbbbbbbbb'

const store = emptyStore()
putGeneration(store, LIVE, { 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
putGeneration(store, NEXT, { 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
afterAll(() => rmSync(store.folder, { recursive: true }))

const canary = { app: 'mf-one', version: '1.1.0', percent: 10, generation: NEXT }
const live: Deployment = {
  number: 1,
  since: '2025-11-21T10:00:00Z',
  what: 'promote',
  generation: LIVE,
  canary,
}
const ended = { release: 'mf-one@1.1.0', why: 'It throws.' }

it.each([
  ['a release beside a canary', { generation: NEXT, canary }, [{ right: 'promote', app: 'mf-two' }]],
  [
    'a wider canary',
    { generation: LIVE, canary: { ...canary, percent: 20 } },
    [{ right: 'promote', app: 'mf-one' }],
  ],
  [
    'a canary that is stopped',
    { generation: LIVE, isRollback: true },
    [{ right: 'rollback', app: 'mf-one' }],
  ],
  [
    "a release on top of which another's canary composes no more",
    { generation: NEXT, ended },
    [{ right: 'promote', app: 'mf-two' }],
  ],
] as const)('of %s asks for what its team may', async (_, change, deeds) => {
  expect(await deedsOf(store, live, change)).toEqual(deeds)
})

it('asks for more where addresses of the whole site change', () => {
  const plan = firstPlan({ 'mf-one': '1.0.0' })
  expect(deedsBetween(plan, { ...plan, gatewayUrl: 'https://other.example/main/gemini' }, {})).toEqual([
    { right: 'site' },
  ])
  expect(deedsBetween(plan, { ...plan, reports: 100 }, {})).toEqual([{ right: 'site' }])
  expect(deedsBetween(plan, { ...plan, origins: { 'mf-one': 'https://other.example' } }, {})).toEqual([
    { right: 'site' },
  ])
})
