import { stat } from 'node:fs/promises'
import path from 'node:path'
import { openReleases } from '../releases/release-source.ts'
import { readDeployments, type Canary } from '../store/deployments.ts'
import { listFilesRecursively } from '../store/files/files-below.ts'
import { formatStoreLocation } from '../store/files/write-whole.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, hasGeneration, readRelease, releaseFolder, type Store } from '../store/store.ts'
import { findLiveProblems, type LiveProblem } from './live-problems.ts'
import { readLog } from './log.ts'
import { findRollbackTarget } from './rollback.ts'

/** What a site serves; also what `status --json` prints. */
export interface Status {
  readonly store: string
  readonly site: string
  readonly deployment: number
  /** When the deployment went live, in ISO 8601 format. */
  readonly since: string
  readonly what: string
  readonly generation: string
  /** Uncompressed size of the composed documents, if they are on this computer; bytes. */
  readonly documentBytes?: number
  readonly apps: Readonly<Record<string, AppStatus>>
  readonly canary?: Canary
  /** The deployment that the next rollback of one step would make live; absent if there is none. */
  readonly rollback?: { readonly deployment: number; readonly generation: string; readonly what: string }
  readonly by: string
  /** The commit of the record that is live; absent for what `npm start` made live. */
  readonly commit?: string
  readonly unchecked?: string
  /** The latest releases that are not live, by app: at most ten each, the last published one first. */
  readonly waiting: Readonly<Record<string, readonly string[]>>
  /** Changes of the record that are not live, the newest first: refused ones, and those to come. */
  readonly pending: readonly string[]
  /** Everything that is wrong with the live site: first the pointer and the deployment, then the files. */
  readonly problems: readonly LiveProblem[]
}

export interface AppStatus {
  readonly version: string
  readonly previous?: string
  /** Uncompressed size of all files that browsers can load, if they are on this computer; bytes. */
  readonly bytes?: number
}

/** @returns the site's status; undefined if nothing was ever live */
export async function statusOf(store: Store): Promise<Status | undefined> {
  const deployments = await readDeployments(store)
  const [live] = deployments
  if (!live) return undefined
  const { number, since, what, generation, canary, by, unchecked, plan, record } = live
  const target = findRollbackTarget({ store }, { deployments, files: record.files })
  const log = await readLog(store)
  const sinceLive = log.slice(
    0,
    Math.max(
      0,
      log.findIndex(({ outcome }) => outcome === 'live'),
    ),
  )
  return {
    store: formatStoreLocation(store),
    site: store.pointer,
    deployment: number,
    since,
    what,
    generation,
    by,
    ...(record.commit !== undefined && { commit: record.commit }),
    ...(hasGeneration(store, generation) && {
      documentBytes: await documentBytes(generationFolder(store, generation)),
    }),
    apps: await appsOf(store, plan),
    waiting: await waitingReleases(store, plan),
    ...(unchecked !== undefined && { unchecked }),
    ...(canary && { canary }),
    ...(target && {
      rollback: { deployment: target.number, generation: target.generation, what: target.what },
    }),
    pending: sinceLive.map(({ what, outcome, why }) => `${what}: ${why ?? outcome}`),
    problems: await findLiveProblems(store, live),
  }
}

async function appsOf(store: Store, { pins, previous }: Plan): Promise<Status['apps']> {
  const entries = Object.entries(pins).map(async ([app, version]): Promise<[string, AppStatus]> => {
    const before = previous[app]
    const release = await readRelease(releaseFolder(store, app, version)).catch(() => undefined)
    const loaded = Object.entries(release?.files ?? {}).filter(([name]) => !name.startsWith('server/'))
    const size = release && { bytes: loaded.reduce((sum, [, file]) => sum + file.bytes, 0) }
    return [app, { version, ...size, ...(before !== undefined && { previous: before }) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** How many releases of each app `waiting` lists; older ones can still be promoted by name. */
const WAITING = 10

async function waitingReleases(store: Store, { pins }: Plan): Promise<Status['waiting']> {
  const waiting = new Map<string, string[]>()
  for (const { app, version } of await openReleases(store).list()) {
    const others = waiting.get(app) ?? []
    if (version !== pins[app] && others.length < WAITING) waiting.set(app, [...others, version])
  }
  return Object.fromEntries(waiting)
}

async function documentBytes(folder: string): Promise<number> {
  const documents = listFilesRecursively(folder).filter(name => name.endsWith('.html'))
  const sizes = documents.map(async name => (await stat(path.join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
