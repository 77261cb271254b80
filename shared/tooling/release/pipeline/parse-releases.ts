import type { Deployment } from '../store/deployment/deployment.ts'
import { newestDeployment } from '../store/deployments.ts'
import type { Versions } from '../store/plan.ts'
import { hasRelease, publishedVersions, type Store } from '../store/store.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { verifyStored } from '../store/verify-stored.ts'
import { formatStoreLocation } from '../store/files/write-whole.ts'

/**
 * Parses versions like `mf-maze@1.1.0` and verifies that each is signed by its team.
 * @param usage what to type, for the error message if no release is named
 * @throws Error if a name has the wrong form, is given twice, is missing from the store, or is invalid there
 */
export async function parseSignedReleases(
  store: Store,
  names: readonly string[],
  usage: string,
): Promise<Versions> {
  const versions = parseReleaseNames(store, names, usage)
  const { owners } = await loadTrust(store)
  for (const [app, version] of Object.entries(versions)) await verifyStored(store, owners, app, version)
  return versions
}

/** Parses versions like `mf-maze@1.1.0` without verifying signatures. */
export function parseReleaseNames(store: Store, names: readonly string[], usage: string): Versions {
  if (names.length === 0) throw new Error(`Which release? ${usage}`)
  const versions: Record<string, string> = {}
  for (const name of names) {
    const [, app = '', version = ''] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.+_-]*)$/.exec(name) ?? []
    if (!app) throw new Error(`"${name}" names no release. Write <app>@<version>, e.g. mf-maze@1.1.0.`)
    if (versions[app] !== undefined)
      throw new Error(`${app} is named twice. Only one version of it can be live.`)
    if (!hasRelease(store, app, version)) throw new Error(notPublished(store, app, version))
    versions[app] = version
  }
  return versions
}

function notPublished(store: Store, app: string, version: string): string {
  const published = publishedVersions(store, app)
  const instead =
    published.length > 0
      ? `Published are ${published.slice(0, 5).join(', ')}${published.length > 5 ? ' and older ones' : ''}.`
      : `Publish it first: npm run release -- publish ${app}`
  return `The store ${formatStoreLocation(store)} has no release ${app}@${version}. ${instead}`
}

/** Reads the live deployment. @throws Error if nothing has ever been live */
export async function requireLiveDeployment(store: Store): Promise<Deployment> {
  return assertLiveDeployment(store, await newestDeployment(store))
}

/**
 * Returns the newest deployment, which is live.
 * @throws Error if `newest` is undefined, since nothing has ever been live
 */
export function assertLiveDeployment(store: Store, newest: Deployment | undefined): Deployment {
  if (newest) return newest
  throw new Error(
    `Nothing is live at the site "${store.pointer}" in ${formatStoreLocation(store)}. Make a first release of every app: npm run release -- promote shell@<version> <app>@<version> … (or name another site with --site).`,
  )
}
