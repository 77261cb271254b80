import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release } from '@kutuhal/build/release.ts'

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
