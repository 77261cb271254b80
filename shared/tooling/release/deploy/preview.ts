import { composeVerified, type CompositionResult } from '../compose/compose-after.ts'
import { parseWanted, planOf, withReleases, type Wanted } from '../record/files.ts'
import { requireSandboxForOtherTeams } from './allowed-without-sandbox.ts'
import { fetchAll, type Sources } from './prepare.ts'
import { openReleases } from '../releases/release-source.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { newestDeployment, type Deployment } from '../store/deployments.ts'
import { markAsUsed } from '../store/files/write-whole.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { nothingLive, type Releases } from './promote.ts'

/** Reads the live site with other releases of some apps. @throws Error if nothing is live */
export async function propose(
  store: Store,
  pins: Releases,
): Promise<{ readonly live: Deployment; readonly released: ReleasedPlan }> {
  const live = await newestDeployment(store)
  if (!live) throw new Error(nothingLive({ store }))
  const wanted = parseWanted(live.record.files)
  const next = { ...wanted, live: { ...wanted.live, ...withReleases(wanted.live, pins) } }
  return { live, released: await fetchWanted({ store, releases: openReleases(store) }, live, next) }
}

/** Brings to the site's folder what a preview is composed of. */
export async function fetchWanted(
  sources: Sources,
  live: Deployment,
  wanted: Omit<Wanted, 'canary'>,
): Promise<ReleasedPlan> {
  requireSandboxForOtherTeams(sources.store, live.record.files)
  await fetchAll(sources, live, wanted)
  return ReleasedPlan.of(sources.store, planOf(wanted))
}

export async function composePreview(
  store: Store,
  live: Deployment,
  released: ReleasedPlan,
): Promise<CompositionResult> {
  const composed = await composeVerified(store, live.generation, released)
  // Reset the age of a preview that existed already, since gc removes previews by their age.
  await markAsUsed(generationFolder(store, composed.generation))
  return composed
}
