/**
 * What a site serves, and since when. A deployment is a folder, written atomically under the next free
 * number. The site's pointer leads to the newest one. Only the deployer writes here.
 *
 *     <store>/deployments/<pointer>/<n>/deployment.json    a Deployment
 *     <store>/deployments/<pointer>/<n>/00 … 99            by bucket of visitors, a link to a generation
 *     <store>/deployments/<pointer>/<n>/canary             present only while a canary runs
 *     <store>/deployments/<pointer>/<n>/embed/…            links to what other sites load (embeds.ts)
 *     <store>/<pointer>                                    link to deployments/<pointer>/<n>
 *
 * Web servers read the links. Change their layout only together with serve.ts and the server configuration.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getBuilderName } from '@kutuhal/build/provenance/build-record.ts'
import { z } from 'zod'
import { visitorBuckets } from './buckets.ts'
import { digestOfDocuments } from './document-hashes.ts'
import { computeEmbedLinks, EMBED, EMBED_NAME } from './embeds.ts'
import { ignoreMissing } from './files/error-code.ts'
import { readFileWithLimit, tryParseJson } from './files/read-limited.ts'
import { fsyncPath, removeFolderAtomically, replaceLink, writeFolderAtomically } from './files/write-whole.ts'
import { deploymentsFolder, generationFolder, releaseFolder, type Store } from './places.ts'
import { appNameSchema, namedIn, planSchema, versionSchema } from './plan.ts'
import { readPlan } from './store.ts'
import { computeDigest, readManifest } from './release-manifest.ts'

/** Version of the layout. Deployments of other formats do not count. */
const FORMAT = 4

const MAX_DEPLOYMENT_BYTES = 2_000_000

const generationId = z.string().regex(/^[0-9a-zA-Z][\w-]{0,63}$/)

const canarySchema = z
  .object({
    app: appNameSchema,
    version: versionSchema,
    /** The percentage of visitors that get the canary: the visitors in buckets whose number is lower. */
    percent: z.number().int().min(1).max(99),
    generation: generationId,
  })
  .readonly()

/** A generation for some visitors: the stable generation with one app changed. */
export type Canary = z.infer<typeof canarySchema>

const releaseWithReason = z.object({ release: z.string(), why: z.string() }).readonly()

const deploymentSchema = z
  .object({
    format: z.literal(FORMAT),
    number: z.number().int().positive(),
    /** When, by the deployer's clock, in ISO 8601 format; for people. */
    since: z.iso.datetime(),
    /** What the newest change did, e.g. `promote mf-maze@1.1.0`. */
    what: z.string(),
    /** Who made the newest change, as the record or this computer says. */
    by: z.string(),
    /** The reason for making it live without a check. */
    unchecked: z.string().exactOptional(),
    /** Releases that no longer composed, so that their pages were kept from an earlier generation. */
    kept: z.array(releaseWithReason).readonly().exactOptional(),
    /** The canary that ended with this deployment, since it no longer composed on top of the new plan. */
    ended: releaseWithReason.exactOptional(),
    generation: generationId,
    /** The plan for all visitors; canary visitors get the same plan with one release changed. */
    plan: planSchema,
    /** Digest of each release in the plan, canary and kept pages, by `<app>@<version>`. */
    releases: z.record(z.string(), z.string()).readonly(),
    /** Hash of the list of file hashes of each generation that visitors get, by id (document-hashes.ts). */
    documents: z.record(z.string(), z.string()).readonly(),
    canary: canarySchema.exactOptional(),
    /** Targets of the embed links, by name: `mf-maze@v1` may serve `mf-maze@1.4.0` (embeds.ts). */
    embeds: z.record(z.string().regex(EMBED_NAME), z.string().regex(EMBED)).readonly(),
    /** Number of the deployment to whose state this one went back. */
    back: z.number().int().positive().exactOptional(),
    /** The state of the record that this is: the files that count, and the commit that was looked at last. */
    record: z
      .object({
        commit: z.string().exactOptional(),
        files: z.record(z.string(), z.string()).readonly(),
        /** The last way back that visitors got before earlier changes had been checked (way-back.ts). */
        ahead: z.string().exactOptional(),
      })
      .readonly(),
  })
  .readonly()

export type Deployment = z.infer<typeof deploymentSchema>

/** The fields of the next deployment that somebody decides; the other fields follow. */
export interface DeploymentChange extends Pick<
  Deployment,
  'what' | 'unchecked' | 'kept' | 'ended' | 'generation' | 'canary' | 'back' | 'record'
> {
  readonly by?: string
  /** Versions that were live earlier, whose files other sites still load. */
  readonly formerly?: readonly (readonly [app: string, version: string])[]
}

/** @returns a site's deployments, the newest first */
export async function readDeployments(store: Store): Promise<readonly Deployment[]> {
  const numbers = await listNumbers(store)
  const all = await Promise.all(numbers.reverse().map(number => readDeployment(store, number)))
  return all.filter(each => each !== undefined)
}

async function readDeployment(store: Store, number: number): Promise<Deployment | undefined> {
  const file = path.join(deploymentFolder(store, number), 'deployment.json')
  const text = await readFileWithLimit(file, MAX_DEPLOYMENT_BYTES)
  const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  return data?.number === number ? data : undefined
}

async function listNumbers(store: Store): Promise<number[]> {
  const names = (await readdir(deploymentsFolder(store)).catch(ignoreMissing)) ?? []
  return names
    .filter(name => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** @returns the newest deployment. It is live, unless a process was killed before it set the pointer */
export async function newestDeployment(store: Store): Promise<Deployment | undefined> {
  for (const number of (await listNumbers(store)).reverse()) {
    const found = await readDeployment(store, number)
    if (found) return found
  }
  return undefined
}

export async function liveDeployment(store: Store): Promise<Deployment | undefined> {
  const number = await liveNumber(store)
  return number === undefined ? undefined : readDeployment(store, number)
}

/** Makes a change live. @returns undefined if another process has deployed since `base` */
export async function switchTo(
  store: Store,
  base: Deployment | undefined,
  change: DeploymentChange,
): Promise<Deployment | undefined> {
  const { bucket, pointer } = store
  const number = await nextNumber(store, base)
  if (number === undefined) return undefined
  const next = await deploymentOf(store, number, base, change)
  if (bucket) {
    const { offerDeployment, uploadItems } = await import('./bucket-site.ts')
    await uploadItems(bucket, store.folder, next)
    if (!(await offerDeployment(bucket, pointer, next.number, JSON.stringify(next)))) {
      await followBucket(store)
      return undefined
    }
  }
  const isOurs = await writeDeployment(store, next)
  await pointAtNewest(store)
  return isOurs ? next : undefined
}

/** Uploads what a preview loads, if the site is in a bucket. It never becomes live. */
export async function uploadPreview(
  { bucket, folder }: Store,
  generation: string,
  releases: Readonly<Record<string, string>>,
): Promise<void> {
  if (!bucket) return
  const { uploadItems } = await import('./bucket-site.ts')
  await uploadItems(bucket, folder, { documents: { [generation]: '' }, releases, embeds: {} })
}

const writeDeployment = (store: Store, deployment: Deployment): Promise<boolean> =>
  writeFolderAtomically(deploymentFolder(store, deployment.number), async folder => {
    await writeFile(path.join(folder, 'deployment.json'), JSON.stringify(deployment, null, 2))
    if (deployment.canary) await writeFile(path.join(folder, CANARY_FILE), canaryFileText(deployment))
    await linkDeployment(folder, deployment)
  })

/** Brings the folder's deployments in line with those in the bucket, which decide. */
export async function followBucket(store: Store): Promise<void> {
  const { bucket, pointer } = store
  if (!bucket) return
  const { listDeploymentNumbers, listUploaded, readDeploymentText } = await import('./bucket-site.ts')
  for (const name of await listUploaded(bucket)) bucket.uploaded.add(name)
  const there = await listDeploymentNumbers(bucket, pointer)
  const here = await listNumbers(store)
  for (const number of here.filter(each => !there.includes(each)))
    await removeFolderAtomically(deploymentFolder(store, number))
  for (const number of there.filter(each => !here.includes(each))) {
    const text = await readDeploymentText(bucket, pointer, number)
    const { data } = deploymentSchema.safeParse(tryParseJson(text?.toString() ?? ''))
    if (data?.number === number) await writeDeployment(store, data)
  }
}

/** @returns the next number that is free; undefined if somebody has deployed since `base` */
async function nextNumber(store: Store, base: Deployment | undefined): Promise<number | undefined> {
  let number = base?.number ?? 0
  for (const later of (await listNumbers(store)).filter(each => each > number)) {
    if (await readDeployment(store, later)) return undefined
    // A deployment that does not count, such as one of another format, keeps its number.
    number = later
  }
  return number + 1
}

async function deploymentOf(
  store: Store,
  number: number,
  base: Deployment | undefined,
  { formerly = [], by = getBuilderName(process.env), ...change }: DeploymentChange,
): Promise<Deployment> {
  const { generation, canary } = change
  // A new computer has a generation of earlier only in the bucket: what it was stands in the deployment.
  const then = (await readDeployments(store)).find(each => generation in each.documents)
  const plan = await readPlan(store, generation).catch((error: unknown) => {
    if (then?.generation === generation) return then.plan
    throw error
  })
  const named = namedIn(plan, canary).map(async ([app, version]) => {
    const manifest = await readManifest(releaseFolder(store, app, version)).catch(() => undefined)
    const name = `${app}@${version}`
    return [name, manifest ? computeDigest(manifest) : then?.releases[name]] as const
  })
  const releases = (await Promise.all(named)).flatMap(([name, digest]) =>
    digest === undefined ? [] : [[name, digest] as const],
  )
  const ids = [generation, ...(canary ? [canary.generation] : [])]
  const documents = ids.map(
    async id =>
      [id, (await digestOfDocuments(generationFolder(store, id))) ?? then?.documents[id] ?? ''] as const,
  )
  return {
    format: FORMAT,
    number,
    since: new Date().toISOString(),
    by,
    ...change,
    plan,
    // Pages that were kept load what they loaded before, also of an earlier shell.
    releases: { ...(change.kept && (then ?? base)?.releases), ...Object.fromEntries(releases) },
    documents: Object.fromEntries(await Promise.all(documents)),
    embeds: computeEmbedLinks(store, base?.embeds, [...formerly, ...Object.entries(plan.pins)]),
  }
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

async function linkDeployment(folder: string, deployment: Linked): Promise<void> {
  for (const [name, target] of listDeploymentLinks(deployment)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await symlink(target, path.join(folder, name))
  }
}

/** Sets the pointer to the newest deployment, and again if another process has made a newer one meanwhile. */
export async function pointAtNewest(store: Store): Promise<void> {
  for (;;) {
    const newest = await newestDeployment(store)
    if (newest === undefined || newest.number === (await liveNumber(store))) return
    if (store.bucket) {
      const { writePointer } = await import('./bucket-site.ts')
      await writePointer(store.bucket, store.pointer, newest)
    }
    await replaceLink(pointerFile(store), path.join('deployments', store.pointer, String(newest.number)))
    await fsyncPath(store.folder)
  }
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

const CANARY_FILE = 'canary'

const canaryFileText = ({ canary }: Pick<Deployment, 'canary'>): string =>
  canary ? `${canary.percent}\n` : ''

export const deploymentFolder = (store: Store, number: number): string =>
  path.join(deploymentsFolder(store), String(number))

const pointerFile = (store: Store): string => path.join(store.folder, store.pointer)

export async function liveNumber(store: Store): Promise<number | undefined> {
  const target = await readlink(pointerFile(store)).catch(() => undefined)
  const number = Number(path.basename(target ?? ''))
  return number > 0 ? number : undefined
}
