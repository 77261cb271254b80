/**
 * `npm start` deploys its working tree without the record, and so without Git. The first command that needs
 * the record writes down what is live then.
 */
import {
  CANARY_FILE,
  filesOfWanted,
  OWNERS_FILE,
  parseWanted,
  RIGHTS_FILE,
  SITE_FILE,
  type RecordFiles,
  type Wanted,
} from '../record/files.ts'
import { withSigningKey } from '../record/keys.ts'
import { commitChange, writeNote } from '../record/record.ts'
import { verifyCommits } from '../record/verify.ts'
import { openReleases } from '../releases/release-source.ts'
import { newestDeployment, switchTo, type Deployment } from '../store/deployments.ts'
import type { Store } from '../store/places.ts'
import { readRecordedState } from './deploy.ts'
import { serializeOutcome } from './outcomes.ts'
import { prepare } from './prepare.ts'
import type { Site } from './site.ts'

/** Makes releases live at once, unchecked. @returns undefined if the same is live already */
export async function deployDirectly(
  store: Store,
  wanted: Wanted,
  what: string,
): Promise<Deployment | undefined> {
  for (;;) {
    const base = await newestDeployment(store)
    const prepared = await prepare({ store, releases: openReleases(store) }, base, wanted, {
      check: undefined,
    })
    if (base?.generation === prepared.generation && !base.canary) return undefined
    const files = { ...keepOwners(base?.record.files ?? {}), ...filesOfWanted(wanted) }
    const next = await switchTo(store, base, { what, ...prepared, record: { files } })
    if (next) return next
  }
}

const keepOwners = (files: RecordFiles): RecordFiles =>
  Object.fromEntries(
    [OWNERS_FILE, RIGHTS_FILE].flatMap(name => (files[name] === undefined ? [] : [[name, files[name]]])),
  )

/**
 * Records what is live if it was deployed without the record.
 * @throws Error if the record has owners, and this computer's key may not record it
 */
export async function recordDirectDeployment(site: Site): Promise<void> {
  const { store, record } = site
  const base = await newestDeployment(store)
  if (!base || base.record.commit !== undefined) return
  const wanted = filesOfWanted(parseWanted(base.record.files))
  let before: RecordFiles = {}
  const commit = await withSigningKey(key =>
    commitChange(record, key, async head => {
      before = (await readRecordedState(site, undefined, head)).files
      const gone = Object.keys(before).filter(
        name => (name.startsWith('live/') || name === CANARY_FILE || name === SITE_FILE) && !(name in wanted),
      )
      const files = { ...Object.fromEntries(gone.map(name => [name, undefined])), ...wanted }
      return { what: base.what, files }
    }),
  )
  if (commit === undefined) return
  const [verdict] = (await verifyCommits(record, { files: {} }, commit)).slice(-1)
  if (!verdict || verdict.refused !== undefined)
    throw new Error(
      `${base.what} is live without the record, and your key may not record it: ${verdict?.refused}. Nothing has changed. Name an operator's key in RELEASE_KEY, or make the record's state live again: npm run release -- deploy`,
    )
  const { generation, canary, kept, by } = base
  const next = await switchTo(store, base, {
    what: base.what,
    by,
    generation,
    ...(canary && { canary }),
    ...(kept && { kept }),
    record: { commit, files: verdict.files },
  })
  if (next)
    await writeNote(
      record,
      commit,
      serializeOutcome({ outcome: 'live', deployment: next.number, generation: next.generation }),
    )
}
