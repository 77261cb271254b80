/**
 * Previews that others can open: a branch `preview/<name>` of the record, which the deployer composes at an
 * address of its own, and never makes live.
 */
import { filesOfWanted, parseWanted, withReleases } from '../record/files.ts'
import { withSigningKey } from '../record/keys.ts'
import {
  commitPreview,
  fetchHead,
  isAncestor,
  readHead,
  readPreviews,
  writeNote,
  type Commit,
} from '../record/record.ts'
import { verifyCommits } from '../record/verify.ts'
import { newestDeployment, uploadPreview, type Deployment } from '../store/deployments.ts'
import { markAsUsed } from '../store/files/write-whole.ts'
import { generationFolder, isKept } from '../store/store.ts'
import { requireRights, waitForOutcome } from './change.ts'
import { readRecordedState } from './deploy.ts'
import { recordDirectDeployment } from './direct.ts'
import { readOutcome, serializeOutcome, type Outcome } from './outcomes.ts'
import { RefusedError, refuse } from './prepare.ts'
import { composePreview, fetchWanted } from './preview.ts'
import type { Releases } from './promote.ts'
import type { Site } from './site.ts'

/**
 * Commits the live site with other releases to a branch, which replaces one of the same name, and waits until
 * the deployer has composed it.
 * @throws Error that says why the deployer refuses it
 */
export async function sharePreview(site: Site, name: string, releases: Releases): Promise<string> {
  const { store, record } = site
  await recordDirectDeployment(site)
  const commit = await withSigningKey(async key => {
    const head = await fetchHead(record)
    const { files } = await readRecordedState(site, await newestDeployment(store), head)
    const { live } = parseWanted(files)
    const names = Object.entries(releases).map(([app, { version }]) => `${app}@${version}`)
    const change = {
      what: `preview ${names.join(' ')}`,
      files: filesOfWanted({ live: withReleases(live, releases), site: {} }),
    }
    await requireRights(files, change, key)
    return commitPreview(record, key, { name, head, change })
  })
  if (record.remote === undefined) await deployPreviews(site)
  return (await waitForOutcome(site, commit)).generation
}

/** Composes the fetched previews that are not there yet, and says so in notes on their commits. */
export async function deployPreviews(site: Site): Promise<void> {
  const { store, record } = site
  const base = await newestDeployment(store)
  const head = await readHead(record)
  if (!base || head === undefined) return
  for (const commit of await readPreviews(record)) {
    const before = readOutcome(commit)
    if (before?.outcome === 'refused') continue
    if (before && isKept(store, before.generation)) {
      // gc removes generations that were never live by their age.
      await markAsUsed(generationFolder(store, before.generation))
      continue
    }
    // Other sites of the same record have previews too.
    if (commit.parent === undefined || !(await isAncestor(record, commit.parent, head))) continue
    const outcome = await compose(site, base, commit, commit.parent).catch((error: unknown): Outcome => {
      if (error instanceof RefusedError) return { outcome: 'refused', why: error.message }
      throw error
    })
    await writeNote(record, commit.id, serializeOutcome(outcome))
  }
}

/** @param parent commit of the site on which the preview's only commit stands */
async function compose(site: Site, base: Deployment, commit: Commit, parent: string): Promise<Outcome> {
  const { store, record } = site
  const [verdict] = await verifyCommits(record, { commit: parent, files: base.record.files }, commit.id)
  if (!verdict || verdict.refused !== undefined)
    return { outcome: 'refused', why: verdict?.refused ?? 'it changes nothing' }
  const { live, site: options } = parseWanted(verdict.files)
  const wanted = { live, site: options }
  const { generation } = await fetchWanted(site, base, wanted)
    .then(released => composePreview(store, base, released))
    .catch(refuse)
  const releases = Object.entries(live).map(([app, { version, digest }]) => {
    return [`${app}@${version}`, digest] as const
  })
  await uploadPreview(store, generation, Object.fromEntries(releases))
  return { outcome: 'preview', generation }
}
