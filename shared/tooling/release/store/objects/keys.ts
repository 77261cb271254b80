/**
 * The keys of an object store's store:
 *
 *     names/<name>             a folder as one object (packed-folder.ts): written once, if nobody has, and whole from then on. What
 *                              names one is what counts as being in the store:
 *                              apps/<app>/<version>, sites/<generation>, embed/<app>@<version>, deployments/<site>/<n>
 *     texts/<name>             a few words, written once, if nobody has: owners/<n> (the last one counts), embed/owner, checks/…
 *     apps/… sites/… embed/…   the files that browsers load, each under its own key with its headers; made of what is named, never read
 *     served/<name>            says that all of these are there
 *     pointers/<site>          what a site serves: the only object that ever changes
 *     locks/<mark>             somebody is at work (lock.ts)
 */
export const nameKey = (name: string): string => `names/${name}`

export const textKey = (name: string): string => `texts/${name}`

export const servedKey = (name: string): string => `served/${name}`

export const pointerKey = (site: string): string => `pointers/${site}`

export const markKey = (mark: string): string => `locks/${mark}`

const NAME = /^(?:apps\/[a-z][a-z0-9-]*|deployments\/[a-z][a-z0-9-]*|sites|embed)\/[0-9A-Za-z][\w.+@-]*$/

/** Whether a folder of the store may be called so. */
export const isName = (name: string): boolean => NAME.test(name)

/** @returns the name that holds a file: `apps/mf-maze/1.4.0` for `apps/mf-maze/1.4.0/remoteEntry.js` */
export function nameOfFile(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('apps/') ? 3 : 2)
    .join('/')
}
