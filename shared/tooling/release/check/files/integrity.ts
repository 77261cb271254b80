import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release, ReleaseFile } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import { findInvalidCompressedCopies } from '../../store/read-limited.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

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
  const file = path.join(folder, name)
  const remedy = `A release never changes: somebody or something has altered the store. Build the same sources under a new version and publish that.`
  if (!existsSync(file)) {
    const what = `${name} is missing from the store, though release.json lists it. Browsers would get a 404.`
    return [{ about: 'files', file: name, what, remedy }]
  }
  const isChanged = sha384(await readFile(file)) !== built.sha384
  const copies = await findInvalidCompressedCopies(file, built.sha384, built.bytes)
  const changed = [...(isChanged ? [file] : []), ...copies].map(each => path.relative(folder, each))
  return changed.map(each => ({
    about: 'files',
    file: each,
    what: `${each} is not what was built: its hash is not the one in release.json. Browsers would refuse it.`,
    remedy,
  }))
}
