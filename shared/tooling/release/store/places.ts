/** A store, and the paths of the items in its folder. store.ts says what the items contain. */
import path from 'node:path'
import type { ObjectClient, ObjectHeaders } from './objects/object-client.ts'

export interface Store {
  /** Folder of what visitors load; with a bucket, where the deployer makes it before it uploads it. */
  readonly folder: string
  /** Where teams' releases and the site lie, if that is a bucket. */
  readonly bucket?: Bucket
  /** Name of the pointer to the site's live deployment; each of several sites in a store has its own. */
  readonly pointer: string
}

export interface Bucket {
  /** The address as in `--store`, e.g. `s3://bucket/prefix`. */
  readonly address: string
  readonly client: ObjectClient
  /** Returns the headers that browsers get with an object; undefined for a file that they may not load. */
  readonly headersOf: (key: string) => ObjectHeaders | undefined
  /** Names of the items that lie there whole, such as `sites/<generation>`, as followBucket saw them. */
  readonly uploaded: Set<string>
}

/** Names that no site may have: folders in every store (store.ts), and the record's branches of previews. */
const TAKEN = new Set(['apps', 'deployments', 'embed', 'preview', 'releases', 'sites', 'uploads'])

export const isSiteName = (name: string): boolean => /^[a-z][a-z0-9-]{0,49}$/.test(name) && !TAKEN.has(name)

export const releaseFolder = (store: Pick<Store, 'folder'>, app: string, version: string): string =>
  path.join(store.folder, 'apps', app, version)

/** @param name app and version, e.g. `mf-maze@1.4.0` */
export const embedFolder = (store: Store, name: string): string => path.join(store.folder, 'embed', name)

export const deploymentsFolder = ({ folder, pointer }: Store): string =>
  path.join(folder, 'deployments', pointer)

export const generationFolder = (store: Store, id: string): string => path.join(store.folder, 'sites', id)

/** Whether a text is a plain file name: not empty, without a dot at its start, and without slashes. */
export const isSafeFileName = (name: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(name)

/** The longest name of a file or folder in common file systems; bytes. */
const LONGEST_NAME = 255

const DOCUMENT = 'index.html'

const isFolderName = (name: string): boolean =>
  isSafeFileName(name) && name !== DOCUMENT && Buffer.byteLength(name) <= LONGEST_NAME

/** @returns undefined for an address that cannot have a document */
export function toDocumentPath(segments: readonly string[] | undefined): string | undefined {
  return segments?.every(isFolderName) ? path.posix.join(...segments, DOCUMENT) : undefined
}
