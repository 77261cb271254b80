import type { Deployment } from '../store/deployment.ts'
import { deploymentsNewestFirst } from '../store/deployments.ts'
import { hasGeneration, readPlan, type Store } from '../store/store.ts'
import type { Labels } from './metrics.ts'

export interface LiveReleases {
  /**
   * Returns the labels of a release's metrics; `unknown` for a release that was not live recently, so that
   * forged reports cannot create time series.
   */
  readonly labelsOf: (generation: string, release: string) => Labels
  /** Whether a generation is live or was live recently. */
  readonly isKnown: (generation: string) => boolean
  readonly now: readonly Labels[]
}

/** Number of recent deployments whose releases are known: open tabs still report on earlier releases. */
const DEPLOYMENTS = 10

export const UNKNOWN = 'unknown'

/** Reads a site's current and recent releases from its deployments. */
export async function liveReleases(store: Store): Promise<LiveReleases> {
  const recent = (await deploymentsNewestFirst(store)).slice(0, DEPLOYMENTS)
  const releases = new Map<string, ReadonlySet<string>>()
  for (const generation of new Set(recent.flatMap(generationsOf))) {
    if (hasGeneration(store, generation)) releases.set(generation, await releasesIn(store, generation))
  }
  const known = new Set([...releases.values()].flatMap(each => [...each]))
  const [newest] = recent
  const canary = newest?.canary?.generation
  const trackOf = (generation: string) => (generation === canary ? 'canary' : 'stable')
  return {
    labelsOf: (generation, release) => ({
      release: known.has(release) ? release : UNKNOWN,
      generation: releases.has(generation) ? generation : UNKNOWN,
      track: trackOf(generation),
    }),
    isKnown: generation => generation === UNKNOWN || releases.has(generation),
    now: (newest ? generationsOf(newest) : []).flatMap(generation =>
      [...(releases.get(generation) ?? [])].map(release => ({
        release,
        generation,
        track: trackOf(generation),
      })),
    ),
  }
}

const generationsOf = ({ generation, canary }: Deployment): string[] => [
  generation,
  ...(canary ? [canary.generation] : []),
]

async function releasesIn(store: Store, generation: string): Promise<ReadonlySet<string>> {
  const { pins } = await readPlan(store, generation)
  return new Set(Object.entries(pins).map(([app, version]) => `${app}@${version}`))
}
