import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { appFolder } from './apps.ts'
import { distFolder, type BuildTarget } from './webpack/common-config.ts'
import { embedConfig, type FileHashes } from './webpack/embed-config.ts'
import { copyAndFillPlaceholders } from './copy-with-placeholders.ts'
import { runWebpack } from './webpack/run-webpack.ts'
import { sha384 } from './hashes.ts'

/** Builds what an app offers to partner pages. Scripts come after modules, which they load by hash. */
export async function buildEmbed(target: BuildTarget): Promise<void> {
  const source = path.join(appFolder(target.app), 'embed')
  const dist = path.join(distFolder(target), 'embed')
  if (!existsSync(source)) return
  await runWebpack(embedConfig(target, 'modules', {}))
  await runWebpack(embedConfig(target, 'scripts', await hashesIn(dist)))
  // Import the analyzer only here, since it loads slowly and most apps have no `embed/` folder.
  const { buildCustomElementsManifest } = await import('./manifests/element-manifest.ts')
  const manifest = await buildCustomElementsManifest(source)
  if (manifest)
    await writeFile(path.join(dist, 'custom-elements.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const files = path.join(source, 'public')
  if (!existsSync(files)) return
  await copyAndFillPlaceholders(files, dist, { version: target.version, hashes: await hashesIn(dist) })
}

async function hashesIn(folder: string): Promise<FileHashes> {
  const names = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.js'))
  const hash = async (name: string) => [name, sha384(await readFile(path.join(folder, name)))] as const
  return Object.fromEntries(await Promise.all(names.map(hash)))
}
