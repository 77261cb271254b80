/**
 * The keys of the objects that make up a store in an object store:
 *
 *     names/<name>            an item: the list of its files (listed-folder.ts), written once. The items are
 *                             apps/<app>/<version>, sites/<generation>, embed/<app>@<version>,
 *                             deployments/<site>/<n>
 *     contents/<group>/<hash> a file of an item; groups: apps/<app>, sites, deployments/<site>
 *     texts/<name>            a short text, written once: owners/<n> (use the last), embed/owner, checks/…
 *     apps/… sites/… embed/…  files for browsers, with headers; made from the items, never read by commands
 *     served/<name>           marks that all files for browsers of an item are there
 *     pointers/<site>         what a site serves: the only object that ever changes
 *     locks/<mark>            a process holds the store's lock, or waits for it (lock.ts)
 */
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'

export const getStoreItemObjectKey = (name: string): string => `names/${name}`

/** Returns the key prefix of an item's file contents. Each app has its own: a team may write only there. */
export const getContentObjectKeyPrefix = (name: string): string =>
  `contents/${name.replace(/^embed\/([^@]+)@.*$/, 'apps/$1/').replace(/[^/]+$/, '')}`

/** @param hash base64url sha256 of the content of a file in the item */
export const getContentObjectKey = (name: string, hash: string): string =>
  getContentObjectKeyPrefix(name) + hash

export const getTextObjectKey = (name: string): string => `texts/${name}`

export const getServedMarkerObjectKey = (name: string): string => `served/${name}`

export const getPointerObjectKey = (site: string): string => `pointers/${site}`

export const getLeaseObjectKey = (mark: string): string => `locks/${mark}`

/** Returns the key prefix of the content-addressed files of a release's app; no other item has such files. */
export const getContentAddressKeyPrefix = (name: string): string =>
  `${path.posix.dirname(name)}/${CONTENT_ADDRESS_FOLDER}/`
