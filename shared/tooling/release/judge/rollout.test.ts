import { nextMove, type CanaryRollout } from './rollout.ts'

const rules = { steps: [5, 25, 100], failureLimit: 2, stepTimeoutMs: 60_000 }
const rollout: CanaryRollout = { weight: 5, since: 1000, failures: 0 }
const failed = { status: 'failed', why: 'errors' } as const
const unknown = { status: 'inconclusive', why: '3 visits' } as const

it('goes to the next step, and at last to everybody', () => {
  expect(nextMove(rollout, { status: 'passed' }, 2000, rules)).toEqual({ to: 'widen', weight: 25 })
  expect(nextMove({ ...rollout, weight: 25 }, { status: 'passed' }, 2000, rules)).toEqual({
    to: 'widen',
    weight: 100,
  })
  // With a weight that is not one of the steps, the next larger step follows.
  expect(nextMove({ ...rollout, weight: 10 }, { status: 'passed' }, 2000, rules)).toEqual({
    to: 'widen',
    weight: 25,
  })
})

it('takes back what fails as often in a row as the failure limit says', () => {
  const once = nextMove(rollout, failed, 2000, rules)
  expect(once).toEqual({ to: 'wait', rollout: { ...rollout, failures: 1 } })
  expect(nextMove({ ...rollout, failures: 1 }, failed, 2000, rules)).toEqual({
    to: 'take back',
    why: 'errors',
  })
  expect(nextMove({ ...rollout, failures: 1 }, unknown, 2000, rules)).toEqual({ to: 'wait', rollout })
})

it('takes back a canary without a verdict at the time limit of a step, and not before', () => {
  expect(nextMove(rollout, unknown, 61_000, rules)).toEqual({ to: 'wait', rollout })
  expect(nextMove(rollout, unknown, 61_001, rules)).toEqual({
    ...{ to: 'take back', why: 'no verdict in 1 minutes: 3 visits' },
  })
})
