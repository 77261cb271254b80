import type { Deployment } from './deployment.ts'
import { sampleDeployment } from '../../fixtures/any-deployment.ts'
import { DeploymentHistory } from './deployment-history.ts'
import { listPermissionsForPlan, listPermissionsForDeployment } from './required-permissions.ts'
import { firstPlan, planWith } from '../plan.ts'

const plan = firstPlan({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
const next = planWith(plan, { 'mf-two': '1.1.0' })
const canary = { app: 'mf-one', version: '1.1.0', percent: 10, generation: 'bbbbbbbbbbbb' }
const documents = { aaaaaaaaaaaa: 'hash' }
const live = { ...sampleDeployment, plan, canary, documents }
const { generation } = live
const history = (...deployments: Deployment[]) => DeploymentHistory.of(deployments)
const SOME_APP = { right: 'promoteAny' } as const
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
] as const)('of %s asks for what its team may', (_, change, permissions) => {
  expect(
    listPermissionsForDeployment(history(live), { generation, documents, embeds: {}, ...change }),
  ).toEqual(permissions)
})

it.each([{ gatewayUrl: 'https://other.example/main/gemini' }, { reports: 100 }])(
  'asks for more where %j changes for the whole site, forth and back',
  changed => {
    const other = { ...plan, ...changed }
    expect(listPermissionsForPlan(plan, other, {})).toEqual([{ right: 'site' }])
    expect(listPermissionsForPlan(other, plan, { isBack: () => true })).toEqual([{ right: 'site' }])
  },
)

it('asks for the right to compose where a generation was never live, or has other documents', () => {
  const asked = (made: Record<string, string>) =>
    listPermissionsForDeployment(history(live), { generation, plan, canary, documents: made, embeds: {} })
  expect(asked(documents)).toEqual([SOME_APP])
  for (const made of [{ aaaaaaaaaaaa: 'other' }, { ...documents, bbbbbbbbbbbb: 'hash' }])
    expect(asked(made)).toEqual([SOME_APP, { right: 'compose' }])
})

// Deployments that an attacker could sign with a team's key, without using a command.
it.each<
  [
    string,
    Parameters<typeof listPermissionsForDeployment>[1],
    ReturnType<typeof listPermissionsForDeployment>,
  ]
>([
  [
    'what pages of another app fall back to',
    { ...live, plan: { ...plan, previous: { 'mf-one': '0.9.0' } } },
    [{ right: 'promote', app: 'mf-one' }],
  ],
  [
    'a version that was never live, said to be a rollback',
    { ...live, plan: next, isRollback: true },
    [{ right: 'promote', app: 'mf-two' }],
  ],
  [
    "a canary in place of another app's",
    { ...live, canary: { ...canary, app: 'mf-two' } },
    [
      { right: 'promote', app: 'mf-one' },
      { right: 'promote', app: 'mf-two' },
    ],
  ],
  [
    "another app's address for partners",
    { ...live, embeds: { 'mf-one@v1': 'mf-two@1.1.0' } },
    [{ right: 'site' }],
  ],
  [
    'what partners load of another app',
    { ...live, embeds: { 'mf-one@v1': 'mf-one@1.1.0' } },
    [{ right: 'promote', app: 'mf-one' }],
  ],
])('asks for more than the own app where it changes %s', (_, change, permissions) => {
  expect(listPermissionsForDeployment(history(live), change)).toEqual(permissions)
})

it('gives the page for partners to another app for who may change the site alone', () => {
  const before = { ...live, embeds: { live: 'mf-one@1.0.0' } }
  expect(
    listPermissionsForDeployment(history(before), { ...live, embeds: { live: 'mf-two@1.0.0' } }),
  ).toEqual([{ right: 'site' }])
})

const OTHER = 'cccccccccccc'

// Deployments of the same plan, canary and embeds: they need a right all the same.
it.each<
  [
    string,
    Parameters<typeof listPermissionsForDeployment>[1],
    ReturnType<typeof listPermissionsForDeployment>,
  ]
>([
  ['nothing at all', live, [SOME_APP]],
  ['nothing, as a rollback', { ...live, isRollback: true }, [{ right: 'rollbackAny' }]],
  [
    'documents that were never live, said to be a rollback',
    { ...live, isRollback: true, generation: OTHER, documents: { [OTHER]: 'new' } },
    [SOME_APP, { right: 'compose' }],
  ],
  [
    'documents that were live before, of the same plan',
    { ...live, generation: OTHER, documents: { [OTHER]: 'hash' } },
    [SOME_APP, { right: 'compose' }],
  ],
  [
    "the documents of another team's canary alone",
    { ...live, canary: { ...canary, generation: OTHER } },
    [{ right: 'promote', app: 'mf-one' }, { right: 'compose' }],
  ],
  [
    "another team's canary, said to compose no more, though nothing else changes",
    { plan, generation, documents, embeds: {}, ended },
    [{ right: 'promote', app: 'mf-one' }],
  ],
  [
    'the address of the assistant from none to an empty one',
    { ...live, plan: { ...plan, gatewayUrl: '' } },
    [{ right: 'site' }],
  ],
])('asks for a right where a deployment changes %s', (_, change, permissions) => {
  const other = { ...live, generation: OTHER, documents: { [OTHER]: 'hash' } }
  expect(listPermissionsForDeployment(history(other, live), change)).toEqual(permissions)
})

it.each([
  ['to a fallback that was never live', { ...plan, previous: { 'mf-one': '6.6.6' } }, 'promote'],
  ['to a version that was live', { ...plan, previous: { 'mf-one': '0.9.0' } }, 'rollback'],
  ['to a version that was never live', { ...plan, pins: { ...plan.pins, 'mf-one': '6.6.6' } }, 'promote'],
  ['from a site without the app', { ...plan, pins: { 'mf-two': '1.0.0' } }, 'promote'],
] as const)('takes the right to roll back %s for what it is', (_, changed, right) => {
  const before = { ...live, plan: planWith(firstPlan({ 'mf-one': '0.9.0', 'mf-two': '1.0.0' }), plan.pins) }
  expect(
    listPermissionsForDeployment(history(before, live), { ...live, plan: changed, isRollback: true }),
  ).toEqual([{ right, app: 'mf-one' }])
})

it('does not take the right to roll back for that to start a canary of the same app', () => {
  const before = { ...sampleDeployment, plan: planWith(plan, { 'mf-one': '1.2.0' }), documents }
  expect(listPermissionsForDeployment(history(live, before), { ...live, canary, isRollback: true })).toEqual([
    { right: 'rollback', app: 'mf-one' },
    { right: 'promote', app: 'mf-one' },
  ])
})
