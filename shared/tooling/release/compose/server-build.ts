import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { codeOf } from '../store/error-code.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import { releaseName } from './pinned-releases.ts'

/** A release's code for composing: one module, which contains or receives all its imports. */
export interface ServerBuild {
  /** File name for stack traces. */
  readonly name: string
  readonly source: string
}

/** @throws Error if the release has no server build */
export async function readServerBuild(store: Store, release: Release): Promise<ServerBuild> {
  const name = release.name === 'shell' ? 'shell.cjs' : 'remote.cjs'
  const file = path.join(releaseFolder(store, release.name, release.version), 'server', name)
  const source = await readFile(file).catch((cause: unknown) => {
    const why =
      codeOf(cause) === 'ENOENT'
        ? `It was built for contract ${release.contract}, by a build that made none, or the store is damaged.`
        : `It cannot be read: ${String(cause)}.`
    throw new Error(
      `${releaseName(release)} has no server/${name} to compose with. ${why} Publish its sources again under a new version.`,
      { cause },
    )
  })
  if (sha384(source) !== release.files[`server/${name}`]?.sha384) {
    throw new Error(
      `${releaseName(release)} does not count as a release: its server/${name} has other content than was built. Let its team publish it, as a new version.`,
    )
  }
  return { name: `${releaseName(release)}/server/${name}`, source: source.toString() }
}
