/** A site: what visitors load, what teams have published, and the record that says what should be live. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { openRecord, type Record } from '../record/record.ts'
import { openReleases, type ReleaseSource } from '../releases/release-source.ts'
import type { Store } from '../store/places.ts'

export interface Site {
  readonly store: Store
  readonly releases: ReleaseSource
  readonly record: Record
}

const recordFolder = ({ folder }: Store): string => path.join(folder, 'record.git')

const recordAddress = (): string | undefined => process.env['RECORD']?.trim() || undefined

/** Opens a site. RECORD is the address of its record; without one it lies in the store. */
export const openSite = async (store: Store): Promise<Site> => ({
  store,
  releases: openReleases(store),
  record: await openRecord(recordFolder(store), store.pointer, recordAddress()),
})

/** @returns the record of a site; undefined if there is none yet, as at an `npm start` without Git */
export async function openExistingRecord(store: Store): Promise<Record | undefined> {
  const isThere = recordAddress() !== undefined || existsSync(recordFolder(store))
  return isThere ? (await openSite(store)).record : undefined
}
