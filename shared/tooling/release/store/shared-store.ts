/**
 * The shared part of a store that has folders on several computers. Each folder is a full copy; names are
 * claimed in one shared place. A store with only one folder has no shared part.
 */
import type { Deployment } from './deployment.ts'

export interface SharedStore {
  /** The store's address as in `--store`, e.g. `s3://bucket/prefix`. */
  readonly address: string
  /** Syncs the folder with the shared state. */
  update(): Promise<void>
  /**
   * Claims a name such as `apps/mf-maze/1.4.0` in all folders, so that its content cannot change any more.
   * @param content path of a folder with the content for the name
   * @returns whether the name was free; otherwise the folder now has the existing content
   */
  take(name: string, content: string): Promise<boolean>
  /** Claims a name for a short text. @returns whether the name was free */
  takeText(name: string, text: string): Promise<boolean>
  /** @returns whether the owners were unchanged since the sync; if not, the folder now has the new owners */
  changeOwners(text: string): Promise<boolean>
  /** Resets the age of a name, so that gc keeps it, and ensures that browsers can load its files. */
  renew(name: string): Promise<void>
  /** Sets what a site serves as soon as browsers can load all of it, and then syncs the folder. */
  show(site: string, deployment: Deployment): Promise<void>
  /** Removes a name, so that it is free again. */
  remove(name: string): Promise<void>
  /** @throws Error that names missing live files, so that nothing is removed because of an incomplete list */
  requireLive(): Promise<void>
  /** Removes files whose name has been removed, which a killed clean-up may have left. */
  sweep(): Promise<void>
  /** @returns descriptions of files for browsers that differ from those in the folder */
  wrongFiles(site: string, deployment: Deployment): Promise<readonly string[]>
  /** @returns names with invalid content: the folder lacks them, but they cannot be claimed again */
  skipped(): readonly SkippedItem[]
  readonly marks: Leases
  /** Uploads what commands have recorded in the folder, and closes connections. */
  finish(): Promise<void>
}

export interface SkippedItem {
  /** A name such as `apps/mf-maze/1.4.0`. */
  readonly name: string
  readonly why: string
}

/** Marks of running processes (lock.ts), by name. */
export interface Leases {
  leave(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Returns all marks, each with the time since it was set; ms. */
  all(): Promise<readonly { readonly name: string; readonly ageMs: number }[]>
  /** Describes what a user must remove if the process that set the mark has ended without removing it. */
  inWords(name: string): string
}

/** A store's folder, and the shared store that it belongs to, if any. */
export interface StoreLocation {
  readonly folder: string
  readonly shared?: SharedStore
}
