/**
 * The keys of the objects that make up a store in an object store:
 *
 *     names/<name>            the list of a folder's files (listed-folder.ts), written once. These are the
 *                             store's content: apps/<app>/<version>, sites/<generation>,
 *                             embed/<app>@<version>, deployments/<site>/<n>
 *     contents/<group>/<hash> a file of such folders; groups: apps/<app>, sites, deployments/<site>
 *     texts/<name>            a short text, written once: owners/<n> (use the last), embed/owner, checks/…
 *     apps/… sites/… embed/…  files for browsers, each with its key and headers; made from names/, never read
 *     served/<name>           marks that all of these are there
 *     pointers/<site>         what a site serves: the only object that ever changes
 *     locks/<mark>            a process is at work (lock.ts)
 */
export const buildNameKey = (name: string): string => `names/${name}`

/** Key prefix of a folder's contents. Each app is a group, since a team may write only to its own app. */
export const buildContentsPrefix = (name: string): string =>
  `contents/${name.replace(/^embed\/([^@]+)@.*$/, 'apps/$1/').replace(/[^/]+$/, '')}`

/** @param hash base64url sha256 */
export const buildContentKey = (name: string, hash: string): string => buildContentsPrefix(name) + hash

export const buildTextKey = (name: string): string => `texts/${name}`

export const buildServedKey = (name: string): string => `served/${name}`

export const buildPointerKey = (site: string): string => `pointers/${site}`

export const buildLeaseKey = (mark: string): string => `locks/${mark}`

/** @returns the folder's name in a file's key: `apps/mf-maze/1.4.0` of `apps/mf-maze/1.4.0/a.js` */
export function parseFolderName(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('apps/') ? 3 : 2)
    .join('/')
}
