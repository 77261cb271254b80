import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { appFolder, packageVersion, type App } from '../apps.ts'
import { fillInFolder } from '../fill-in.ts'

/**
 * What WordPress takes under Plugins, Add New, Upload: a zip with one folder, from `embed/wordpress/` of an app, filled in as the files of
 * `embed/public/` are.
 * @param check is given the folder, filled in, before it is packed; what it throws ends it
 */
export async function wordpressPlugin(
  app: App,
  check: (folder: string) => void = () => undefined,
): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'))
  try {
    const source = path.join(appFolder(app), 'embed', 'wordpress')
    await fillInFolder(source, folder, { version: packageVersion(app), hashes: {} })
    const [plugin = ''] = await readdir(folder)
    check(path.join(folder, plugin))
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    const files = entries
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name))
    const packed = files.map(
      async file => [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file)] as const,
    )
    // The same bytes for the same files.
    return zipSync(Object.fromEntries(await Promise.all(packed)), { mtime: '2026-01-01' })
  } finally {
    await rm(folder, { recursive: true })
  }
}
