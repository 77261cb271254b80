/**
 * The shared part of a store that several computers use: an object store, of which each computer has a full
 * copy in a folder. Items (releases, generations, embeds, deployments) are created in the shared part first.
 * A store that is only a folder has no shared part.
 */
import type { Deployment } from './deployment/deployment.ts'

export interface SharedObjectStore {
  /** The store's address as in `--store`, e.g. `s3://bucket/prefix`. */
  readonly address: string
  /** Downloads what is new in the object store to the local folder. */
  update(): Promise<void>
  /**
   * Creates an item such as `apps/mf-maze/1.4.0` from a folder's files, which can never change afterwards.
   * @returns whether this call created the item; if not, it existed, and the folder now has the existing item
   */
  take(name: string, content: string): Promise<boolean>
  /** Creates a short text. @returns whether this call created it; if not, it existed */
  takeText(name: string, text: string): Promise<boolean>
  /** Writes new owners. @returns false if another computer did meanwhile: the folder then has those */
  changeOwners(text: string): Promise<boolean>
  /** Resets an item's age, so that gc does not remove it, and makes sure that browsers can load its files. */
  renew(name: string): Promise<void>
  /** Uploads what browsers lack of a deployment, then writes the pointer and syncs the folder. */
  show(site: string, deployment: Deployment): Promise<void>
  /** Removes an item. After that, an item of the same name can be created. */
  remove(name: string): Promise<void>
  /**
   * @throws Error that lists the live items that the object store lacks, without which nobody knows what is
   * needed: a clean-up must then remove nothing
   */
  requireLive(): Promise<void>
  /** Removes files that no longer belong to any item, such as those left when a clean-up was killed. */
  sweep(): Promise<void>
  /** Compares the objects that browsers load with the folder's files. @returns a text for each difference */
  wrongFiles(site: string, deployment: Deployment): Promise<readonly string[]>
  /** @returns the object store's invalid items: the folder lacks them, but their names are taken */
  skipped(): readonly SkippedStoreItem[]
  readonly marks: Leases
  /** Uploads the records of checks that commands have written to the folder, and closes the connections. */
  finish(): Promise<void>
}

export interface SkippedStoreItem {
  /** Name of the item, such as `apps/mf-maze/1.4.0`. */
  readonly name: string
  readonly why: string
}

/** Reads and writes the marks by which running processes hold a store's lock (lock.ts). */
export interface Leases {
  leave(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Returns all marks, each with the time since it was written; ms. */
  all(): Promise<readonly { readonly name: string; readonly ageMs: number }[]>
  /** Returns the path or address of a mark, for a user who must remove the mark of a killed process. */
  inWords(name: string): string
}

/** The folder of a store, and the store's shared part, if it has one. */
export interface StoreLocation {
  readonly folder: string
  readonly shared?: SharedObjectStore
}
