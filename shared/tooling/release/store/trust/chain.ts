/**
 * Decides which deployments of a site are valid. Each deployment contains its store, site, number, whole
 * plan, and the hash of the previous deployment. A deployment is valid if the previous deployment is valid,
 * and the key that signed has the permissions for all changes since. Commands ignore invalid deployments.
 */
import path from 'node:path'
import { readdir } from 'node:fs/promises'
import { getErrorCode } from '../error-code.ts'
import { listPermissionsForDeployment } from '../required-permissions.ts'
import { deploymentSchema, MAX_DEPLOYMENT_BYTES, STORE_FORMAT, type Deployment } from '../deployment.ts'
import { tryParseJson, readFileWithLimit, InvalidFileError } from '../read-limited.ts'
import { namedIn } from '../plan.ts'
import type { Store } from '../store.ts'
import { readOwners } from './owners-file.ts'
import { listKeysWithRight, findKeyInvalidReason, type Owners, findDenialReason } from './owners.ts'
import {
  DEPLOYMENT_SIGNATURE_FILE_NAME,
  computeSha384Hex,
  verifyDeploymentSigner,
  findAcceptedDeployment,
  type AcceptedDeployment,
} from './signed-deployment.ts'
import { deploymentsFolder, getStoreIdentity } from '../places.ts'

export interface Chain {
  /** Valid deployments, oldest first; the site should serve the last one. */
  readonly deployments: readonly Deployment[]
  /** Hexadecimal hash of the last deployment's text. */
  readonly headDigest?: string
  /** Invalid deployments, oldest first. */
  readonly ignored: readonly IgnoredDeployment[]
  /**
   * Only if this store is a copy, in which no deployment is valid: the identity of the original store, and
   * the chain that is valid there.
   */
  readonly copied?: { readonly from: string; readonly chain: Chain }
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
  readonly by: string
}

type Found = Signed | IgnoredDeployment

/**
 * Reads a site's deployments, and decides which are valid.
 * @param owners the keys and their rights; undefined in an unused store, where nothing is valid
 */
export async function readChain(store: Store, owners: Owners | undefined): Promise<Chain> {
  const numbers = await listDeploymentNumbers(store)
  if (!owners) return { deployments: [], ignored: numbers.map(number => ({ number, why: NO_OWNERS })) }
  const found = await Promise.all(numbers.map(number => readSigned(store, owners, number)))
  const accepted = await findAcceptedDeployment(store, owners)
  const chain = verifyChain(found, owners, getStoreIdentity(store), accepted)
  const from = found.findLast(isSigned)?.deployment.store
  if (chain.deployments.length > 0 || from === undefined) return chain
  return { ...chain, copied: { from, chain: verifyChain(found, owners, from, accepted) } }
}

/** @returns the numbers of all deployments of a site, valid or not, oldest first */
export async function listDeploymentNumbers(store: Store): Promise<number[]> {
  const names = await readdir(deploymentsFolder(store)).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
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
): Chain {
  const start = found.findLastIndex(each => isSigned(each) && isAnchor(each, owners, identity, accepted))
  const history = start === -1 ? [] : predecessorsOf(found, start)
  const deployments: Signed[] = [...history]
  const ignored: IgnoredDeployment[] = []
  for (const [index, each] of found.entries()) {
    if (!isSigned(each)) {
      ignored.push(each)
      continue
    }
    if (history.includes(each)) continue
    const { number } = each.deployment
    if (index < start) {
      ignored.push({ number, why: 'no later deployment names it as its predecessor' })
      continue
    }
    const why = index === start ? undefined : whyNotNext(deployments, each, owners, identity)
    if (why === undefined) deployments.push(each)
    else ignored.push({ number, why })
  }
  const head = deployments.at(-1)
  return {
    deployments: deployments.map(({ deployment }) => deployment),
    ...(head && { headDigest: head.digest }),
    ignored,
  }
}

const isSigned = (found: Found): found is Signed => 'deployment' in found

/**
 * Whether the chain can start at a deployment: a key with all rights has signed or accepted it. The chain
 * starts at the newest such deployment. Earlier deployments may be missing, or signed by disabled keys; those
 * that exist are valid if the hashes match.
 */
function isAnchor(
  { deployment, digest, by }: Signed,
  owners: Owners,
  identity: string,
  accepted: AcceptedDeployment | undefined,
): boolean {
  if (accepted?.number === deployment.number && accepted.digest === digest) return true
  const isKeeper = listKeysWithRight(owners, 'site').includes(by)
  const counts = findKeyInvalidReason(owners, by, new Date(deployment.since)) === undefined
  return isKeeper && counts && deployment.store === identity && mayAll(owners, by, deployment)
}

/**
 * Whether a key may make everything live that a deployment contains. The right `site` alone is not enough,
 * since it does not include the apps.
 */
function mayAll(owners: Owners, by: string, deployment: Deployment): boolean {
  return listPermissionsForDeployment([], deployment).every(
    permission => findDenialReason(owners, by, permission, new Date(deployment.since)) === undefined,
  )
}

/**
 * Finds the deployments before a valid one, by the hash of the previous deployment that each one contains.
 * @param start index of the valid deployment
 * @returns the deployments before it, oldest first
 */
function predecessorsOf(found: readonly Found[], start: number): Signed[] {
  const history: Signed[] = []
  let next = found[start]
  for (let index = start - 1; index >= 0; index--) {
    const each = found[index]
    if (!each || !isSigned(each) || !next || !isSigned(next)) continue
    if (next.deployment.after?.number !== each.deployment.number) continue
    if (next.deployment.after.digest !== each.digest) break
    history.unshift(each)
    next = each
  }
  return history
}

/**
 * @param earlier the valid deployments so far, oldest first
 * @returns why a deployment is not valid as their successor; undefined if it is
 */
function whyNotNext(
  earlier: readonly Signed[],
  { deployment, by }: Signed,
  owners: Owners,
  identity: string,
): string | undefined {
  const before = earlier.at(-1)
  if (deployment.store !== identity) return `it was made for another store, ${deployment.store}`
  const { after, since } = deployment
  if (after?.digest !== before?.digest || after?.number !== before?.deployment.number) {
    return after === undefined
      ? 'it names no predecessor, and there is one'
      : `it follows deployment ${after.number}, which is not here or does not count`
  }
  const at = new Date(since)
  const isOut = findKeyInvalidReason(owners, by, at)
  if (isOut !== undefined) return `it is signed by ${by}, ${isOut}`
  const known = earlier.map(each => each.deployment)
  const otherwise = whyOtherwise(known, deployment)
  if (otherwise !== undefined) return otherwise
  const reasons = listPermissionsForDeployment(known, deployment).flatMap(
    permission => findDenialReason(owners, by, permission, at) ?? [],
  )
  return reasons.length > 0 ? `it is signed by ${by}. ${reasons.join(' ').replace(/\.$/, '')}` : undefined
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
  const read = await Promise.all(
    ['deployment.json', DEPLOYMENT_SIGNATURE_FILE_NAME].map(name =>
      readFileWithLimit(path.join(folder, name), MAX_DEPLOYMENT_BYTES).catch((error: unknown) => {
        if (error instanceof InvalidFileError) return error
        throw error
      }),
    ),
  )
  const unfit = read.find(each => each instanceof InvalidFileError)
  if (unfit) return { number, why: unfit.message.replace(/\.$/, '') }
  const [words, signature] = read.map(each => (each instanceof InvalidFileError ? undefined : each))
  if (words === undefined || signature === undefined) return { number, why: 'nobody has signed it' }
  const signer = verifyDeploymentSigner(owners, store, number, words.toString(), signature.toString())
  if (typeof signer === 'string') return { number, why: signer }
  const { data } = deploymentSchema.safeParse(tryParseJson(words.toString()))
  if (data?.number !== number) return { number, why: OTHER_FORMAT }
  return {
    deployment: { ...data, key: signer.by },
    digest: computeSha384Hex(words.toString()),
    by: signer.by,
  }
}

const OTHER_FORMAT = `its deployment.json has another form than those of the formats 2 to ${STORE_FORMAT}. If later commands made it, update these; if earlier ones did, begin in an empty folder, publish, and promote`

const NO_OWNERS = 'the store has no owners, so nothing says who may release here'
