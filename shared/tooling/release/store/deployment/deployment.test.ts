import {
  deploymentSchema,
  STORE_FORMAT,
  type Canary,
  type Deployment,
  createRedeploymentChange,
  findRollbackTarget,
} from './deployment.ts'
import { sampleDeployment } from '../../fixtures/any-deployment.ts'

const signed = {
  store: 's3://site/main',
  number: 2,
  after: { number: 1, digest: 'ab12' },
  since: '2026-11-27T00:00:00.000Z',
  what: 'promote mf-one@1.1.0',
  by: 'local (root@computer)',
  generation: '9958b30573b35fbb0c2e4bf9841500c2',
  plan: {
    pins: { shell: '1.0.0', 'mf-one': '1.1.0' },
    previous: { 'mf-one': '1.0.0' },
    gatewayUrl: 'https://right.example/main/gemini',
    reports: 10,
  },
  releases: { 'shell@1.0.0': 'cd', 'mf-one@1.1.0': 'ef', 'mf-one@1.0.0': '01' },
  documents: { '9958b30573b35fbb0c2e4bf9841500c2': 'hash' },
  previous: 1,
  embeds: { live: 'mf-one@1.1.0' },
  embedded: { 'mf-one@1.1.0': 'hash' },
}

/**
 * The signed text of a deployment in each format that was ever public. Add new formats, but never change a
 * text.
 */
const written: Readonly<Record<number, object>> = {
  2: { format: 2, ...signed },
  3: { format: 3, ...signed },
}

it("reads what every format since the second has written, today's included", () => {
  expect(Object.keys(written).map(Number).at(-1)).toBe(STORE_FORMAT)
  for (const words of Object.values(written)) expect(deploymentSchema.safeParse(words).error).toBeUndefined()
})

const canaryOf = (generation: string, percent = 10): Canary => ({
  app: 'mf-maze',
  version: '2.0.0',
  percent,
  generation,
})

/**
 * Makes consecutive deployments. Each deployment's rollback target is the deployment before, unless its step
 * names another target.
 */
function history(
  ...steps: readonly Pick<Deployment, 'generation' | 'canary' | 'previous'>[]
): readonly Deployment[] {
  return steps.map((step, index) => ({
    ...sampleDeployment,
    number: index + 1,
    ...(index > 0 && { previous: index }),
    ...step,
  }))
}

function goingBack(deployments: readonly Deployment[]) {
  const newest = deployments.at(-1)
  if (!newest) throw new Error('No deployments.')
  const target = findRollbackTarget(newest, deployments)
  return target && createRedeploymentChange(target, newest)
}

describe('a rollback', () => {
  it('goes one deployment back', () => {
    expect(goingBack(history({ generation: 'a' }, { generation: 'b' }))).toEqual({ generation: 'a' })
  })

  it('goes further back the next time', () => {
    // The last deployment is a rollback from `c` to `b`, so the next rollback goes to `a`.
    const steps = history(
      { generation: 'a' },
      { generation: 'b' },
      { generation: 'c' },
      { generation: 'b', previous: 1 },
    )
    expect(goingBack(steps)).toEqual({ generation: 'a' })
  })

  it('has nowhere to go from the first deployment', () => {
    expect(goingBack(history({ generation: 'a' }))).toBeUndefined()
  })

  it('does not go in circles where a deployment names itself', () => {
    expect(goingBack(history({ generation: 'a' }, { generation: 'a', previous: 2 }))).toBeUndefined()
  })

  it('ends a canary, however often it was widened', () => {
    const steps = history(
      { generation: 'a' },
      { generation: 'a', canary: canaryOf('x') },
      { generation: 'a', canary: canaryOf('x', 50) },
    )
    expect(goingBack(steps)).toEqual({ generation: 'a' })
  })

  it('leaves a canary running that was there before, as wide as it is now', () => {
    const steps = history(
      { generation: 'a', canary: canaryOf('x') },
      { generation: 'a', canary: canaryOf('x', 30) },
      { generation: 'b', canary: canaryOf('y', 30) },
    )
    expect(goingBack(steps)).toEqual({ generation: 'a', canary: canaryOf('x', 30), previous: 1 })
  })

  it('never brings back a canary that was stopped', () => {
    const steps = history(
      { generation: 'a' },
      { generation: 'b' },
      { generation: 'b', canary: canaryOf('x') },
      { generation: 'b' },
    )
    expect(goingBack(steps)).toEqual({ generation: 'a' })
  })
})
