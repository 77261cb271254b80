/** How releases fare with visitors, as Prometheus knows it: counts of what pages reported (shared/docs/judged-canaries.md). */
import { z } from 'zod'

/** What visits told of one release: visits, errors and fallbacks a minute, or how soon three in four saw their page (LCP), in seconds. */
export interface Series {
  /** Such as `mf-maze@1.4.0`. */
  readonly release: string
  readonly kind: Kind
  /** Oldest first, one for each step. */
  readonly values: readonly number[]
}

const kindSchema = z.enum(['visit', 'error', 'fallback', 'LCP'])

export type Kind = z.infer<typeof kindSchema>

export type Health =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly why: string }
  | { readonly kind: 'figures'; readonly series: readonly Series[] }

/** What is shown: the last hour, a value for each minute. */
export const SHOWN_MINUTES = 60
const STEP_S = 60

/** The collector's names. `kind` tells apart what one answer brings. */
const named = (kind: Kind, query: string): string => `label_replace(${query}, "kind", "${kind}", "", "")`
const KNOWN = '{release!="unknown"}'
const counted = (kind: Kind, name: string): string =>
  named(kind, `sum by (release) (rate(${name}${KNOWN}[5m])) * 60`)
const QUERY = [
  counted('visit', 'site_visits_total'),
  counted('error', 'site_errors_total'),
  counted('fallback', 'site_fallbacks_total'),
  named('LCP', `histogram_quantile(0.75, sum by (release, le) (rate(site_lcp_seconds_bucket${KNOWN}[15m])))`),
].join(' or ')

/** Prometheus answers at once, or has trouble of its own; ms. */
const PATIENCE_MS = 3_000
/** Figures change once a minute; ms. */
const BELIEVED_MS = 15_000

const answerSchema = z.object({
  data: z.object({
    resultType: z.literal('matrix'),
    result: z.array(
      z.object({
        metric: z.object({ release: z.string(), kind: kindSchema }),
        values: z.array(z.tuple([z.number(), z.string()])),
      }),
    ),
  }),
})

/**
 * @param address of Prometheus, such as `http://127.0.0.1:9090`; nothing where there is none
 * @returns asks, at most every few seconds
 */
export function healthFrom(address: string | undefined): () => Promise<Health> {
  let known: { readonly at: number; readonly health: Promise<Health> } | undefined
  return () => {
    if (address === undefined) return Promise.resolve({ kind: 'none' })
    if (!known || Date.now() - known.at > BELIEVED_MS) {
      known = { at: Date.now(), health: asked(address, Math.floor(Date.now() / 1000)) }
    }
    return known.health
  }
}

async function asked(address: string, now: number): Promise<Health> {
  const end = now - (now % STEP_S)
  const start = end - (SHOWN_MINUTES - 1) * STEP_S
  const url = new URL('api/v1/query_range', address.endsWith('/') ? address : `${address}/`)
  url.search = String(
    new URLSearchParams({ query: QUERY, start: `${start}`, end: `${end}`, step: `${STEP_S}` }),
  )
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!answer.ok) return { kind: 'unknown', why: `${address} answered ${answer.status}.` }
    const { data } = answerSchema.parse(await answer.json())
    return { kind: 'figures', series: data.result.map(each => seriesOf(each, start)) }
  } catch (error) {
    const why = error instanceof z.ZodError ? 'What it says is no answer of Prometheus' : reasonOf(error)
    return { kind: 'unknown', why: `${address} gave no figures: ${why}.` }
  }
}

type Result = z.infer<typeof answerSchema>['data']['result'][number]

/** Where Prometheus knows nothing of a minute, nobody reported anything; a quantile of nothing is NaN. */
function seriesOf({ metric: { release, kind }, values }: Result, start: number): Series {
  const steps = Array.from({ length: SHOWN_MINUTES }, () => 0)
  for (const [at, value] of values) {
    const step = Math.round((at - start) / STEP_S)
    if (step >= 0 && step < steps.length) steps[step] = Number(value) || 0
  }
  return { release, kind, values: steps }
}

/** What fetch says of a failure stands in its cause. */
const failureSchema = z.object({ message: z.string(), cause: z.object({ message: z.string() }).optional() })

function reasonOf(error: unknown): string {
  const { data } = failureSchema.safeParse(error)
  if (!data) return String(error)
  return data.cause ? `${data.message}, ${data.cause.message}` : data.message
}
