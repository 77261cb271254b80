import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Canary, createRedeploymentChange, findRollbackTarget } from './deployment/deployment.ts'
import { liveNumber } from './deployments.ts'
import { listFilesRecursively } from './files/files-below.ts'
import { findLiveProblems, type LiveProblem } from './live-problems.ts'
import type { Plan } from './plan.ts'
import { computeUpdateCost, type ReleaseCost } from './release-cost.ts'
import {
  generationFolder,
  listLocalStoreItemNames,
  listUnreadableFolders,
  publishedVersions,
  readRelease,
  releaseFolder,
  type Store,
} from './store.ts'
import { readVerifiedStoreState } from './trust/view.ts'
import { formatStoreLocation } from './files/write-whole.ts'

/** What a site serves; also what `status --json` prints. */
export interface Status {
  /** The store's folder or address. */
  readonly store: string
  readonly site: string
  readonly deployment: number
  /** When the deployment went live, in ISO 8601 format. */
  readonly since: string
  readonly what: string
  readonly generation: string
  /** Uncompressed size of the composed documents of the generation; bytes. */
  readonly documentBytes: number
  readonly apps: Readonly<Record<string, AppStatus>>
  readonly canary?: Canary
  /** The deployment that the next rollback of one step would make live; absent if there is none. */
  readonly rollback?: { readonly deployment: number; readonly generation: string; readonly what: string }
  /** Number of the newest deployment, if a command was killed before it set the pointer to it. */
  readonly interrupted?: number
  /** Name of the key that signed the deployment. */
  readonly key: string
  readonly by: string
  readonly unchecked?: string
  /** The latest releases that are not live, by app: at most ten each, the last published one first. */
  readonly waiting: Readonly<Record<string, readonly string[]>>
  /** Items with invalid content, each with the reason. No live release or document needs these. */
  readonly skipped: readonly string[]
  /** Everything that is wrong with the live site: first the pointer and the deployment, then the files. */
  readonly problems: readonly LiveProblem[]
}

export interface AppStatus {
  readonly version: string
  readonly previous?: string
  /** Uncompressed size of all the release's files that browsers can load; bytes. */
  readonly bytes: number
  /** What the release costs a visitor who has the app's previous release. */
  readonly cost?: ReleaseCost
}

/** @returns the site's status; undefined if the site has no deployment, not even an invalid one */
export async function statusOf(store: Store): Promise<Status | undefined> {
  const view = await readVerifiedStoreState(store)
  const { head, ignored, deployments } = view
  const place = {
    store: formatStoreLocation(store),
    site: store.pointer,
    skipped: [...(store.shared?.skipped() ?? []), ...listUnreadableFolders(store.folder)].map(
      ({ name, why }) => `${name}: ${why}`,
    ),
    problems: await findLiveProblems(store, view),
  }
  if (!head) return ignored.length > 0 ? { ...place, ...NOTHING } : undefined
  const { number, since, what, generation, canary, key, by, unchecked, plan } = head
  const target = findRollbackTarget(head, deployments)
  return {
    ...place,
    ...{ deployment: number, since, what, generation, key, by },
    documentBytes: await documentBytes(generationFolder(store, generation)),
    apps: await appsOf(store, plan),
    waiting: waitingReleases(store, plan),
    ...(unchecked !== undefined && { unchecked }),
    ...(canary && { canary }),
    ...(target && {
      rollback: {
        deployment: target.number,
        generation: createRedeploymentChange(target, head).generation,
        what: target.what,
      },
    }),
    ...((await liveNumber(store)) !== number && { interrupted: number }),
  }
}

/** The fields of the status of a site that has no valid deployment. */
const NOTHING = {
  deployment: 0,
  since: '',
  what: 'nothing that counts',
  key: 'nobody',
  by: 'unknown',
  generation: '',
  documentBytes: 0,
  apps: {},
  waiting: {},
} as const

async function appsOf(store: Store, { pins, previous }: Plan): Promise<Status['apps']> {
  const entries = Object.entries(pins).map(async ([app, version]): Promise<[string, AppStatus]> => {
    const before = previous[app]
    const release = await readRelease(releaseFolder(store, app, version)).catch(() => undefined)
    const bytes = Object.entries(release?.files ?? {})
      .filter(([name]) => !name.startsWith('server/'))
      .reduce((sum, [, file]) => sum + file.bytes, 0)
    if (before === undefined) return [app, { version, bytes }]
    const cost = await computeUpdateCost(store, app, before, version)
    return [app, { version, bytes, previous: before, ...(cost && { cost }) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** How many releases of each app `waiting` lists; older ones can still be promoted by name. */
const WAITING = 10

function waitingReleases(store: Store, { pins }: Plan): Status['waiting'] {
  const names = listLocalStoreItemNames(store.folder).map(name => name.split('/'))
  const apps = new Set(names.flatMap(([kind, app = '']) => (kind === 'apps' ? [app] : [])))
  const entries = [...apps].map(app => {
    const others = publishedVersions(store, app).filter(version => version !== pins[app])
    return [app, others.slice(0, WAITING)] as const
  })
  return Object.fromEntries(entries.filter(([, versions]) => versions.length > 0))
}

async function documentBytes(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const documents = listFilesRecursively(folder).filter(name => name.endsWith('.html'))
  const sizes = documents.map(async name => (await stat(path.join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
