/**
 * Remembers the newest deployment of a site that this computer has seen. Commands then notice if somebody
 * removes or replaces it: what is left still is a valid chain (a rollback attack in The Update Framework).
 *
 *     .cache/seen/<hash of store and site>    a SeenDeployment
 */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/project-root.ts'
import { z } from 'zod'
import { readFileWithLimit, tryParseJson } from '../files/read-limited.ts'
import { getStoreIdentity } from '../places.ts'
import { readFolderFromEnvironment } from '../store-location.ts'
import type { Store } from '../store.ts'
import type { VerifiedStoreState } from '../trust/chain.ts'
import type { Owners } from '../trust/owners.ts'
import { findAcceptedDeployment, type AcceptedDeployment } from '../trust/signed-deployment.ts'
import { replaceFile } from '../files/write-whole.ts'

const seenSchema = z.object({
  number: z.number(),
  /** Hexadecimal hash of the deployment's text. */
  digest: z.string(),
  /** When this computer saw it; ISO 8601. */
  at: z.iso.datetime(),
  /** The public keys of the store's owners: a new store in the same place has none of them. */
  keys: z.array(z.string()),
})

type SeenDeployment = z.infer<typeof seenSchema>

/** Maximum size of a file; bytes. */
const MAX_BYTES = 1_000_000

/**
 * Compares a site's deployments with the newest one that this computer has seen. What a keeper has accepted
 * since then is right, such as a store brought back from a backup.
 * @returns what is wrong with them; undefined if nothing is
 */
export async function findForgottenDeployment(
  store: Store,
  { owners, deployments, head, headDigest }: VerifiedStoreState,
): Promise<string | undefined> {
  const seen = owners && (await readSeen(store, owners))
  if (!seen || ((await findAcceptedDeployment(store, owners))?.at ?? '') > seen.at) return undefined
  const known = `This computer has seen deployment ${seen.number} of this site`
  if (!head || head.number < seen.number)
    return `${known}, and the newest one now is ${head?.number ?? 'none'}: somebody took away what came later`
  // Only the successor tells the hash of a deployment. If a clean-up removed both, nothing can be compared.
  const after = deployments.find(({ number }) => number > seen.number)?.after
  const now = head.number === seen.number ? { number: head.number, digest: headDigest } : after
  if (!now || now.number > seen.number || (now.number === seen.number && now.digest === seen.digest))
    return undefined
  return `${known}, and another one stands in its place now: somebody replaced what was live`
}

/** What to do if deployments that this computer has seen are gone. */
export const RESTORE =
  'Bring it back from a backup. If what is there now is right: npm run release -- accept <number of the newest one>'

/** @throws Error if deployments that this computer has seen are gone, or others stand in their place */
export async function requireNothingForgotten(store: Store, view: VerifiedStoreState): Promise<void> {
  const forgotten = await findForgottenDeployment(store, view)
  if (forgotten !== undefined) throw new Error(`${forgotten}. Nothing has changed. ${RESTORE}`)
}

/** Remembers a site's newest deployment, unless it contradicts what this computer has seen. */
export async function rememberHead(store: Store, view: VerifiedStoreState): Promise<void> {
  const { owners, head, headDigest: digest } = view
  if (!owners || !head || digest === undefined) return
  if ((await readSeen(store, owners))?.digest === digest || (await findForgottenDeployment(store, view)))
    return
  await rememberDeployment(store, owners, { number: head.number, digest })
}

/** Remembers a deployment as the newest one, whatever this computer has seen before. */
export async function rememberDeployment(
  store: Store,
  { keys }: Owners,
  { number, digest }: AcceptedDeployment,
): Promise<void> {
  const at = new Date().toISOString()
  const seen: SeenDeployment = { number, digest, at, keys: publicKeys(keys) }
  await replaceFile(fileOf(store), `${JSON.stringify(seen)}\n`)
}

async function readSeen(store: Store, { keys }: Owners): Promise<SeenDeployment | undefined> {
  const text = await readFileWithLimit(fileOf(store), MAX_BYTES).catch(() => undefined)
  const { data } = seenSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  return data?.keys.some(key => publicKeys(keys).includes(key)) ? data : undefined
}

const publicKeys = (keys: Owners['keys']): string[] => Object.values(keys).map(({ publicKey }) => publicKey)

function fileOf(store: Store): string {
  const name = createHash('sha256')
    .update(JSON.stringify([getStoreIdentity(store), store.pointer]))
    .digest('hex')
    .slice(0, 32)
  const folder = readFolderFromEnvironment('SEEN_DEPLOYMENTS') ?? path.join(projectRoot, '.cache', 'seen')
  return path.join(folder, name)
}
