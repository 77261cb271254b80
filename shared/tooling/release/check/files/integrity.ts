import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release, ReleaseFile } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import { getErrorCode } from '../../store/error-code.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

const copies = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Checks that every file of a release is unchanged since the build, and matches its compressed copies. */
export async function checkFileIntegrity(folder: string, { files }: Release): Promise<CheckOutcome> {
  const names = Object.keys(files)
  const changed = await Promise.all(
    Object.entries(files).map(([name, file]) => checkFile(folder, name, file)),
  )
  const unneeded = findUnneededReleaseDocuments(names).map((file): Finding => ({
    about: 'files',
    file,
    what: `${file} is a page of its own, which browsers would open on the site's origin.`,
    remedy: `Show what it says in a page of the remote, and leave the file out of the build.`,
  }))
  return { fine: `${names.length} files as they were built`, findings: [...changed.flat(), ...unneeded] }
}

async function checkFile(folder: string, name: string, built: ReleaseFile): Promise<Finding[]> {
  const remedy = `A release never changes: somebody or something has altered the store. Build the same sources under a new version and publish that.`
  const read = (file: string) =>
    readFile(path.join(folder, file)).catch((error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return undefined
      throw error
    })
  const content = await read(name)
  if (!content) {
    const what = `${name} is missing from the store, though release.json lists it. Browsers would get a 404.`
    return [{ about: 'files', file: name, what, remedy }]
  }
  const contents = new Map<string, Buffer | undefined>([[name, content]])
  for (const [extension, decompress] of Object.entries(copies)) {
    const copy = await read(name + extension)
    if (copy) contents.set(name + extension, await decompress(copy).catch(() => undefined))
  }
  const changed = [...contents].filter(([, each]) => !each || sha384(each) !== built.sha384)
  return changed.map(([file]) => ({
    about: 'files',
    file,
    what: `${file} is not what was built: its hash is not the one in release.json. Browsers would refuse it.`,
    remedy,
  }))
}
