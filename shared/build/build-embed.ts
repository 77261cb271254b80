import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Configuration } from 'webpack'
import { appFolder } from './apps.ts'
import { sha384 } from './checked-scripts.ts'
import { distFolder, type BuildTarget } from './common-config.ts'
import { embedConfig, type Hashes } from './embed-config.ts'

/**
 * Builds what an app offers for the pages of others, from its folder `embed/` into `embed/` of the build: modules, then the scripts that
 * load them by hash, then the files of `embed/public/`, in which `{{sha384 robot-maze.js}}` stands for a hash and `{{version}}` for the
 * version. An app without such a folder offers nothing.
 * @param run builds one configuration
 */
export async function buildEmbed(
  target: BuildTarget,
  run: (config: Configuration) => Promise<unknown>,
): Promise<void> {
  const source = path.join(appFolder(target.app), 'embed')
  const dist = path.join(distFolder(target), 'embed')
  if (!existsSync(source)) return
  await run(embedConfig(target, 'modules', {}))
  await run(embedConfig(target, 'scripts', await hashesIn(dist)))
  await fillIn(path.join(source, 'public'), dist, target.version, await hashesIn(dist))
}

async function hashesIn(folder: string): Promise<Hashes> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.js'))
  const hash = async (name: string) => [name, sha384(await readFile(path.join(folder, name)))] as const
  return Object.fromEntries(await Promise.all(names.map(hash)))
}

/** @throws Error if a text asks for the hash of a file that was not built */
async function fillIn(from: string, to: string, version: string, hashes: Hashes): Promise<void> {
  if (!existsSync(from)) return
  const entries = await readdir(from, { withFileTypes: true, recursive: true })
  for (const entry of entries.filter(entry => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const text = (await readFile(file, 'utf8'))
      .replaceAll('{{version}}', version)
      .replace(/\{\{sha384 ([^}]+)\}\}/g, (_, name: string) => {
        const hash = hashes[name]
        if (hash === undefined)
          throw new Error(`${file} names ${name}, which is not among ${Object.keys(hashes).join(', ')}.`)
        return `sha384-${hash}`
      })
    const target = path.join(to, path.relative(from, file))
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}
