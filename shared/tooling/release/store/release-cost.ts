/** Calculates what a release costs a visitor who has cached the live one: the files at new addresses. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import { listContentAddresses } from './content-files.ts'
import { liveDeployment } from './deployments.ts'
import { listCompressedFileNames } from './files/file-writer.ts'
import { readRelease, releaseFolder, type Store } from './store.ts'

export interface ReleaseCost {
  readonly files: number
  /** Compressed size of the scripts, as servers send them; bytes. */
  readonly scripts: number
  /** Size of the pictures in all widths and formats, although a visitor loads only one of these; bytes. */
  readonly images: number
  readonly others: number
  /** The app's own limit for the cost of a release, not counting images; bytes. */
  readonly budget?: number
}

/** @returns the cost for a visitor of the live site; undefined if it, or no release, is live */
export async function computeReleaseDownloadCost(
  store: Store,
  app: string,
  version: string,
  folder = releaseFolder(store, app, version),
): Promise<ReleaseCost | undefined> {
  const live = (await liveDeployment(store))?.plan.pins[app]
  if (live === undefined || live === version) return undefined
  const read = (from: string) => readRelease(from).catch(() => undefined)
  const [old, release] = await Promise.all([read(releaseFolder(store, app, live)), read(folder)])
  if (!old || !release) return undefined
  const known = new Set(addressesOf(old).values())
  const files = [...addressesOf(release)].flatMap(([name, address]) => (known.has(address) ? [] : [name]))
  const bytesOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + sentBytes(path.join(folder, name)), 0)
  return {
    files: files.length,
    scripts: bytesOf(files.filter(isScript)),
    images: bytesOf(files.filter(isImage)),
    others: bytesOf(files.filter(name => !isScript(name) && !isImage(name))),
    ...(release.releaseBudget !== undefined && { budget: release.releaseBudget }),
  }
}

const isScript = (name: string): boolean => name.endsWith('.js')
const isImage = (name: string): boolean => /\.(?:avif|webp|png|jpe?g|svg|gif|ico)$/.test(name)

function addressesOf(release: Release): ReadonlyMap<string, string> {
  const contents = listContentAddresses(release)
  const names = Object.keys(release.files).filter(isForVisits)
  return new Map(names.map(name => [name, contents.get(name) ?? `${release.version}/${name}`]))
}

/** Whether visitors load a file; files that only composing, partners' pages or tools load do not count. */
const isForVisits = (name: string): boolean => !/^(?:server|embed|development)\/|\.LICENSE\.txt$/.test(name)

function sentBytes(file: string): number {
  const [copy = file] = listCompressedFileNames(file)
  return statSync(existsSync(copy) ? copy : file).size
}
