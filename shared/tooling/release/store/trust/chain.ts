/**
 * Decides which deployments of a site are valid. Each deployment contains its store, site, number, whole
 * plan, and the hash of the previous deployment. A deployment is valid if the previous deployment is valid,
 * and the key that signed has the permissions for all changes since. Commands ignore invalid deployments.
 */
import path from 'node:path'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { listPermissionsForDeployment } from '../deployment/required-permissions.ts'
import {
  deploymentSchema,
  MAX_DEPLOYMENT_BYTES,
  STORE_FORMAT,
  toSingleLine,
  type Deployment,
} from '../deployment/deployment.ts'
import { DeploymentHistory } from '../deployment/deployment-history.ts'
import { tryParseJson, readFileWithLimit, InvalidFileError } from '../files/read-limited.ts'
import type { Store } from '../store.ts'
import { findFalseClaim } from './false-claim.ts'
import { readOwners } from './owners-file.ts'
import { findKeyInvalidReason, type Owners, findDenialReason, type Permission } from './owners.ts'
import { readPublishedHashes, type Published } from './published-hashes.ts'
import {
  computeSha384Hex,
  openDeploymentSignature,
  readDeploymentSignature,
  findAcceptedDeployment,
  listDeploymentFolderNames,
  type AcceptedDeployment,
} from './signed-deployment.ts'
import { deploymentsFolder, getStoreIdentity } from '../places.ts'

export interface VerifiedStoreState {
  /** The store's owners; absent in an unused store. */
  readonly owners: Owners | undefined
  /** Valid deployments, oldest first. */
  readonly deployments: readonly Deployment[]
  /** The newest valid deployment, which the site should serve; undefined if nothing was ever live. */
  readonly head: Deployment | undefined
  /** Hexadecimal hash of the newest valid deployment's text. */
  readonly headDigest?: string
  /** Invalid deployments, oldest first. */
  readonly ignored: readonly IgnoredDeployment[]
  /** What the valid deployments have shown. */
  readonly history: DeploymentHistory
  /** Returns the hash of a generation's list of file hashes; undefined if the generation was never live. */
  readonly documentsOf: (generation: string) => string | undefined
  /**
   * Only if this store is a copy, in which no deployment is valid: the identity of the original store, and
   * what is valid there.
   */
  readonly copied?: { readonly from: string; readonly state: VerifiedStoreState }
}

export interface IgnoredDeployment {
  readonly number: number
  readonly why: string
}

/** A deployment with a valid signature, whether or not its key had the right to make it. */
interface Signed {
  readonly deployment: Deployment
  /** Hash of the deployment's text, which the next deployment in the chain contains. */
  readonly digest: string
}

type Found = Signed | IgnoredDeployment

/**
 * Reads a site's deployments, and decides which are valid.
 * @throws Error if the store's owners cannot be read
 */
export async function readVerifiedStoreState(store: Store): Promise<VerifiedStoreState> {
  const owners = await readOwners(store)
  const numbers = await listDeploymentNumbers(store)
  if (!owners) {
    const ignored = numbers.map(number => ({ number, why: NO_OWNERS }))
    const history = new DeploymentHistory()
    return { owners, deployments: [], head: undefined, ignored, history, documentsOf: () => undefined }
  }
  const sorted = await mapConcurrently(numbers, READ_AT_ONCE, number => readSigned(store, owners, number))
  const accepted = await findAcceptedDeployment(store, owners)
  const verified = async (identity: string) => {
    const start = findStart(sorted.filter(isSigned), owners, identity, accepted)
    const published = await readPublishedHashes(
      store,
      owners,
      start.history,
      start.later.map(({ deployment }) => deployment),
    )
    return verifyChain(sorted, owners, identity, accepted, published)
  }
  const state = await verified(getStoreIdentity(store))
  const from = sorted.findLast(isSigned)?.deployment.store
  if (state.head || from === undefined) return state
  return { ...state, copied: { from, state: await verified(from) } }
}

/** How many deployments are read at the same time, so that many large ones do not fill the memory. */
const READ_AT_ONCE = 8

/** @returns the numbers of all deployments of a site, valid or not, oldest first */
export async function listDeploymentNumbers(store: Store): Promise<number[]> {
  const names = await listDeploymentFolderNames(store)
  return names
    .filter(name => /^[1-9]\d{0,8}$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/**
 * Decides which deployments are valid, without reading files.
 * @param found all deployments of the site, oldest first
 * @param identity identity of their store (`getStoreIdentity`)
 * @param accepted the newest deployment that a key has accepted, if any
 * @param published what publishers have signed about new releases, by number of the deployment
 */
export function verifyChain(
  found: readonly Found[],
  owners: Owners,
  identity: string,
  accepted: AcceptedDeployment | undefined,
  published: ReadonlyMap<number, Published> = new Map(),
): VerifiedStoreState {
  const { valid, unused, later, history } = findStart(found.filter(isSigned), owners, identity, accepted)
  const ignored = found.filter(each => 'why' in each)
  for (const { number } of unused)
    ignored.push({ number, why: 'no later deployment names it as its predecessor' })
  for (const each of later) {
    const { deployment } = each
    const signedReleases = published.get(deployment.number) ?? new Map()
    const why = attempt(
      () => whyNotNext(history, valid.at(-1), each, owners, identity, signedReleases),
      error => `it cannot be judged (${String(error)})`,
    )
    if (why === undefined) {
      valid.push(each)
      history.add(deployment)
    } else ignored.push({ number: deployment.number, why: toSingleLine(why) })
  }
  const head = valid.at(-1)
  return {
    owners,
    deployments: valid.map(({ deployment }) => deployment),
    head: head?.deployment,
    ...(head && { headDigest: head.digest }),
    ignored: ignored.sort((a, b) => a.number - b.number),
    history,
    documentsOf: generation => history.digestOf('documents', generation),
  }
}

/** Judges one deployment: an unexpected error must not stop everybody's commands. */
function attempt<Result>(judge: () => Result, otherwise: (error: unknown) => Result): Result {
  try {
    return judge()
  } catch (error) {
    return otherwise(error)
  }
}

interface ChainStart {
  /** The newest deployment at which the chain can start, after those that it builds on, oldest first. */
  readonly valid: Signed[]
  readonly history: DeploymentHistory
  /** Earlier deployments that it does not build on. */
  readonly unused: readonly Deployment[]
  /** Later deployments, still to be judged. */
  readonly later: readonly Signed[]
}

function findStart(
  signed: readonly Signed[],
  owners: Owners,
  identity: string,
  accepted: AcceptedDeployment | undefined,
): ChainStart {
  const start = signed.findLastIndex(each =>
    attempt(
      () => isAnchor(each, owners, identity, accepted),
      () => false,
    ),
  )
  const before = signed.slice(0, start + 1)
  const valid = followPredecessors(before)
  const used = new Set(valid)
  return {
    valid,
    history: DeploymentHistory.of(valid.map(({ deployment }) => deployment)),
    unused: before.filter(each => !used.has(each)).map(({ deployment }) => deployment),
    later: signed.slice(start + 1),
  }
}

const isSigned = (found: Found): found is Signed => 'deployment' in found

/**
 * Whether the chain can start at a deployment: a key with all rights has signed or accepted it. The chain
 * starts at the newest such deployment. Earlier deployments may be missing, or signed by disabled keys; those
 * that exist are valid if the hashes match.
 */
function isAnchor(
  { deployment, digest }: Signed,
  owners: Owners,
  identity: string,
  accepted: AcceptedDeployment | undefined,
): boolean {
  if (accepted?.number === deployment.number && accepted.digest === digest) return true
  return deployment.store === identity && hasAllRights(owners, deployment)
}

/** Whether the key that signed a deployment had the rights to everything in it, whatever was live before. */
export function hasAllRights(owners: Owners, deployment: Deployment): boolean {
  // The right `site` alone is not enough, since it does not include the apps.
  const all: Permission[] = [
    { right: 'site' },
    ...listPermissionsForDeployment(new DeploymentHistory(), deployment),
  ]
  return listDenialReasons(owners, deployment, all).length === 0
}

/** Returns why the key that signed a deployment had not all of some permissions when it signed. */
const listDenialReasons = (
  owners: Owners,
  { key, since }: Deployment,
  permissions: readonly Permission[],
): string[] =>
  permissions.flatMap(permission => findDenialReason(owners, key, permission, new Date(since)) ?? [])

/**
 * Finds the deployments before the last of some deployments, by the hash of the previous deployment that each
 * one contains.
 * @returns the last deployment and those before it, oldest first
 */
function followPredecessors(signed: readonly Signed[]): Signed[] {
  const chain = signed.slice(-1)
  for (const each of signed.toReversed()) {
    const after = chain.at(-1)?.deployment.after
    if (after?.number === each.deployment.number && after.digest === each.digest) chain.push(each)
  }
  return chain.reverse()
}

/**
 * @param history the valid deployments so far
 * @param before the last of them
 * @param published what publishers have signed about the releases that the deployment shows
 * @returns why a deployment is not valid as their successor; undefined if it is
 */
function whyNotNext(
  history: DeploymentHistory,
  before: Signed | undefined,
  { deployment }: Signed,
  owners: Owners,
  identity: string,
  published: Published,
): string | undefined {
  const { after, key, since, store } = deployment
  if (store !== identity) return `it was made for another store, ${store}`
  if (after?.digest !== before?.digest || after?.number !== before?.deployment.number) {
    return after === undefined
      ? 'it names no predecessor, and there is one'
      : `it follows deployment ${after.number}, which is not here or does not count`
  }
  const isOut = findKeyInvalidReason(owners, key, new Date(since))
  if (isOut !== undefined) return `it is signed by ${key}, ${isOut}`
  const falseClaim = findFalseClaim(history, deployment, owners, published)
  if (falseClaim !== undefined) return falseClaim
  const reasons = listDenialReasons(owners, deployment, listPermissionsForDeployment(history, deployment))
  return reasons.length > 0 ? `it is signed by ${key}. ${reasons.join(' ').replace(/\.$/, '')}` : undefined
}

/**
 * Checks the signature of a deployment that a keeper is about to accept, e.g. after a store has moved.
 * @returns the deployment, or why its signature is invalid
 */
export async function checkDeploymentSignature(
  store: Store,
  number: number,
): Promise<AcceptedDeployment | string> {
  const owners = await readOwners(store)
  if (!owners) return NO_OWNERS
  const found = await readSigned(store, owners, number)
  return isSigned(found) ? { number, digest: found.digest } : found.why
}

async function readSigned(store: Store, owners: Owners, number: number): Promise<Found> {
  const folder = path.join(deploymentsFolder(store), String(number))
  try {
    // Read the small signature first: whoever has no key must not make everybody read large texts.
    const signature = await readDeploymentSignature(folder)
    const signed =
      signature === undefined ? NOBODY : openDeploymentSignature(owners, store, number, signature)
    if (typeof signed === 'string') return { number, why: signed }
    const text = (
      await readFileWithLimit(path.join(folder, 'deployment.json'), MAX_DEPLOYMENT_BYTES)
    )?.toString()
    const digest = text === undefined ? undefined : computeSha384Hex(text)
    if (text === undefined || digest !== signed.digest)
      return { number, why: `its deployment.json is not the one that ${signed.by} has signed` }
    const { data } = deploymentSchema.safeParse(tryParseJson(text))
    if (data?.number !== number) return { number, why: OTHER_FORMAT }
    return { deployment: { ...data, key: signed.by }, digest }
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    return { number, why: error.message.replace(/\.$/, '') }
  }
}

const NOBODY = 'nobody has signed it'

const OTHER_FORMAT = `its deployment.json has another form than those of the formats 2 to ${STORE_FORMAT}. If later commands made it, update these; if earlier ones did, begin in an empty folder, publish, and promote`

const NO_OWNERS = 'the store has no owners, so nothing says who may release here'
