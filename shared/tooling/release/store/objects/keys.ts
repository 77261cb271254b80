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
export const getStoreItemObjectKey = (name: string): string => `names/${name}`

/**
 * Key prefix of the file contents of an item's group. Each app is a group, since a team's key may write only
 * for its own app.
 */
export const getContentObjectKeyPrefix = (name: string): string =>
  `contents/${name.replace(/^embed\/([^@]+)@.*$/, 'apps/$1/').replace(/[^/]+$/, '')}`

/**
 * @param name name of the item that contains the file
 * @param hash base64url sha256 of the file's content
 */
export const getContentObjectKey = (name: string, hash: string): string =>
  getContentObjectKeyPrefix(name) + hash

export const getTextObjectKey = (name: string): string => `texts/${name}`

export const getServedMarkerObjectKey = (name: string): string => `served/${name}`

export const getPointerObjectKey = (site: string): string => `pointers/${site}`

export const getLeaseObjectKey = (mark: string): string => `locks/${mark}`

/**
 * @returns the name of the item that a file's key belongs to: `apps/mf-maze/1.4.0` for
 * `apps/mf-maze/1.4.0/a.js`
 */
export function parseStoreItemName(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('apps/') ? 3 : 2)
    .join('/')
}
