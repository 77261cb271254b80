import type { VerifiedStoreState } from '../trust/chain.ts'
import type { ObjectClient, ObjectHeaders } from './object-client.ts'

/**
 * @param key key of an object, such as `apps/mf-maze/1.4.0/a.js.br`
 * @returns the object's headers; undefined if browsers may not load it
 */
export type ObjectHeadersGetter = (key: string) => ObjectHeaders | undefined

/** An object store, and a local folder with a full copy of it. */
export interface StoreCopy {
  readonly folder: string
  readonly client: ObjectClient
  /** Name of the site that the command is about: only its pointer must be right. */
  readonly site: string
  readonly headersOf: ObjectHeadersGetter
  /** Whether visitors get the copy, so that it must never go back to an older deployment. */
  readonly isMirror: boolean
  /** Returns the reason why the copy must not show a deployment of a site; undefined if it may. */
  readonly whyNotShow: (site: string, deployment: number) => Promise<string | undefined>
  /** Verifies what the copy has of a site. */
  readonly readState: (site: string) => Promise<VerifiedStoreState>
}
