import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Deployment } from '../../store/deployment.ts'
import { deploymentsNewestFirst } from '../../store/deployments.ts'
import { keptFrom } from '../../store/kept-from.ts'
import type { Versions } from '../../store/plan.ts'
import { generationFolder, hasGeneration, readPlan, type Store } from '../../store/store.ts'
import { isUnfinished } from '../../store/write-whole.ts'

/** A generation that was composed to be looked at: no visitor has got it since. */
export interface Preview {
  readonly generation: string
  /** ISO 8601 */
  readonly composedAt: string
  /** What it has otherwise than what is live, as `mf-maze@1.1.0`. */
  readonly releases: readonly string[]
}

/** @returns the newest first */
export async function previewsOf(store: Store, live: Deployment | undefined): Promise<Preview[]> {
  const ids = await namesIn(path.join(store.folder, 'sites'))
  const shown = await shownGenerations(store)
  const needed = await Promise.all(ids.map(async id => Object.values(await keptFrom(store, id))))
  const others = new Set([live?.generation, live?.canary?.generation, ...needed.flat()])
  const pins = await pinsOf(store, live?.generation)
  const previews = await Promise.all(
    ids.filter(id => !others.has(id)).map(id => previewOf(store, id, pins).catch(() => undefined)),
  )
  return (
    previews
      .filter(preview => preview !== undefined)
      // A preview of what was live once makes it new again.
      .filter(({ generation, composedAt }) => composedAt > (shown.get(generation) ?? ''))
      .sort((a, b) => (a.composedAt < b.composedAt ? 1 : -1))
  )
}

async function previewOf(store: Store, generation: string, live: Versions): Promise<Preview> {
  const { pins } = await readPlan(store, generation)
  const { mtime } = await stat(generationFolder(store, generation))
  const changed = Object.entries(pins).filter(([app, version]) => live[app] !== version)
  return {
    generation,
    composedAt: mtime.toISOString(),
    releases: changed.map(([app, version]) => `${app}@${version}`),
  }
}

/** Of every site in the store: when each went live last. */
async function shownGenerations(store: Store): Promise<Map<string, string>> {
  const sites = await namesIn(path.join(store.folder, 'deployments'))
  const deployments = await Promise.all(sites.map(pointer => deploymentsNewestFirst({ ...store, pointer })))
  const shown = new Map<string, string>()
  for (const { generation, canary, since } of deployments.flat()) {
    for (const id of [generation, ...(canary ? [canary.generation] : [])]) {
      if (since > (shown.get(id) ?? '')) shown.set(id, since)
    }
  }
  return shown
}

async function pinsOf(store: Store, generation: string | undefined): Promise<Versions> {
  if (generation === undefined || !hasGeneration(store, generation)) return {}
  return (await readPlan(store, generation)).pins
}

async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter(name => !isUnfinished(name))
}
