import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isUnfinished } from '../write-whole.ts'
import { isName } from './keys.ts'

/** @returns the names of everything whole that is in a folder of a store, e.g. `sites/1a2b3c4d5e6f` */
export async function localNames(folder: string): Promise<string[]> {
  const inside = async (name: string) => {
    const at = path.join(folder, name)
    if (!existsSync(at)) return []
    const entries = await readdir(at, { withFileTypes: true })
    return entries.filter(entry => entry.isDirectory()).map(entry => `${name}/${entry.name}`)
  }
  const twoDeep = async (name: string) => (await Promise.all((await inside(name)).map(inside))).flat()
  const found = await Promise.all([twoDeep('apps'), twoDeep('deployments'), inside('sites'), inside('embed')])
  return found.flat().filter(name => isName(name) && !isUnfinished(name))
}
