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

export interface Proposal {
  readonly live: Deployment
  readonly released: ReleasedPlan
}

/** Reads the live site with other releases of some apps. @throws Error if nothing is live */
export async function propose(store: Store, pins: Releases): Promise<Proposal> {
  const live = await newestDeployment(store)
  if (!live?.record) throw new Error(nothingLive({ store }))
  requireSandboxForOtherTeams(store, live.record.files)
  const wanted = parseWanted(live.record.files)
  const next: Wanted = { site: wanted.site, live: { ...wanted.live, ...withReleases(wanted.live, pins) } }
  await fetchAll({ store, releases: openReleases(store) }, live, next)
  return { live, released: await ReleasedPlan.of(store, planOf(next)) }
}

/** Composes a preview: the live site, but with the given versions of some apps. */
export async function composePreview(store: Store, pins: Releases): Promise<CompositionResult> {
  const { live, released } = await propose(store, pins)
  return composeUnseen(store, live, released)
}

export async function composeWanted(
  sources: Sources,
  live: Deployment,
  next: Wanted,
): Promise<CompositionResult> {
  const { store } = sources
  requireSandboxForOtherTeams(store, live.record?.files)
  await fetchAll(sources, live, next)
  return composeUnseen(store, live, await ReleasedPlan.of(store, planOf(next)))
}

async function composeUnseen(store: Store, live: Deployment, released: ReleasedPlan) {
  const composed = await composeVerified(store, live.generation, released)
  // Reset the age of a preview that existed already, since gc removes previews by their age.
  await markAsUsed(generationFolder(store, composed.generation))
  return composed
}
