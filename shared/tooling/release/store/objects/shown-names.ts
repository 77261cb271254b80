import { readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { deploymentFolder } from '../deployments.ts'
import { codeOf } from '../error-code.ts'
import { keptFrom } from '../kept-from.ts'
import { hasGeneration, readPlan, type Store } from '../store.ts'

interface ShownIds {
  readonly number: number
  readonly generation: string
  readonly canary?: { readonly generation: string } | undefined
}

/** @returns the names of everything that browsers may ask for while a deployment is live: its generations, their releases, and embeds */
export async function shownNames(
  store: Store,
  { number, generation, canary }: ShownIds,
): Promise<Set<string>> {
  const names = new Set(await embedNames(deploymentFolder(store, number)))
  for (const id of [generation, ...(canary ? [canary.generation] : [])]) {
    names.add(`sites/${id}`)
    if (!hasGeneration(store, id)) continue
    const others = Object.values(await keptFrom(store, id)).filter(other => hasGeneration(store, other))
    for (const each of [id, ...others]) {
      const { pins, previous } = await readPlan(store, each)
      for (const [app, version] of [...Object.entries(pins), ...Object.entries(previous)]) {
        names.add(`apps/${app}/${version}`)
      }
    }
  }
  return names
}

async function embedNames(deployment: string): Promise<string[]> {
  const folder = path.join(deployment, 'embed')
  try {
    const links = (await readdir(folder)).map(name => readlink(path.join(folder, name)))
    return (await Promise.all(links)).map(target => `embed/${path.basename(target)}`)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
