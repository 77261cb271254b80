import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Deployment } from '../../store/deployment.ts'
import { hasGeneration, publishedVersions, readPlan, type Store } from '../../store/store.ts'
import { isUnfinished } from '../../store/write-whole.ts'

/** An app's releases that are not live for everybody, the one that was published last comes first. */
export interface WaitingApp {
  readonly app: string
  readonly versions: readonly string[]
}

/** How many of each app are offered: older ones are promoted from the command line. */
const OFFERED = 10

/** @returns apps with a release that can go live */
export async function waitingReleases(store: Store, live: Deployment | undefined): Promise<WaitingApp[]> {
  if (!live || !hasGeneration(store, live.generation)) return []
  const { pins } = await readPlan(store, live.generation)
  return appsIn(store)
    .map(app => ({
      app,
      versions: publishedVersions(store, app)
        .filter(version => version !== pins[app])
        .slice(0, OFFERED),
    }))
    .filter(({ versions }) => versions.length > 0)
}

function appsIn(store: Store): string[] {
  const folder = path.join(store.folder, 'apps')
  return existsSync(folder) ? readdirSync(folder).filter(name => !isUnfinished(name)) : []
}
