/** Counted by a collector (collector/metrics.ts). */
export interface VisitCounts {
  readonly visits: number
  readonly withErrors: number
}

const LIMIT_MS = 2000

/**
 * Since the collector started; its address is in the environment.
 * @returns by release, such as `mf-maze@1.1.0`; undefined if no collector answers
 */
export async function readVisitCounts(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ReadonlyMap<string, VisitCounts> | undefined> {
  const host = environment['REPORTS_HOST'] || '127.0.0.1'
  const port = environment['REPORTS_METRICS_PORT'] || '9465'
  try {
    const answer = await fetch(`http://${host}:${port}/metrics`, { signal: AbortSignal.timeout(LIMIT_MS) })
    return answer.ok ? countsIn(await answer.text()) : undefined
  } catch {
    return undefined
  }
}

const SERIES = /^site_(visits|visits_with_errors)_total\{release="([^"]+)".*\} (\d+)$/gm

function countsIn(metrics: string): ReadonlyMap<string, VisitCounts> {
  const counts = new Map<string, VisitCounts>()
  for (const [, name, release = '', count] of metrics.matchAll(SERIES)) {
    const { visits, withErrors } = counts.get(release) ?? { visits: 0, withErrors: 0 }
    const isVisits = name === 'visits'
    counts.set(release, {
      visits: visits + (isVisits ? Number(count) : 0),
      withErrors: withErrors + (isVisits ? 0 : Number(count)),
    })
  }
  return counts
}
