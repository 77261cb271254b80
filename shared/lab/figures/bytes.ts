import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release } from '@kutuhal/build/release.ts'
import { generationFolder, type Store } from '@kutuhal/release/store/store.ts'

/**
 * What a first view of a page loads of its remote's scripts.
 * @param dist folder of the remote's build
 * @param page as the remote names it
 * @returns bytes, as they come over the line
 */
export function firstViewBytes(dist: string, page: string): number {
  // Written by our own build.
  const { chunks } = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release
  const files = new Set(['remoteEntry.js', ...(chunks['remote'] ?? []), ...(chunks[`page-${page}`] ?? [])])
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(path.join(dist, file))).length,
    0,
  )
}

/** What a document of a generation takes on the line; bytes. */
export const documentBytes = (store: Store, generation: string, page: string): number =>
  statSync(path.join(generationFolder(store, generation), page, 'index.html.br')).size

/** What the disk holds for a generation alone: what it shares with another one has several names; bytes. */
export function bytesOfItsOwn(store: Store, generation: string): number {
  const folder = generationFolder(store, generation)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(path.join(folder, name)))
    .reduce((sum, file) => (file.isFile() && file.nlink === 1 ? sum + file.size : sum), 0)
}
