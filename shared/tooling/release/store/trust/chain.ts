/**
 * Decides which deployments of a site are valid. Each deployment contains its store, site, number, whole
 * plan, and the hash of the previous deployment. A deployment is valid if the previous deployment is valid,
 * and the key that signed has the permissions for all changes since. Commands ignore invalid deployments.
 */
import path from 'node:path'
import { listPermissionsForDeployment } from '../required-permissions.ts'
import { deploymentSchema, MAX_DEPLOYMENT_BYTES, STORE_FORMAT, type Deployment } from '../deployment.ts'
import { tryParseJson, readFileWithLimit, InvalidFileError } from '../read-limited.ts'
import { namedIn } from '../plan.ts'
import type { Store } from '../store.ts'
import { readOwners } from './owners-file.ts'
import { findKeyInvalidReason, type Owners, findDenialReason, type Permission } from './owners.ts'
import {
  DEPLOYMENT_SIGNATURE_FILE_NAME,
  computeSha384Hex,
  verifyDeploymentSigner,
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
    return { owners, deployments: [], head: undefined, ignored, documentsOf: () => undefined }
  }
  const found = await Promise.all(numbers.map(number => readSigned(store, owners, number)))
  const accepted = await findAcceptedDeployment(store, owners)
  const state = verifyChain(found, owners, getStoreIdentity(store), accepted)
  const from = found.findLast(isSigned)?.deployment.store
  if (state.head || from === undefined) return state
  return { ...state, copied: { from, state: verifyChain(found, owners, from, accepted) } }
}

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
 */
export function verifyChain(
  found: readonly Found[],
  owners: Owners,
  identity: string,
  accepted: AcceptedDeployment | undefined,
): VerifiedStoreState {
  const signed = found.filter(isSigned)
  const ignored = found.filter(each => 'why' in each)
  const start = signed.findLastIndex(each => isAnchor(each, owners, identity, accepted))
  const valid = followPredecessors(signed.slice(0, start + 1))
  for (const [index, each] of signed.entries()) {
    if (valid.includes(each)) continue
    const why =
      index < start
        ? 'no later deployment names it as its predecessor'
        : whyNotNext(valid, each, owners, identity)
    if (why === undefined) valid.push(each)
    else ignored.push({ number: each.deployment.number, why })
  }
  const deployments = valid.map(({ deployment }) => deployment)
  const hashes = new Map(deployments.flatMap(({ documents }) => Object.entries(documents)))
  const head = valid.at(-1)
  return {
    owners,
    deployments,
    head: head?.deployment,
    ...(head && { headDigest: head.digest }),
    ignored: ignored.sort((a, b) => a.number - b.number),
    documentsOf: generation => hashes.get(generation),
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
  // The right `site` alone is not enough, since it does not include the apps.
  const all: Permission[] = [{ right: 'site' }, ...listPermissionsForDeployment([], deployment)]
  return deployment.store === identity && listDenialReasons(owners, deployment, all).length === 0
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
    const after = chain[0]?.deployment.after
    if (after?.number === each.deployment.number && after.digest === each.digest) chain.unshift(each)
  }
  return chain
}

/**
 * @param earlier the valid deployments so far, oldest first
 * @returns why a deployment is not valid as their successor; undefined if it is
 */
function whyNotNext(
  earlier: readonly Signed[],
  { deployment }: Signed,
  owners: Owners,
  identity: string,
): string | undefined {
  const before = earlier.at(-1)
  const { after, key, since, store } = deployment
  if (store !== identity) return `it was made for another store, ${store}`
  if (after?.digest !== before?.digest || after?.number !== before?.deployment.number) {
    return after === undefined
      ? 'it names no predecessor, and there is one'
      : `it follows deployment ${after.number}, which is not here or does not count`
  }
  const isOut = findKeyInvalidReason(owners, key, new Date(since))
  if (isOut !== undefined) return `it is signed by ${key}, ${isOut}`
  const known = earlier.map(each => each.deployment)
  const otherwise = whyOtherwise(known, deployment)
  if (otherwise !== undefined) return otherwise
  const reasons = listDenialReasons(owners, deployment, listPermissionsForDeployment(known, deployment))
  return reasons.length > 0 ? `it is signed by ${key}. ${reasons.join(' ').replace(/\.$/, '')}` : undefined
}

/**
 * Checks the hashes in a deployment: each must belong to a release or embed that the deployment serves, and
 * equal any earlier hash of the same version. The check is strict because commands trust a release whose hash
 * is in a valid deployment, without the signature of a team.
 * @returns the reason why a hash is invalid; undefined if all are valid
 */
function whyOtherwise(
  earlier: readonly Deployment[],
  { releases, embedded, plan, canary, embeds }: Deployment,
): string | undefined {
  const shown = {
    releases: namedIn(plan, canary).map(([app, version]) => `${app}@${version}`),
    embedded: Object.values(embeds),
  }
  for (const kind of ['releases', 'embedded'] as const) {
    for (const [name, digest] of Object.entries({ releases, embedded }[kind])) {
      if (!shown[kind].includes(name)) return `it vouches for ${name}, which it does not show`
      const known = earlier.findLast(each => each[kind][name] !== undefined)?.[kind][name]
      if (known !== undefined && known !== digest) return `it shows another ${name} than was live before`
    }
  }
  return undefined
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
  const names = ['deployment.json', DEPLOYMENT_SIGNATURE_FILE_NAME]
  const read = names.map(name => readFileWithLimit(path.join(folder, name), MAX_DEPLOYMENT_BYTES))
  const files = await Promise.all(read).catch((error: unknown) => {
    if (error instanceof InvalidFileError) return error
    throw error
  })
  if (files instanceof InvalidFileError) return { number, why: files.message.replace(/\.$/, '') }
  const [text, signature] = files.map(file => file?.toString())
  if (text === undefined || signature === undefined) return { number, why: 'nobody has signed it' }
  const signer = verifyDeploymentSigner(owners, store, number, text, signature)
  if (typeof signer === 'string') return { number, why: signer }
  const { data } = deploymentSchema.safeParse(tryParseJson(text))
  if (data?.number !== number) return { number, why: OTHER_FORMAT }
  return { deployment: { ...data, key: signer.by }, digest: computeSha384Hex(text) }
}

const OTHER_FORMAT = `its deployment.json has another form than those of the formats 2 to ${STORE_FORMAT}. If later commands made it, update these; if earlier ones did, begin in an empty folder, publish, and promote`

const NO_OWNERS = 'the store has no owners, so nothing says who may release here'
