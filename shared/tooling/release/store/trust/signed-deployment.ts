/**
 * The two kinds of signatures on a deployment: by the key that made it, and later acceptances by keepers.
 *
 *     <store>/deployments/<site>/<n>/deployment.intoto.jsonl
 *     <store>/deployments/<site>/accepted-<n>-<time>/accepted.intoto.jsonl
 *
 * Keepers' keys accept the live deployment before a clean-up, when rights are removed, and with `npm run
 * release -- accept <n>`, e.g. after a store has moved. The chain then starts at that deployment (chain.ts).
 */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { inTotoSubjectSchema, openSignedEnvelope, signStatement, STATEMENT_TYPE } from './envelope.ts'
import { findDenialReason, type Owners } from './owners.ts'
import type { SigningKey } from './signing-key.ts'
import { ignoreMissing } from '../files/error-code.ts'
import { readFileWithLimit } from '../files/read-limited.ts'
import { deploymentsFolder, getStoreIdentity, type Store } from '../places.ts'
import { createFolderExclusive } from '../files/write-whole.ts'

/** Name of the file with a deployment's signature, in the same folder as deployment.json. */
export const DEPLOYMENT_SIGNATURE_FILE_NAME = 'deployment.intoto.jsonl'

const ACCEPTED_FILE = 'accepted.intoto.jsonl'
/** Maximum size of a file with a signature; bytes. */
const MAX_BYTES = 20_000

const KINDS = 'https://www.kutuhal.example/release'
const DEPLOYMENT = `${KINDS}/deployment/v1`
const ACCEPTED = `${KINDS}/accepted/v1`

const deploymentStatement = z.object({
  subject: inTotoSubjectSchema,
  predicateType: z.literal(DEPLOYMENT),
  predicate: z.object({ site: z.string(), number: z.number() }),
})

const acceptedStatement = z.object({
  subject: inTotoSubjectSchema,
  predicateType: z.literal(ACCEPTED),
  predicate: z.object({ store: z.string(), site: z.string(), number: z.number(), at: z.iso.datetime() }),
})

/**
 * Signs a statement about a deployment.
 * @param digest hexadecimal hash of the deployment's text
 */
function sign(digest: string, predicateType: string, predicate: object, key: SigningKey): string {
  const subject = [{ name: 'deployment.json', digest: { sha384: digest } }]
  return signStatement({ _type: STATEMENT_TYPE, subject, predicateType, predicate }, key)
}

/**
 * Returns the hexadecimal hash of a deployment's text or a release.json, in the form that signed statements
 * contain.
 */
export const computeSha384Hex = (text: string | Buffer): string =>
  Buffer.from(sha384(Buffer.from(text)), 'base64').toString('hex')

/** @returns the content of the signature's file for a deployment.json with the content `text` */
export function signDeployment(
  { pointer }: Pick<Store, 'pointer'>,
  number: number,
  text: string,
  key: SigningKey,
): string {
  return sign(computeSha384Hex(text), DEPLOYMENT, { site: pointer, number }, key)
}

/** @returns the content of the signature's file in a deployment's folder; undefined if there is none */
export const readDeploymentSignature = async (folder: string): Promise<string | undefined> =>
  (await readFileWithLimit(path.join(folder, DEPLOYMENT_SIGNATURE_FILE_NAME), MAX_BYTES))?.toString()

/**
 * @param signature content of the signature's file
 * @returns the name of the key that signed the deployment, and the hexadecimal hash of the text that it
 *   signed; a text with the reason if the signature is invalid
 */
export function openDeploymentSignature(
  owners: Owners,
  { pointer }: Pick<Store, 'pointer'>,
  number: number,
  signature: string,
): { readonly by: string; readonly digest: string } | string {
  const opened = openSignedEnvelope(signature, owners.keys)
  if (typeof opened === 'string') return opened
  const { data } = deploymentStatement.safeParse(opened.statement)
  const digest = data?.subject[0]?.digest.sha384
  const isThis = data?.predicate.site === pointer && data.predicate.number === number
  return isThis && digest !== undefined
    ? { by: opened.by, digest }
    : `its deployment.json is not the one that ${opened.by} has signed`
}

export interface AcceptedDeployment {
  readonly number: number
  /** Hexadecimal hash of the deployment's text. */
  readonly digest: string
}

export interface Acceptance extends AcceptedDeployment {
  /** When it was accepted; ISO 8601. */
  readonly at: string
}

/** Signs an acceptance of a deployment. Its name has the time, so that a deployment can be accepted again. */
export async function acceptDeployment(
  store: Store,
  { number, digest }: AcceptedDeployment,
  key: SigningKey,
): Promise<void> {
  const at = new Date().toISOString()
  const predicate = { store: getStoreIdentity(store), site: store.pointer, number, at }
  const statement = sign(digest, ACCEPTED, predicate, key)
  const name = `accepted-${number}-${at.replace(/\D/g, '')}`
  await createFolderExclusive(store, path.join(deploymentsFolder(store), name), folder =>
    writeFile(path.join(folder, ACCEPTED_FILE), statement),
  )
}

/**
 * @returns the newest deployment of a site that a key with the right `site` has accepted; undefined if there
 * is none
 */
export async function findAcceptedDeployment(store: Store, owners: Owners): Promise<Acceptance | undefined> {
  const names = await listDeploymentAcceptanceNames(store)
  const accepted = await Promise.all(names.map(name => readAccepted(store, owners, name)))
  return accepted
    .filter(each => each !== undefined)
    .sort((a, b) => a.number - b.number)
    .at(-1)
}

/** @returns the names of all acceptances of a site, valid or not */
export const listDeploymentAcceptanceNames = async (store: Store): Promise<string[]> =>
  (await listDeploymentFolderNames(store)).filter(name => /^accepted-\d+-\d+$/.test(name))

/** @returns the names of everything in a site's folder of deployments; others may have written there */
export const listDeploymentFolderNames = async (store: Store): Promise<string[]> =>
  (await readdir(deploymentsFolder(store)).catch(ignoreMissing)) ?? []

async function readAccepted(store: Store, owners: Owners, name: string): Promise<Acceptance | undefined> {
  const file = path.join(deploymentsFolder(store), name, ACCEPTED_FILE)
  const text = await readFileWithLimit(file, MAX_BYTES).catch(() => undefined)
  const opened = text && openSignedEnvelope(text.toString(), owners.keys)
  if (!opened || typeof opened === 'string') return undefined
  const { data } = acceptedStatement.safeParse(opened.statement)
  const [subject] = data?.subject ?? []
  if (!data || !subject) return undefined
  const { store: identity, site, number, at } = data.predicate
  const whyNot = findDenialReason(owners, opened.by, { right: 'site' }, new Date(at))
  const isHere = identity === getStoreIdentity(store) && site === store.pointer
  return whyNot === undefined && isHere ? { number, digest: subject.digest.sha384, at } : undefined
}
