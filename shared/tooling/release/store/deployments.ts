/**
 * What a site serves, and since when. A deployment is a folder under the next free number, which appears whole or not at all; of
 * two processes that want the same number one loses, looks at what the other did, and tries again on top of it. So two teams
 * that release in the same second both end up live. Then the site's pointer is set to the newest deployment there is.
 *
 *     <store>/deployments/<pointer>/<n>/deployment.json    a Deployment
 *     <store>/deployments/<pointer>/<n>/deployment.intoto.jsonl    who signed it (trust/signed-deployment.ts)
 *     <store>/deployments/<pointer>/<n>/00 … 99            for each bucket of visitors, a link to the generation it gets
 *     <store>/deployments/<pointer>/<n>/canary             present only while a canary runs
 *     <store>/deployments/<pointer>/<n>/embed/…            links to what pages of others load (embeds.ts)
 *     <store>/<pointer>                                    link to deployments/<pointer>/<n>
 *
 * Web servers read the links; change their layout only along with serve.ts and the generated server configuration.
 */
import { existsSync } from 'node:fs'
import { lstat, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { madeBy } from '@kutuhal/build/made-by.ts'
import { buckets, STABLE_BUCKET } from './buckets.ts'
import { deedsOf } from './deeds.ts'
import { digestOfDocuments } from './document-hashes.ts'
import { linkEmbeds } from './embeds.ts'
import { flush } from './flush.ts'
import { withSharedLock } from './lock.ts'
import { openToServers } from './server-access.ts'
import { generationFolder, type Store } from './store.ts'
import { trustIn } from './trust/first-use.ts'
import { requireMay } from './trust/requirements.ts'
import { DEPLOYMENT_SIGNATURE, signatureOfDeployment } from './trust/signed-deployment.ts'
import type { SigningKey } from './trust/signing-key.ts'
import { unfinishedName, writeNew } from './write-whole.ts'

export interface Deployment {
  readonly number: number
  /** ISO 8601 */
  readonly since: string
  /** What made it, e.g. `promote mf-maze@1.1.0`. */
  readonly what: string
  /** As `madeBy` knows it; absent from deployments of before. */
  readonly by?: string
  /** Name of the key that signed it; absent from deployments of before. */
  readonly key?: string
  /** Whether it takes something back, which others may do than who make live. */
  readonly isRollback?: true
  /** Why nobody checked it, in the words of who made it. */
  readonly unchecked?: string
  /** Releases that did not compose any more, and whose documents stayed as they were. */
  readonly kept?: readonly { readonly release: string; readonly why: string; readonly pinsOf?: string }[]
  /** A canary that did not compose any more on top of this, and so ended with it. */
  readonly ended?: { readonly release: string; readonly why: string }
  readonly generation: string
  /** For each generation that visitors get, the hash of what it says of its files (document-hashes.ts); absent from deployments of before. */
  readonly documents?: Readonly<Record<string, string>>
  /** Number of the deployment that a rollback goes back to. */
  readonly previous?: number
  readonly canary?: Canary
}

/** A generation for some of the visitors: the stable one with one app changed. */
export interface Canary {
  readonly app: string
  readonly version: string
  /** From 1 to 99: the visitors in the buckets below this number. */
  readonly percent: number
  readonly generation: string
}

export type Change = Omit<Deployment, 'number' | 'since' | 'by' | 'key' | 'documents'>

/**
 * Makes a change live.
 * @param decide is given the newest deployment, if there is one, and says what shall follow it; nothing, if all is as wanted.
 * Called again whenever somebody else was faster. Every generation it names must be in the store.
 * @returns the new deployment, or nothing if there was nothing to change
 * @throws Error if whoever runs this may not make the change live
 */
export async function deploy(
  store: Store,
  decide: (newest: Deployment | undefined) => Promise<Change | undefined>,
): Promise<Deployment | undefined> {
  return withSharedLock(store, async () => {
    const trust = await trustIn(store)
    for (;;) {
      // Read once: a number that comes meanwhile is taken, and this begins again on top of it.
      const numbers = await deploymentNumbers(store)
      const newest = await newestOf(store, numbers)
      const change = await decide(newest)
      if (change) requireMay(trust, await deedsOf(store, newest, change))
      const { name, key } = trust.actor
      const next = change && {
        number: (numbers.at(-1) ?? 0) + 1,
        since: new Date().toISOString(),
        by: madeBy(process.env),
        ...(name !== undefined && { key: name }),
        ...change,
        documents: await documentsOf(store, change),
      }
      // Of the newest one, links for pages of others go on into the next.
      for (const shown of [newest, next]) if (shown) await openToServers(store, shown)
      if (next && !(await commit(store, next, newest, key))) continue
      // Also heals what a process left that was killed between its commit and this.
      await pointAtNewest(store)
      return next
    }
  })
}

/** What its generations say of their files, now: whatever changes in them later, a deployment does not go along with. */
async function documentsOf(store: Store, { generation, canary }: Change): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const each of new Set([generation, ...(canary ? [canary.generation] : [])])) {
    const digest = await digestOfDocuments(generationFolder(store, each))
    if (digest !== undefined) digests[each] = digest
  }
  return digests
}

/** @returns whether nobody else has taken its number */
function commit(
  store: Store,
  deployment: Deployment,
  before: Deployment | undefined,
  key: SigningKey,
): Promise<boolean> {
  const { number, generation, canary } = deployment
  return writeNew(store, deploymentFolder(store, number), async folder => {
    const text = JSON.stringify(deployment, null, 2)
    await writeFile(path.join(folder, 'deployment.json'), text)
    await writeFile(path.join(folder, DEPLOYMENT_SIGNATURE), signatureOfDeployment(store, number, text, key))
    if (canary) await writeFile(path.join(folder, 'canary'), `${canary.percent}\n`)
    for (const bucket of buckets) {
      const shown = canary && Number(bucket) < canary.percent ? canary.generation : generation
      await symlink(path.join('..', '..', '..', 'sites', shown), path.join(folder, bucket))
    }
    await linkEmbeds(store, folder, generation, deploymentFolder(store, before?.number ?? 0))
  })
}

/** Sets the pointer, and looks again: somebody may have committed meanwhile and set it before this did. */
async function pointAtNewest(store: Store): Promise<void> {
  for (;;) {
    const newest = await newestDeployment(store)
    if (newest === undefined || newest.number === (await liveNumber(store))) return
    await store.shared?.show(store.pointer, newest)
    const next = unfinishedName(pointerFile(store))
    try {
      await symlink(path.join('deployments', store.pointer, String(newest.number)), next)
      await rename(next, pointerFile(store))
      await flush(store.folder)
    } catch (error) {
      await rm(next, { force: true })
      throw error
    }
  }
}

/**
 * The newest deployment that can be read, which is the live one unless a process was killed just before it switched to it. One that
 * is damaged does not stand in the way: the next one comes after it.
 */
export async function newestDeployment(store: Store): Promise<Deployment | undefined> {
  return newestOf(store, await deploymentNumbers(store))
}

/** @param numbers oldest first */
async function newestOf(store: Store, numbers: readonly number[]): Promise<Deployment | undefined> {
  for (const number of numbers.toReversed()) {
    const deployment = await readDeployment(store, number)
    if (deployment) return deployment
  }
  return undefined
}

/** What visitors get now; nothing if nothing has ever been live. */
export async function liveDeployment(store: Store): Promise<Deployment | undefined> {
  const number = await liveNumber(store)
  return number === undefined ? undefined : readDeployment(store, number)
}

/**
 * @returns nothing if there is no such deployment (any more). Of one whose own words are damaged, what its links say: visitors go by
 * nothing else
 */
export async function readDeployment(store: Store, number: number): Promise<Deployment | undefined> {
  try {
    const text = await readFile(path.join(deploymentFolder(store, number), 'deployment.json'), 'utf8')
    // Written above.
    return JSON.parse(text) as Deployment
  } catch {
    return deploymentByLinks(store, number)
  }
}

async function deploymentByLinks(store: Store, number: number): Promise<Deployment | undefined> {
  const folder = deploymentFolder(store, number)
  try {
    const generation = path.basename(await readlink(path.join(folder, STABLE_BUCKET)))
    const since = (await lstat(folder)).mtime.toISOString()
    const earlier = (await deploymentNumbers(store)).filter(other => other < number).at(-1)
    return { number, since, what: DAMAGED, generation, ...(earlier !== undefined && { previous: earlier }) }
  } catch {
    return undefined
  }
}

/** Stands for what a deployment was, where its deployment.json cannot be read. */
const DAMAGED = 'something that its deployment.json does not tell any more'

/** @returns the numbers of a site's deployments, oldest first */
export async function deploymentNumbers(store: Store): Promise<number[]> {
  const folder = path.join(store.folder, 'deployments', store.pointer)
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter(name => /^\d+$/.test(name))
  return names.map(Number).sort((a, b) => a - b)
}

export async function deploymentsNewestFirst(store: Store): Promise<Deployment[]> {
  const numbers = (await deploymentNumbers(store)).reverse()
  const deployments = await Promise.all(numbers.map(number => readDeployment(store, number)))
  return deployments.filter(deployment => deployment !== undefined)
}

/** @returns the generation that visitors in a bucket get, or nothing if nothing is live yet */
export async function generationFor(store: Store, bucket: string): Promise<string | undefined> {
  try {
    return path.basename(await readlink(path.join(pointerFile(store), bucket)))
  } catch {
    return undefined
  }
}

export const isCanaryRunning = (store: Store): boolean => existsSync(path.join(pointerFile(store), 'canary'))

export const deploymentFolder = (store: Store, number: number): string =>
  path.join(store.folder, 'deployments', store.pointer, String(number))

const pointerFile = (store: Store): string => path.join(store.folder, store.pointer)

async function liveNumber(store: Store): Promise<number | undefined> {
  try {
    return Number(path.basename(await readlink(pointerFile(store))))
  } catch {
    return undefined
  }
}
