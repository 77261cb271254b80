import { mapConcurrently } from '../../store/files/map-concurrently.ts'
import type { Release, ReleaseFile } from '@kutuhal/build/release.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import { findFileProblems, MAX_CONCURRENT_FILES } from '../../store/files/find-wrong-files.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

/** Checks that every file of a release is unchanged since the build, and matches its compressed copies. */
export async function checkFileIntegrity(folder: string, { files }: Release): Promise<CheckOutcome> {
  const names = Object.keys(files)
  const changed = await mapConcurrently(Object.entries(files), MAX_CONCURRENT_FILES, ([name, file]) =>
    checkFile(folder, name, file),
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
  const problems = await findFileProblems(folder, name, built, { made: 'built', hasCopies: true })
  return problems.map(problem => ({
    about: 'files',
    file: name,
    what: `${problem}. release.json says otherwise, so browsers would fail to load it.`,
    remedy: `A release never changes: somebody or something has altered the store. Build the same sources under a new version and publish that.`,
  }))
}
