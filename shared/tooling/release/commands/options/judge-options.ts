import type { JudgedCanaryOptions } from '../../pipeline/judged-canary.ts'
import { parseWholeNumber, type VerbOptions } from './verb-request.ts'
import { parseHttpUrl } from './parse-options.ts'

/** Default number of failed analyses in a row before a rollback. */
const FAILURE_LIMIT = 2

const DEFAULT_STEPS = '5,25,100'

/** Parses the options of a canary that is analysed automatically. @throws Error that shows the valid forms */
export function parseJudgedCanaryOptions(options: VerbOptions): Omit<JudgedCanaryOptions, 'unchecked'> {
  if (options.percent !== undefined)
    throw new Error('Of --percent and --judge one: steps say per cents, too.')
  const named = options.prometheus === undefined ? 'PROMETHEUS_URL' : '--prometheus'
  return {
    rules: {
      steps: parseRolloutSteps(options.steps ?? DEFAULT_STEPS),
      failureLimit: FAILURE_LIMIT,
      stepTimeoutMs: parseWholeNumber('step-timeout', options['step-timeout'] ?? '60', 1, 10_000) * 60_000,
    },
    intervalMs: parseWholeNumber('interval', options.interval ?? '10', 1, 3600) * 1000,
    prometheus: parseHttpUrl(
      named,
      'the address of Prometheus, like http://localhost:9090',
      options.prometheus ?? (process.env['PROMETHEUS_URL'] || 'http://localhost:9090'),
    ),
  }
}

/** Parses the steps of a canary. @throws Error that shows the valid form */
export function parseRolloutSteps(typed: string): readonly number[] {
  const steps = typed.split(',').map(step => parseWholeNumber('steps', step, 1, 100))
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0))
  // At least one step must be below 100: at 100 there is no stable release to compare with.
  if (isRising && steps.length > 1 && steps.at(-1) === 100) return steps
  throw new Error(
    `--steps needs at least two rising per cents of visitors up to 100, like ${DEFAULT_STEPS}, not "${typed}".`,
  )
}
