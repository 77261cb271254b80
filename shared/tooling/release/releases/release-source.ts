/**
 * Where the teams' releases lie: `releases/<app>/<version>/` in a folder or a bucket. Each is written once,
 * its release.json last. Teams can write there, so a release is copied and verified before use (fetch.ts).
 */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { mapConcurrently } from '../store/files/map-concurrently.ts'
import { ignoreMissing } from '../store/files/error-code.ts'
import { listFilesRecursively } from '../store/files/files-below.ts'
import { readExistingFile, readFileWithLimit } from '../store/files/read-limited.ts'
import { isStagingName, removeFolderAtomically, writeFolderAtomically } from '../store/files/write-whole.ts'
import { AT_ONCE, MAX_OBJECT_BYTES } from '../store/objects/object-address.ts'
import { computeDigest, MAX_MANIFEST_BYTES } from '../store/release-manifest.ts'
import type { Store } from '../store/places.ts'
import { appNameSchema, versionSchema } from '../store/plan.ts'

export interface PublishedRelease {
  readonly app: string
  readonly version: string
  /** By the clock of the disk or the object store; ms. */
  readonly writtenAt: number
}

export interface ReleaseSource {
  /** The folder or address, for messages. */
  readonly place: string
  /** Folder of a release on this computer; undefined if releases lie in a bucket. */
  folderOf(app: string, version: string): string | undefined
  /** Lists all complete releases; of each app, the last published one first. */
  list(app?: string): Promise<readonly PublishedRelease[]>
  /**
   * Reads a file of a release, of `most` bytes.
   * @returns undefined if there is no such file, or no such complete release
   */
  read(app: string, version: string, name: string, most: number): Promise<Buffer | undefined>
  /**
   * Writes a release, unless it exists.
   * @param isDamaged writes the same files once more, where the release exists and some are gone
   * @returns whether this call wrote it
   */
  write(
    app: string,
    version: string,
    fill: (folder: string) => Promise<void>,
    isDamaged?: boolean,
  ): Promise<boolean>
  remove(app: string, version: string): Promise<void>
}

export const openReleases = ({ folder, bucket }: Pick<Store, 'folder' | 'bucket'>): ReleaseSource =>
  bucket ? releasesInBucket(bucket, folder) : releasesInFolder(folder)

const MANIFEST = 'release.json'

const isRelease = ({ app, version }: Pick<PublishedRelease, 'app' | 'version'>): boolean =>
  appNameSchema.safeParse(app).success && versionSchema.safeParse(version).success && !isStagingName(version)

function releasesInFolder(store: string): ReleaseSource {
  const place = path.join(store, 'releases')
  const folderOf = (app: string, version: string) => path.join(place, app, version)
  return {
    place,
    folderOf,
    async list(only) {
      const apps = only === undefined ? ((await readdir(place).catch(ignoreMissing)) ?? []) : [only]
      const found = await Promise.all(
        apps.map(async app => {
          const names = await readdir(path.join(place, app)).catch(() => [])
          const versions = names.map(version => ({ app, version }))
          return byAge(versions.filter(isRelease), folderOf)
        }),
      )
      return found.flat()
    },
    read: (app, version, name, most) => readFileWithLimit(path.join(folderOf(app, version), name), most),
    write: (app, version, fill, isDamaged) =>
      writeFolderAtomically(folderOf(app, version), async folder => {
        await fill(folder)
        if (isDamaged) await removeFolderAtomically(folderOf(app, version))
      }),
    remove: (app, version) => removeFolderAtomically(folderOf(app, version)),
  }
}

/** Leaves out what is no folder: a team's broken link must not stop the others. */
async function byAge(
  releases: readonly Pick<PublishedRelease, 'app' | 'version'>[],
  folderOf: (app: string, version: string) => string,
): Promise<PublishedRelease[]> {
  const found = await Promise.all(
    releases.map(async ({ app, version }) => {
      const stats = await stat(folderOf(app, version)).catch(() => undefined)
      return stats?.isDirectory() ? [{ app, version, writtenAt: stats.mtimeMs }] : []
    }),
  )
  return found.flat().sort((a, b) => b.writtenAt - a.writtenAt)
}

/** Files of one release lie below its digest, so those of two builds of one version never mix. */
function releasesInBucket({ address, client }: NonNullable<Store['bucket']>, folder: string): ReleaseSource {
  /** Where the files of releases lie that this process has read. */
  const contents = new Map<string, string>()
  const manifestOf = (app: string, version: string) => `releases/${app}/${version}/${MANIFEST}`
  return {
    place: `${address}/releases`,
    folderOf: () => undefined,
    async list(only) {
      const objects = await client.list(only === undefined ? 'releases/' : `releases/${only}/`)
      const found = objects
        .filter(({ key }) => /^releases\/[^/]+\/[^/]+\/release\.json$/.test(key))
        .sort((a, b) => b.writtenAt - a.writtenAt)
        .map(({ key, writtenAt }) => {
          const [, app = '', version = ''] = key.split('/')
          return { app, version, writtenAt }
        })
      return found.filter(isRelease)
    },
    async read(app, version, name, most) {
      if (name === MANIFEST) return client.get(manifestOf(app, version), most)
      const release = `${app}/${version}`
      const manifest = contents.has(release)
        ? undefined
        : await client.get(manifestOf(app, version), MAX_MANIFEST_BYTES)
      if (manifest) contents.set(release, contentFolder(manifest))
      const content = contents.get(release)
      return content === undefined ? undefined : client.get(`releases/${release}/${content}/${name}`, most)
    },
    async write(app, version, fill, isDamaged) {
      if (!isDamaged && (await client.headers(manifestOf(app, version)))) return false
      const staging = path.join(folder, 'uploads', `${app}-${version}-${process.pid}`)
      try {
        await writeFolderAtomically(staging, fill)
        const manifest = await readExistingFile(path.join(staging, MANIFEST))
        const names = listFilesRecursively(staging).filter(name => name !== MANIFEST)
        await mapConcurrently(names, AT_ONCE, async name =>
          client.put(
            `releases/${app}/${version}/${contentFolder(manifest)}/${name}`,
            await readExistingFile(path.join(staging, name), MAX_OBJECT_BYTES),
          ),
        )
        return await client.putIfAbsent(manifestOf(app, version), manifest)
      } finally {
        if (existsSync(staging)) await rm(staging, { recursive: true })
      }
    },
    async remove(app, version) {
      await client.delete(manifestOf(app, version))
      const rest = await client.list(`releases/${app}/${version}/`)
      await mapConcurrently(rest, AT_ONCE, ({ key }) => client.delete(key))
    },
  }
}

const contentFolder = (manifest: Buffer): string => computeDigest(manifest).slice(0, 32)
