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
import { openSignedEnvelope, signStatement, inTotoSubjectSchema, type InTotoSubject } from './envelope.ts'
import { type Owners, listKeysWithRight, findKeyInvalidReason } from './owners.ts'
import type { SigningKey } from './signing-key.ts'
import { getErrorCode } from '../error-code.ts'
import { readFileWithLimit } from '../read-limited.ts'
import { deploymentsFolder, getStoreIdentity, type Store } from '../places.ts'
import { createFolderExclusive } from '../write-whole.ts'

/** Name of the file with a deployment's signature, in the same folder as deployment.json. */
export const DEPLOYMENT_SIGNATURE_FILE_NAME = 'deployment.intoto.jsonl'

const ACCEPTED_FILE = 'accepted.intoto.jsonl'
/** Maximum size of the file with an acceptance; bytes. */
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

type Statement = z.infer<typeof deploymentStatement> | z.infer<typeof acceptedStatement>

const signed = (statement: Statement, key: SigningKey): string =>
  signStatement({ _type: 'https://in-toto.io/Statement/v1', ...statement }, key)

/**
 * @param digest hexadecimal hash of the deployment's text
 * @returns the subject of a statement about the deployment
 */
const subjectOf = (digest: string): InTotoSubject => [{ name: 'deployment.json', digest: { sha384: digest } }]

/**
 * Returns the hexadecimal hash of a deployment's text or a release.json, in the form that signed statements
 * contain.
 */
export const computeSha384Hex = (text: string | Buffer): string =>
  Buffer.from(sha384(Buffer.from(text)), 'base64').toString('hex')

/**
 * @param text content of deployment.json
 * @returns the text of the signature
 */
export function signDeployment(
  { pointer }: Pick<Store, 'pointer'>,
  number: number,
  text: string,
  key: SigningKey,
): string {
  const predicate = { site: pointer, number }
  return signed({ subject: subjectOf(computeSha384Hex(text)), predicateType: DEPLOYMENT, predicate }, key)
}

/**
 * @param text content of deployment.json
 * @param signature content of the signature's file
 * @returns the name of the key that signed the deployment; a text with the reason if the signature is invalid
 */
export function verifyDeploymentSigner(
  owners: Owners,
  { pointer }: Pick<Store, 'pointer'>,
  number: number,
  text: string,
  signature: string,
): { readonly by: string } | string {
  const opened = openSignedEnvelope(signature, owners.keys)
  if (typeof opened === 'string') return opened
  const { data } = deploymentStatement.safeParse(opened.statement)
  const isThis =
    data?.predicate.site === pointer &&
    data.predicate.number === number &&
    data.subject[0]?.digest.sha384 === computeSha384Hex(text)
  return isThis ? { by: opened.by } : `its deployment.json is not the one that ${opened.by} has signed`
}

export interface AcceptedDeployment {
  readonly number: number
  /** Hexadecimal hash of the deployment's text. */
  readonly digest: string
}

/**
 * Signs an acceptance of a deployment.
 * @param at current time, as from `Date#toISOString`. It is part of the acceptance's name, so that a
 * deployment can be accepted again
 */
export async function acceptDeployment(
  store: Store,
  { number, digest }: AcceptedDeployment,
  key: SigningKey,
  at: string,
): Promise<void> {
  const predicate = { store: getStoreIdentity(store), site: store.pointer, number, at }
  const statement = signed({ subject: subjectOf(digest), predicateType: ACCEPTED, predicate }, key)
  const name = `accepted-${number}-${at.replace(/\D/g, '')}`
  await createFolderExclusive(store, path.join(deploymentsFolder(store), name), folder =>
    writeFile(path.join(folder, ACCEPTED_FILE), statement),
  )
}

/**
 * @returns the newest deployment of a site that a key with the right `site` has accepted; undefined if there
 * is none
 */
export async function findAcceptedDeployment(
  store: Store,
  owners: Owners,
): Promise<AcceptedDeployment | undefined> {
  const names = await listDeploymentAcceptanceNames(store)
  const accepted = await Promise.all(names.map(name => readAccepted(store, owners, name)))
  return accepted
    .filter(each => each !== undefined)
    .sort((a, b) => a.number - b.number)
    .at(-1)
}

/**
 * @returns the names of all acceptances of a site, valid or not, in the order of their deployments, oldest
 * first
 */
export async function listDeploymentAcceptanceNames(store: Store): Promise<string[]> {
  const names = await readdir(deploymentsFolder(store)).catch((error: unknown) => {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  })
  const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])
  return names.filter(name => /^accepted-\d+-\d+$/.test(name)).sort((a, b) => numberIn(a) - numberIn(b))
}

async function readAccepted(
  store: Store,
  owners: Owners,
  name: string,
): Promise<AcceptedDeployment | undefined> {
  const text = await readFileWithLimit(
    path.join(deploymentsFolder(store), name, ACCEPTED_FILE),
    MAX_BYTES,
  ).catch(() => undefined)
  const opened = text && openSignedEnvelope(text.toString(), owners.keys)
  if (!opened || typeof opened === 'string') return undefined
  const { data } = acceptedStatement.safeParse(opened.statement)
  const [subject] = data?.subject ?? []
  if (!data || !subject) return undefined
  const { store: identity, site, number, at } = data.predicate
  const mayAccept =
    listKeysWithRight(owners, 'site').includes(opened.by) &&
    findKeyInvalidReason(owners, opened.by, new Date(at)) === undefined
  const isHere = identity === getStoreIdentity(store) && site === store.pointer
  return mayAccept && isHere ? { number, digest: subject.digest.sha384 } : undefined
}
