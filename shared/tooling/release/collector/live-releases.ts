import { readDeployments, type Deployment } from '../store/deployments.ts'
import { hasGeneration, readPlan, type Store } from '../store/store.ts'
import type { Labels } from './metrics.ts'

export type LiveReleases = Awaited<ReturnType<typeof liveReleases>>

/** Open tabs still report on earlier releases. */
const DEPLOYMENTS = 10

const UNKNOWN = 'unknown'

export async function liveReleases(store: Store) {
  const recent = (await readDeployments(store)).slice(0, DEPLOYMENTS)
  const releases = new Map<string, ReadonlySet<string>>()
  for (const generation of new Set(recent.flatMap(generationsOf))) {
    if (!hasGeneration(store, generation)) continue
    const { pins } = await readPlan(store, generation)
    releases.set(generation, new Set(Object.entries(pins).map(([app, version]) => `${app}@${version}`)))
  }
  const known = new Set([...releases.values()].flatMap(each => [...each]))
  const [newest] = recent
  const canary = newest?.canary?.generation
  const labelled = (generation: string, release: string): Labels => ({
    release,
    generation,
    track: generation === canary ? 'canary' : 'stable',
  })
  return {
    /** `unknown` for a release that was not live lately: forged reports must not create time series. */
    labelsOf: (generation: string, release: string) => ({
      ...labelled(generation, known.has(release) ? release : UNKNOWN),
      ...(!releases.has(generation) && { generation: UNKNOWN }),
    }),
    isKnown: (generation: string) => generation === UNKNOWN || releases.has(generation),
    now: (newest ? generationsOf(newest) : []).flatMap(generation =>
      [...(releases.get(generation) ?? [])].map(release => labelled(generation, release)),
    ),
  }
}

const generationsOf = ({ generation, canary }: Deployment): string[] => [
  generation,
  ...(canary ? [canary.generation] : []),
]
