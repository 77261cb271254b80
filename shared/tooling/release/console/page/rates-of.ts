import type { Series } from '../health.ts'

/**
 * Errors or fallbacks of a release per hundred visits, minute by minute, so that a canary of few visitors compares with what the others get.
 * @param series of one release
 */
export function ratesOf(series: readonly Series[], kind: 'error' | 'fallback'): readonly number[] {
  const visits = valuesOf(series, 'visit')
  return valuesOf(series, kind).map((value, at) => {
    const all = visits[at] ?? 0
    return all > 0 ? (value / all) * 100 : 0
  })
}

/** Oldest first; nothing but zeros where nobody told anything of the kind. */
export function valuesOf(series: readonly Series[], kind: Series['kind']): readonly number[] {
  const found = series.find(each => each.kind === kind)
  return found?.values ?? Array.from({ length: series[0]?.values.length ?? 0 }, () => 0)
}
