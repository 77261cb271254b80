/** Stores builds as releases, for commands and pipelines of teams. Nothing of it is live yet. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { containerName, type Release } from '@kutuhal/build/release.ts'
import { BUILD_RECORD_FILE } from '@kutuhal/build/provenance/build-record.ts'
import { mapConcurrently } from '../store/files/map-concurrently.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import {
  compressibleFileNamePattern,
  listCompressedFileNames,
  startFileWriter,
} from '../store/files/file-writer.ts'
import { findWrongFiles, formatProblemList, MAX_CONCURRENT_FILES } from '../store/files/find-wrong-files.ts'
import { hardLinkUnchangedFiles } from '../store/files/link-files.ts'
import { ignoreInvalidFile } from '../store/files/read-limited.ts'
import { computeDigest, MAX_MANIFEST_BYTES, readManifest, readRelease } from '../store/release-manifest.ts'
import type { ReleaseSource } from './release-source.ts'

/**
 * Stores a built app as a release, and looks whether it is there. What an earlier call has stored of the same
 * build, and is gone or damaged since, is stored again.
 * @throws Error if the version is published already with other content, or the build is not whole
 */
export async function publish(source: ReleaseSource, dist: string): Promise<Release> {
  const release = await readRelease(dist)
  const { name, version } = release
  const isNew = await storeRelease(source, dist)
  // A pipeline that failed in a later step publishes the same build once more.
  if ((await readDigest(source, name, version)) !== computeDigest(await readManifest(dist)))
    throw new Error(
      `${name} ${version} is published already, and a release never changes. Raise the version in ${name}/package.json.`,
    )
  let lost = await findLostFiles(source, release)
  if (!isNew && lost.length > 0) {
    await storeRelease(source, dist, true)
    lost = await findLostFiles(source, release)
  }
  if (lost.length === 0) return release
  throw new Error(
    `${name} ${version} is not whole in ${source.place}, though it has just been written there. Gone or damaged:
${formatProblemList(lost)}
Look what removes files there, such as a rule of the bucket, and run the same command again.`,
  )
}

export async function findLostFiles(
  source: ReleaseSource,
  { name, version, files, maps }: Release,
): Promise<string[]> {
  const lost: string[] = []
  await mapConcurrently(Object.entries({ ...files, ...maps }), MAX_CONCURRENT_FILES, async ([file, is]) => {
    const content = await source.read(name, version, file, is.bytes).catch(ignoreInvalidFile)
    if (!content || sha384(content) !== is.sha384) lost.push(file)
  })
  return lost.sort()
}

/**
 * Stores a built app like `publish`, but an existing release is no error.
 * @param isDamaged whether the release exists, and files of it are gone
 */
export async function storeRelease(
  source: ReleaseSource,
  dist: string,
  isDamaged?: boolean,
): Promise<boolean> {
  const release = await readRelease(dist)
  requireOwnName(release)
  await verifyBuild(dist, release, [BUILD_RECORD_FILE])
  const fill = async (folder: string) => {
    const unchanged = await linkFromNewest(source, release, folder)
    const names = [...Object.keys({ ...release.files, ...release.maps }), 'release.json', BUILD_RECORD_FILE]
    await copy(
      dist,
      folder,
      names.filter(name => !unchanged.has(name)),
    )
    // Verify the copy too: the files of the build may have changed meanwhile.
    const copies = names.flatMap(listCompressedFileNames)
    await verifyBuild(folder, release, [BUILD_RECORD_FILE, ...copies])
  }
  return source.write(release.name, release.version, fill, isDamaged)
}

export async function readDigest(
  source: ReleaseSource,
  app: string,
  version: string,
): Promise<string | undefined> {
  const manifest = await source.read(app, version, 'release.json', MAX_MANIFEST_BYTES)
  return manifest && computeDigest(manifest)
}

async function linkFromNewest(
  source: ReleaseSource,
  release: Release,
  folder: string,
): Promise<ReadonlySet<string>> {
  const [newest] = await source.list(release.name)
  const from = newest && source.folderOf(newest.app, newest.version)
  const earlier = from === undefined ? undefined : await readRelease(from).catch(() => undefined)
  return from === undefined || !earlier ? new Set() : hardLinkUnchangedFiles(from, earlier, release, folder)
}

/** A release whose container had another app's name would break that app in the page. */
function requireOwnName({ name, version, container }: Release): void {
  const own = containerName(name, version)
  if (container === own) return
  throw new Error(
    `${name} ${version} calls its container ${JSON.stringify(container)}, and it has to be ${own}. Nothing was published. Build it with @kutuhal/build.`,
  )
}

async function copy(dist: string, folder: string, names: readonly string[]): Promise<void> {
  const writer = startFileWriter('smallest')
  try {
    for (const name of names) {
      // Do not compress files in `server/`, which browsers never load.
      const isCompressed = compressibleFileNamePattern.test(name) && !name.startsWith('server/')
      writer.write(path.join(folder, name), () => readFile(path.join(dist, name)), { isCompressed })
    }
    await writer.finish()
  } finally {
    await writer.stop()
  }
}

/**
 * Compares a build or a copy of it with its release.json, which does not list the files in `also`.
 * @throws Error that lists the files that are missing, damaged or not part of the release
 */
async function verifyBuild(folder: string, release: Release, also: readonly string[]): Promise<void> {
  const others = new Set(['release.json', ...also])
  const problems = await findWrongFiles(
    folder,
    { ...release.files, ...release.maps },
    { made: 'built', isIgnored: name => others.has(name), hasCopies: false },
  )
  if (problems.length === 0) return
  throw new Error(
    `${release.name} ${release.version} in ${folder} is not what was built:\n${formatProblemList(problems)}
Nothing was published. Copy the build again, or build it again, and run the same command.`,
  )
}
