import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release, ReleaseFile } from '@kutuhal/build/release.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

const copies = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Checks that every file of a release is unchanged since the build, and matches its compressed copies. */
export async function checkFileIntegrity(folder: string, release: Release): Promise<CheckOutcome> {
  const names = Object.entries(release.files)
  const findings = await Promise.all(names.map(([name, file]) => checkFile(folder, name, file)))
  return {
    fine: `${names.length} files as they were built`,
    findings: [...findings.flat(), ...findUnneededReleaseDocuments(Object.keys(release.files)).map(unneeded)],
  }
}

const unneeded = (name: string): Finding => ({
  about: 'files',
  file: name,
  what: `${name} is a page of its own, which browsers would open on the site's origin.`,
  remedy: `Show what it says in a page of the remote, and leave the file out of the build.`,
})

async function checkFile(folder: string, name: string, built: ReleaseFile): Promise<Finding[]> {
  const file = path.join(folder, name)
  const remedy = `A release never changes: somebody or something has altered the store. Build the same sources under a new version and publish that.`
  if (!existsSync(file)) {
    const what = `${name} is missing from the store, though release.json lists it. Browsers would get a 404.`
    return [{ about: 'files', file: name, what, remedy }]
  }
  const findings: Finding[] = []
  const compare = (content: Buffer | undefined, of: string) => {
    if (content && sha384(content) === built.sha384) return
    const what = `${of} is not what was built: its hash is not the one in release.json. Browsers would refuse it.`
    findings.push({ about: 'files', file: of, what, remedy })
  }
  compare(await readFile(file), name)
  for (const [extension, decompress] of Object.entries(copies)) {
    if (!existsSync(file + extension)) continue
    const content = await decompress(await readFile(file + extension)).catch(() => undefined)
    compare(content, name + extension)
  }
  return findings
}
