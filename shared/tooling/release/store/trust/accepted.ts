/**
 * Deployments that a holder of the right `site` has accepted:
 *
 *     <store>/deployments/<site>/accepted-<n>/accepted.intoto.jsonl
 *
 * Written before a clean-up, when rights are removed, and by `npm run release -- accept <n>`, e.g. after a
 * store has moved. The chain begins there (chain.ts).
 */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '../error-code.ts'
import { readLimited } from '../read-limited.ts'
import { storeIdentity } from '../store-identity.ts'
import type { Store } from '../store.ts'
import { writeNew } from '../write-whole.ts'
import { openedStatement, signedStatement, subjectSchema } from './envelope.ts'
import { keysWith, whyNotCounting, type Owners } from './owners.ts'
import type { SigningKey } from './signing-key.ts'

const FILE = 'accepted.intoto.jsonl'
const ACCEPTED = 'https://www.kutuhal.example/release/accepted/v1'
const MAX_BYTES = 20_000

const statementSchema = z.object({
  subject: subjectSchema,
  predicateType: z.literal(ACCEPTED),
  predicate: z.object({ store: z.string(), site: z.string(), number: z.number(), at: z.iso.datetime() }),
})

export interface Accepted {
  readonly number: number
  /** Hexadecimal hash of the deployment's text. */
  readonly digest: string
}

/** @param at time as from Date#toISOString, which gives each acceptance of a deployment its own name */
export async function accept(
  store: Store,
  { number, digest }: Accepted,
  key: SigningKey,
  at: string,
): Promise<void> {
  const statement = signedStatement(
    {
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'deployment.json', digest: { sha384: digest } }],
      predicateType: ACCEPTED,
      predicate: { store: storeIdentity(store), site: store.pointer, number, at },
    },
    key,
  )
  const name = `accepted-${number}-${at.replace(/\D/g, '')}`
  await writeNew(store, path.join(folderOf(store), name), folder =>
    writeFile(path.join(folder, FILE), statement),
  )
}

/** @returns the newest deployment of a site that an authorized key has accepted */
export async function acceptedDeployment(store: Store, owners: Owners): Promise<Accepted | undefined> {
  const names = await acceptedNames(store)
  const accepted = await Promise.all(names.map(name => readAccepted(store, owners, name)))
  return accepted
    .filter(each => each !== undefined)
    .sort((a, b) => a.number - b.number)
    .at(-1)
}

/** @returns the names of all acceptances, valid or not; that of the oldest deployment comes first */
export async function acceptedNames(store: Store): Promise<string[]> {
  const names = await readdir(folderOf(store)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])
  return names.filter(name => /^accepted-\d+-\d+$/.test(name)).sort((a, b) => numberIn(a) - numberIn(b))
}

async function readAccepted(store: Store, owners: Owners, name: string): Promise<Accepted | undefined> {
  const text = await readLimited(path.join(folderOf(store), name, FILE), MAX_BYTES).catch(() => undefined)
  const opened = text && openedStatement(text.toString(), owners.keys)
  if (!opened || typeof opened === 'string') return undefined
  const { data } = statementSchema.safeParse(opened.statement)
  const [subject] = data?.subject ?? []
  if (!data || !subject) return undefined
  const { store: identity, site, number, at } = data.predicate
  const mayAccept =
    keysWith(owners, 'site').includes(opened.by) &&
    whyNotCounting(owners, opened.by, new Date(at)) === undefined
  const isHere = identity === storeIdentity(store) && site === store.pointer
  return mayAccept && isHere ? { number, digest: subject.digest.sha384 } : undefined
}

const folderOf = (store: Store): string => path.join(store.folder, 'deployments', store.pointer)
