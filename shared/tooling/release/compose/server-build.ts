import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { codeOf } from '../store/error-code.ts'
import { releaseFolder, type Store } from '../store/store.ts'
import { nameOf } from './pinned-releases.ts'

/** What a release composes with: one module, which brings or is handed everything that it imports. */
export interface ServerBuild {
  /** For stack traces. */
  readonly name: string
  readonly source: string
}

/** @throws Error if the release has none */
export async function readServerBuild(store: Store, release: Release): Promise<ServerBuild> {
  const name = release.name === 'shell' ? 'shell.cjs' : 'remote.cjs'
  const file = path.join(releaseFolder(store, release.name, release.version), 'server', name)
  const source = await readFile(file, 'utf8').catch((cause: unknown) => {
    const why =
      codeOf(cause) === 'ENOENT'
        ? `It was built for contract ${release.contract}, by a build that made none, or the store is damaged.`
        : `It cannot be read: ${String(cause)}.`
    throw new Error(
      `${nameOf(release)} has no server/${name} to compose with. ${why} Publish its sources again under a new version.`,
      { cause },
    )
  })
  return { name: `${nameOf(release)}/server/${name}`, source }
}
