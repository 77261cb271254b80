import type { Status } from '../../store/status.ts'
import type { Series } from '../health.ts'

export interface PlottedRelease {
  readonly release: string
  readonly isCanary: boolean
  /** Empty where nobody reported anything. */
  readonly series: readonly Series[]
}

/** How many releases that are live no more are shown: pages that are open have them still. */
const OTHERS = 4

/** The canary first, then what is live, then others that pages still report of. */
export function plottedReleases(series: readonly Series[], status: Status | undefined): PlottedRelease[] {
  const live = Object.entries(status?.apps ?? {}).map(([app, { version }]) => `${app}@${version}`)
  const canary = status?.canary && `${status.canary.app}@${status.canary.version}`
  const known = [...new Set([...(canary === undefined ? [] : [canary]), ...live])]
  const others = new Set(series.map(({ release }) => release).filter(release => !known.includes(release)))
  return [...known, ...[...others].sort().slice(0, OTHERS)].map(release => ({
    release,
    isCanary: release === canary,
    series: series.filter(each => each.release === release),
  }))
}
