/** Reads data from Prometheus (https://prometheus.io/docs/prometheus/latest/querying/api/). */
import { z } from 'zod'
import type { HistogramBucket, ReleaseObservation, ReportSamples } from './samples.ts'

export interface MetricsQuery {
  /** Address of Prometheus, e.g. `http://localhost:9090`, without a slash at its end. */
  readonly prometheus: string
  /** The release, e.g. `mf-maze@1.4.0`. */
  readonly canary: string
  readonly stable: string
  /** Start and end of the period; ms. */
  readonly since: number
  readonly now: number
}

const ANSWER_MS = 10_000

/** A counter's value. Prometheus also knows NaN and +Inf, with which every comparison would be false. */
const countSchema = z
  .string()
  .regex(/^\d/)
  .refine(text => Number(text) <= Number.MAX_SAFE_INTEGER)

const answerSchema = z.object({
  data: z.object({
    result: z.array(
      z.object({
        metric: z.record(z.string(), z.string()),
        values: z.array(z.tuple([z.number(), countSchema])),
      }),
    ),
  }),
})

type Series = z.infer<typeof answerSchema>['data']['result'][number]

/**
 * Queries the reports on the canary and the stable release.
 * @throws Error if Prometheus sends no valid response
 */
export async function queryObservation(question: MetricsQuery): Promise<ReleaseObservation> {
  const { prometheus, canary, stable, since, now } = question
  const url = `${prometheus}/api/v1/query`
  const names = 'site_visits_total|site_visits_with_errors_total|site_fallbacks_total|site_lcp_seconds_bucket'
  const releases = [canary, stable].map(release => release.replaceAll(/[.+]/g, String.raw`\\$&`)).join('|')
  const seconds = Math.max(Math.ceil((now - since) / 1000), 1)
  const body = new URLSearchParams({
    // Query the raw samples: Prometheus's increase() extrapolates, which distorts small counts.
    query: `{__name__=~"${names}",release=~"${releases}"}[${seconds}s]`,
    time: String(now / 1000),
  })
  const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(ANSWER_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`Prometheus does not answer at ${prometheus}`, { cause })
    },
  )
  if (!answer.ok) throw new Error(`Prometheus at ${prometheus} answers with ${answer.status}`)
  const { data: known } = answerSchema.safeParse(await answer.json())
  if (!known) throw new Error(`Prometheus at ${prometheus} answers with something else than counts`)
  const { result } = known.data
  return { canary: samplesOf(result, canary), stable: samplesOf(result, stable) }
}

function samplesOf(all: readonly Series[], release: string): ReportSamples {
  const own = all.filter(({ metric }) => metric['release'] === release)
  const total = (name: string, rest: readonly Series[] = own) =>
    rest.reduce(
      (sum, { metric, values }) => sum + (metric['__name__'] === name ? counterIncrease(values) : 0),
      0,
    )
  return {
    visits: total('site_visits_total'),
    withErrors: total('site_visits_with_errors_total'),
    fallbacks: total('site_fallbacks_total'),
    lcp: bucketsOf(
      bound =>
        total(
          'site_lcp_seconds_bucket',
          own.filter(({ metric }) => metric['le'] === bound),
        ),
      own,
    ),
  }
}

/** Converts Prometheus's cumulative buckets to buckets that each count only the values in their own range. */
function bucketsOf(upToAndBelow: (bound: string) => number, series: readonly Series[]): HistogramBucket[] {
  const bounds = [...new Set(series.flatMap(({ metric }) => metric['le'] ?? []))]
  const rising = bounds.map(bound => ({ bound, upTo: bound === '+Inf' ? Infinity : Number(bound) }))
  rising.sort((a, b) => (a.upTo < b.upTo ? -1 : 1))
  let below = 0
  return rising.map(({ bound, upTo }) => {
    const count = upToAndBelow(bound) - below
    below += count
    return { upTo, count }
  })
}

/**
 * Computes by how much a counter increased. If a value is lower than the previous value, the counter
 * restarted at zero.
 */
export function counterIncrease(values: readonly (readonly [number, string])[]): number {
  const counts = values.map(([, text]) => Number(text))
  return counts.reduce((sum, count, at) => {
    const before = counts[at - 1]
    if (before === undefined) return 0
    return sum + (count >= before ? count - before : count)
  }, 0)
}
