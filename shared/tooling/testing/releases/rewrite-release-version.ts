import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BUILD_RECORD_FILE, type BuildRecord } from '@kutuhal/build/provenance/build-record.ts'
import { containerName, type Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'

/**
 * Makes a new version of a build without building, for tests that need many releases. Recomputes every hash,
 * so the result is as complete as a real build.
 * @param source folder of a release, from the store or a `dist/`
 * @param target output folder
 * @param change text or pattern to replace in any of the new release's scripts, and what replaces it
 */
export async function rewriteReleaseVersion(
  source: string,
  version: string,
  target: string,
  change?: readonly [string | RegExp, string],
): Promise<Release> {
  await cp(source, target, { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
  // The build wrote this file.
  const old = JSON.parse(await readFile(path.join(source, 'release.json'), 'utf8')) as Release
  const container = containerName(old.name, version)
  const rename = (text: string) =>
    text
      .replaceAll(`${old.name}@${old.version}`, `${old.name}@${version}`)
      .replaceAll(old.container, container)

  const entry = old.name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const named = Object.keys(old.files).filter(file => /\.c?js$/.test(file))
  const files = { ...old.files }
  let isChanged = change === undefined
  // Change the entry last, since it contains the hashes of all other scripts.
  for (const file of [...named.filter(each => each !== entry), entry]) {
    let text = rename(await readFile(path.join(target, file), 'utf8'))
    if (change) {
      const before = text
      text = text.replaceAll(...change)
      isChanged ||= text !== before
    }
    if (file === entry) {
      for (const [name, { sha384: hash }] of Object.entries(old.files)) {
        text = text.replaceAll(hash, files[name]?.sha384 ?? hash)
      }
    }
    await writeFile(path.join(target, file), text)
    const content = Buffer.from(text)
    files[file] = { bytes: content.length, sha384: sha384(content) }
  }
  if (!isChanged) throw new Error(`No script of ${old.name}@${old.version} has ${String(change?.[0])}.`)
  const release: Release = {
    ...old,
    version,
    container,
    files,
    chunks: Object.fromEntries(Object.entries(old.chunks).map(([name, list]) => [rename(name), list])),
  }
  await writeFile(path.join(target, 'release.json'), JSON.stringify(release, null, 2))
  await writeFile(path.join(target, BUILD_RECORD_FILE), JSON.stringify(recordNow()))
  return release
}

/** Makes a build record with the current time. It names no commit, as for sources outside of git. */
function recordNow(): BuildRecord {
  const now = new Date().toISOString()
  return { builder: 'tests', startedAt: now, finishedAt: now }
}
