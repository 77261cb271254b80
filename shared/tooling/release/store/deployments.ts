/**
 * What a site serves, and since when. A deployment is a folder, written atomically under the next free
 * number. The site's pointer leads to the newest valid one (trust/chain.ts).
 *
 *     <store>/deployments/<pointer>/<n>/deployment.json    a Deployment
 *     <store>/deployments/<pointer>/<n>/deployment.intoto.jsonl    who signed it (trust/signed-deployment.ts)
 *     <store>/deployments/<pointer>/<n>/releases.intoto.jsonl    see trust/published-hashes.ts
 *     <store>/deployments/<pointer>/<n>/00 … 99            by bucket of visitors, a link to a generation
 *     <store>/deployments/<pointer>/<n>/canary             present only while a canary runs
 *     <store>/deployments/<pointer>/<n>/embed/…            links to what other sites load (embeds.ts)
 *     <store>/<pointer>                                    link to deployments/<pointer>/<n>
 *
 * Web servers read the links. Change their layout only together with serve.ts and the server configuration.
 */
import { existsSync } from 'node:fs'
import { mkdir, readlink, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getBuilderName } from '@kutuhal/build/provenance/current-builder.ts'
import { visitorBuckets } from './buckets.ts'
import { listPermissionsForDeployment } from './deployment/required-permissions.ts'
import { STORE_FORMAT, type DeploymentChange, type Deployment } from './deployment/deployment.ts'
import type { DeploymentHistory } from './deployment/deployment-history.ts'
import { findDocumentErrors, findLocalComposition } from './document-hashes.ts'
import { computeEmbedLinks } from './embeds.ts'
import { fsyncPath, formatStoreLocation, replaceLink, createFolderExclusive } from './files/write-whole.ts'
import { withSharedLock } from './lock.ts'
import { isCanaryOf, namedIn } from './plan.ts'
import {
  findForgottenDeployment,
  rememberDeployment,
  requireNothingForgotten,
} from './deployment/seen-deployments.ts'
import { makeFilesReadable } from './files/server-access.ts'
import { deploymentsFolder, generationFolder, getStoreIdentity, type Store } from './store.ts'
import { hasAllRights } from './trust/chain.ts'
import { findFalseClaim } from './trust/false-claim.ts'
import { loadTrust } from './trust/first-use.ts'
import { requirePermissions, type StoreTrust } from './trust/owners.ts'
import {
  parsePublishedHashes,
  readSignaturesFor,
  RELEASE_SIGNATURES_FILE_NAME,
} from './trust/published-hashes.ts'
import {
  computeSha384Hex,
  DEPLOYMENT_SIGNATURE_FILE_NAME,
  signDeployment,
} from './trust/signed-deployment.ts'
import {
  readComposedGeneration,
  readVerifiedStoreState,
  readVerifiedStoreStateForChange,
  type VerifiedStoreState,
} from './trust/view.ts'
import { formatProblemList } from './verify-stored.ts'

/**
 * Makes a change live, whose generations the store has. `decide` is called again if another process deploys
 * first; it returns undefined if there is nothing to change.
 * @throws Error if the current key may not make the change live
 */
export async function deploy(
  store: Store,
  decide: (newest: Deployment | undefined) => Promise<DeploymentChange | undefined>,
): Promise<Deployment | undefined> {
  return withSharedLock(store, async () => {
    for (;;) {
      // Base each attempt on one view of the store; if another process takes the number, try again.
      const first = await readVerifiedStoreStateForChange(store)
      // Look again if something seems gone: another process may have deployed during the first look.
      const isStale = (await findForgottenDeployment(store, first)) !== undefined
      const view = isStale ? await readVerifiedStoreStateForChange(store) : first
      await requireNothingForgotten(store, view)
      const newest = view.head
      const change = await decide(newest)
      // Update the local copy of the owners before checking rights: another computer may have revoked rights.
      if (change) await store.shared?.update()
      const trust = await loadTrust(store)
      const next = change && (await deploymentOf(store, trust, view, change, nextNumber(store, view)))
      const signatures = next && (await requireValid(store, trust, view.history, next))
      const shown = next ?? newest
      if (shown) makeFilesReadable(store, shown)
      if (next && !(await commit(store, next, trust, signatures))) {
        console.error(`Somebody else released meanwhile. Once more, on top of that: ${next.what}`)
        continue
      }
      // Set the pointer even without a change: a process may have been killed before it set its own.
      await pointAtNewest(store)
      return next
    }
  })
}

/**
 * Checks that the next deployment will count.
 * @returns the signatures of releases that it shows for the first time (trust/published-hashes.ts)
 * @throws Error that says which permission is missing, or why the deployment would not count
 */
async function requireValid(
  store: Store,
  trust: StoreTrust,
  history: DeploymentHistory,
  next: Deployment,
): Promise<string> {
  const { owners } = trust
  requirePermissions(trust, listPermissionsForDeployment(history, next))
  if (hasAllRights(owners, next)) return ''
  const signatures = await readSignaturesFor(store, owners, history, next)
  const why = findFalseClaim(history, next, owners, parsePublishedHashes(owners, signatures))
  if (why === undefined) return signatures
  throw new Error(
    `Nobody could count this as a deployment: ${why}. Nothing has changed. What is wrong with the store: npm run release -- status`,
  )
}

/** Returns the next deployment's number. It skips numbers that invalid deployments have taken. */
function nextNumber(store: Store, { head, deployments, ignored }: VerifiedStoreState): number {
  const skipped = store.shared?.skipped().map(({ name }) => name) ?? []
  const isTaken = (number: number) =>
    [...deployments, ...ignored].some(each => each.number === number) ||
    skipped.includes(`deployments/${store.pointer}/${number}`)
  let number = (head?.number ?? 0) + 1
  while (isTaken(number)) number += 1
  return number
}

async function deploymentOf(
  store: Store,
  { actor }: StoreTrust,
  { head, headDigest, deployments, documentsOf }: VerifiedStoreState,
  change: DeploymentChange,
  number: number,
): Promise<Deployment> {
  const { generation, canary } = change
  const here = (id: string) => findLocalComposition(generationFolder(store, id))
  async function shown(id: string): ReturnType<typeof readComposedGeneration> {
    const digest = here(id)?.digest
    const composed = await readComposedGeneration(store, id, digest ?? documentsOf(id))
    // Verify the files again: somebody could have changed them during the page check after composing.
    const wrong =
      digest === undefined
        ? []
        : await findDocumentErrors(generationFolder(store, id), digest, { hasCopies: false })
    if (wrong.length === 0) return composed
    throw new Error(
      `${formatStoreLocation(store)}/sites/${id} is not what was composed:
${formatProblemList(wrong)}
Nothing has changed. Look who may write into the store, remove it, and run the same command again.`,
    )
  }
  const { plan, digest } = await shown(generation)
  const ofCanary = canary && (await shown(canary.generation))
  if (canary && ofCanary && !isCanaryOf(plan, ofCanary.plan, canary)) {
    const release = `${canary.app}@${canary.version}`
    throw new Error(
      `Generation ${canary.generation} is not the live site with ${release}, so it cannot be its canary. Nothing has changed. Start the canary with npm run release -- canary ${release} --percent <n>`,
    )
  }
  // Take only hashes that were live, or composed here: the files may have changed since.
  const known = new Map(
    [...deployments, ...[generation, canary?.generation ?? generation].map(here)].flatMap(each =>
      Object.entries(each?.releases ?? {}),
    ),
  )
  const digests = namedIn(plan, canary).map(([app, version]) => {
    const name = `${app}@${version}`
    const digest = known.get(name)
    if (digest !== undefined) return [name, digest] as const
    throw new Error(
      `Nothing that was live, or was composed here, says what ${name} is. Nothing has changed. Promote it: npm run release -- promote ${name}`,
    )
  })
  const releases = Object.fromEntries(digests)
  return {
    format: STORE_FORMAT,
    store: getStoreIdentity(store),
    number,
    ...(head && headDigest !== undefined && { after: { number: head.number, digest: headDigest } }),
    since: new Date().toISOString(),
    by: getBuilderName(process.env),
    key: actor.name ?? '',
    ...(head && !change.isRollback && { previous: head.number }),
    ...change,
    plan,
    releases,
    documents: { [generation]: digest, ...(canary && ofCanary && { [canary.generation]: ofCanary.digest }) },
    ...(await computeEmbedLinks(store, head, plan, releases)),
  }
}

/** Writes and signs a deployment. @returns false if another process has taken its number */
async function commit(
  store: Store,
  deployment: Deployment,
  { actor, owners }: StoreTrust,
  signatures = '',
): Promise<boolean> {
  const { number, canary } = deployment
  const text = JSON.stringify(deployment, null, 2)
  const isOurs = await createFolderExclusive(store, deploymentFolder(store, number), async folder => {
    await writeFile(path.join(folder, 'deployment.json'), text)
    const signature = signDeployment(store, number, text, actor.key)
    await writeFile(path.join(folder, DEPLOYMENT_SIGNATURE_FILE_NAME), signature)
    if (signatures !== '') await writeFile(path.join(folder, RELEASE_SIGNATURES_FILE_NAME), signatures)
    if (canary) await writeFile(path.join(folder, CANARY_FILE), canaryFileText(deployment))
    await linkDeployment(folder, deployment)
  })
  if (isOurs) await rememberDeployment(store, owners, { number, digest: computeSha384Hex(text) })
  return isOurs
}

type Linked = Pick<Deployment, 'generation' | 'canary' | 'embeds'>

/** Lists the links that web servers follow: each name's target, relative to the folder of the link. */
export function listDeploymentLinks({ generation, canary, embeds }: Linked): ReadonlyMap<string, string> {
  const store = path.join('..', '..', '..')
  const ofBuckets = visitorBuckets.map(bucket => {
    const shown = canary && Number(bucket) < canary.percent ? canary.generation : generation
    return [bucket, path.join(store, 'sites', shown)] as const
  })
  const ofEmbeds = Object.entries(embeds).map(
    ([name, embed]) => [path.join('embed', name), path.join('..', store, 'embed', embed)] as const,
  )
  return new Map([...ofBuckets, ...ofEmbeds])
}

/** Makes the links that web servers follow, in a deployment's folder that no process uses yet. */
export async function linkDeployment(folder: string, deployment: Linked): Promise<void> {
  for (const [name, target] of listDeploymentLinks(deployment)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await symlink(target, path.join(folder, name))
  }
}

/** Sets the pointer to the newest deployment, and again if another process has made a newer one meanwhile. */
async function pointAtNewest(store: Store): Promise<void> {
  for (;;) {
    const newest = await newestDeployment(store)
    if (newest === undefined || newest.number === (await liveNumber(store))) return
    await store.shared?.show(store.pointer, newest)
    await replaceLink(pointerFile(store), path.join('deployments', store.pointer, String(newest.number)))
    await fsyncPath(store.folder)
  }
}

/** Returns the newest valid deployment. It is live, unless a process was killed before it set the pointer. */
export const newestDeployment = async (store: Store): Promise<Deployment | undefined> =>
  (await readVerifiedStoreState(store)).head

/** Returns the deployment that the pointer names; undefined if there is none, or it is invalid. */
export async function liveDeployment(store: Store): Promise<Deployment | undefined> {
  const number = await liveNumber(store)
  return (await readVerifiedStoreState(store)).deployments.find(deployment => deployment.number === number)
}

/** Returns all valid deployments; the newest comes first. */
export async function deploymentsNewestFirst(store: Store): Promise<Deployment[]> {
  return (await readVerifiedStoreState(store)).deployments.toReversed()
}

/** @returns the generation that visitors in a bucket get now; undefined if nothing is live yet */
export async function generationFor(store: Store, bucket: string): Promise<string | undefined> {
  try {
    return path.basename(await readlink(path.join(pointerFile(store), bucket)))
  } catch {
    return undefined
  }
}

export const isCanaryRunning = (store: Store): boolean =>
  existsSync(path.join(pointerFile(store), CANARY_FILE))

/** Name of the file in a deployment's folder that tells web servers of a canary. */
export const CANARY_FILE = 'canary'

/** @returns the content of a deployment's file CANARY_FILE; '' if it has none */
export const canaryFileText = ({ canary }: Pick<Deployment, 'canary'>): string =>
  canary ? `${canary.percent}\n` : ''

export const deploymentFolder = (store: Store, number: number): string =>
  path.join(deploymentsFolder(store), String(number))

const pointerFile = (store: Store): string => path.join(store.folder, store.pointer)

/** Returns the number of the deployment that the pointer names, whether or not it is valid. */
export async function liveNumber(store: Store): Promise<number | undefined> {
  try {
    return Number(path.basename(await readlink(pointerFile(store))))
  } catch {
    return undefined
  }
}
