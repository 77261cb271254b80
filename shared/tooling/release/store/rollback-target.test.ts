import { anyDeployment } from '../fixtures/any-deployment.ts'
import type { Canary, Deployment } from './deployment.ts'
import { repeated, rollbackTarget } from './rollback-target.ts'

const canaryOf = (generation: string, percent = 10): Canary => ({
  app: 'mf-maze',
  version: '2.0.0',
  percent,
  generation,
})

/** Makes consecutive deployments, each with the one before it as its rollback target. */
function history(
  ...steps: readonly Pick<Deployment, 'generation' | 'canary' | 'previous'>[]
): readonly Deployment[] {
  return steps.map((step, index) => ({
    ...anyDeployment,
    number: index + 1,
    ...(index > 0 && { previous: index }),
    ...step,
  }))
}

function goingBack(deployments: readonly Deployment[]) {
  const newest = deployments.at(-1)
  if (!newest) throw new Error('No deployments.')
  const target = rollbackTarget(newest, deployments)
  return target && repeated(target, newest)
}

describe('a rollback', () => {
  it('goes one deployment back', () => {
    expect(goingBack(history({ generation: 'a' }, { generation: 'b' }))).toEqual({ generation: 'a' })
  })

  it('goes further back the next time', () => {
    // The third deployment is the result of the first rollback.
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
