import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zipSync } from 'fflate'
import { appFolder, getPackageVersion, type App } from '../apps.ts'
import { copyAndFillPlaceholders } from '../copy-with-placeholders.ts'

/** Packs an app's `embed/wordpress/` as a zip for upload. @param check an error from it stops the packing */
export async function packWordpressPlugin(
  app: App,
  check: (folder: string) => void = () => undefined,
): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'))
  try {
    const source = path.join(appFolder(app), 'embed', 'wordpress')
    await copyAndFillPlaceholders(source, folder, { version: getPackageVersion(app), hashes: {} })
    const [plugin = ''] = await readdir(folder)
    check(path.join(folder, plugin))
    const entries = await readdir(folder, { withFileTypes: true, recursive: true })
    const files = entries
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name))
    const packed = files.map(
      async file => [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file)] as const,
    )
    // A fixed date makes the archive reproducible.
    return zipSync(Object.fromEntries(await Promise.all(packed)), { mtime: '2026-01-01' })
  } finally {
    await rm(folder, { recursive: true })
  }
}
