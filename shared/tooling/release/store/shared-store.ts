/**
 * The shared part of a store with folders on several computers. Each holds a copy of everything; names are
 * claimed in one place. A store with only one folder has none of this.
 */
import type { Canary } from './deployment.ts'

export interface SharedStore {
  /** Its name in commands. */
  readonly address: string
  /** Syncs the folder with the shared state. */
  update(): Promise<void>
  /**
   * Claims a name for all folders, such as `apps/mf-maze/1.4.0`, for good.
   * @param content the folder that the name stands for
   * @returns whether the name was free; otherwise the existing content is in the folder now
   */
  take(name: string, content: string): Promise<boolean>
  /** The same for a few words. */
  takeText(name: string, text: string): Promise<boolean>
  /** @returns whether the owners were unchanged since the sync; otherwise the folder has the new ones now */
  changeOwners(text: string): Promise<boolean>
  /** Makes a name count as new for gc, and sees to it that browsers can load what it names. */
  renew(name: string): Promise<void>
  /** Sets what a site serves once browsers can load all of it; then syncs the folder. */
  show(site: string, deployment: Shown): Promise<void>
  /** Gives a name back. */
  remove(name: string): Promise<void>
  /** @throws Error that names live files missing there, so that no removal relies on this list */
  requireLive(): Promise<void>
  /** Removes unnamed files that a killed clean-up may have left. */
  sweep(): Promise<void>
  /** @returns how files of a deployment that browsers get differ from the folder's, in a few words each */
  wrongFiles(site: string, deployment: Shown): Promise<readonly string[]>
  /** @returns entries whose content does not match the name: they count as absent, their names as taken */
  skipped(): readonly Skipped[]
  readonly marks: Marks
  /** Uploads what commands noted in the folder, and closes connections. */
  finish(): Promise<void>
}

export interface Skipped {
  /** Such as `apps/mf-maze/1.4.0`. */
  readonly name: string
  readonly why: string
}

export interface Shown {
  readonly number: number
  readonly generation: string
  readonly canary?: Canary
}

/** Marks of running processes (lock.ts), by name. */
export interface Marks {
  leave(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** With the time since each was set; ms. */
  all(): Promise<readonly { readonly name: string; readonly ageMs: number }[]>
  /** What to remove if its process has ended. */
  inWords(name: string): string
}
