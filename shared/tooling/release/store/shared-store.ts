/**
 * What several folders of one store, on as many computers, have in common. Each holds a copy of everything; a name is given away in one
 * place only. A store that is one folder and nothing else has none of this.
 */
import type { Canary } from './deployment.ts'

export interface SharedStore {
  /** As people name it. */
  readonly address: string
  /** Brings the folder in step with what is there for all. */
  update(): Promise<void>
  /**
   * Takes a name for all, such as `apps/mf-maze/1.4.0`, for good.
   * @param content the folder that shall have it everywhere
   * @returns whether nobody had it; if somebody had, theirs is in the folder now
   */
  take(name: string, content: string): Promise<boolean>
  /** The same for a few words. */
  takeText(name: string, text: string): Promise<boolean>
  /** @returns whether nobody has changed the owners since the folder was brought in step; if somebody has, theirs are in it now */
  changeOwners(text: string): Promise<boolean>
  /** Makes a name count as new for gc, and sees to it that browsers can load what it names. */
  renew(name: string): Promise<void>
  /** Sets what a site serves, once browsers can load all of it; then brings the folder in step. */
  show(site: string, deployment: Shown): Promise<void>
  /** Gives a name back. */
  remove(name: string): Promise<void>
  /** @throws Error that names what is live and missing there, so that nobody removes anything by such a list */
  requireLive(): Promise<void>
  /** Removes files without a name, which a killed clean-up may have left. */
  sweep(): Promise<void>
  /** @returns what browsers get otherwise than it lies in the folder while a site shows a deployment, each in a few words */
  wrongFiles(site: string, deployment: Shown): Promise<readonly string[]>
  /** @returns what is not what its name says, and so counts as not being there; nobody else can have its name either */
  skipped(): readonly Skipped[]
  readonly marks: Marks
  /** Hands over what commands noted in the folder, and ends the connections. */
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

/** Signs of those who are at work (lock.ts), by name. */
export interface Marks {
  leave(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** With the time since each was left; ms. */
  all(): Promise<readonly { readonly name: string; readonly ageMs: number }[]>
  /** What to remove if nobody is at work any more. */
  inWords(name: string): string
}
