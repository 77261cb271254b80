import { isDeepStrictEqual } from 'node:util'
import { getPackageVersion, requireApp } from '@kutuhal/build/apps.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import { hasRelease, publish, readRelease, releaseFolder, type Store } from '../../store/store.ts'
import { loadTrust } from '../../store/trust/first-use.ts'
import { requirePermissions } from '../../store/trust/owners.ts'
import { formatReleaseCosts } from '../../pipeline/format-release-costs.ts'
import { withTemporaryBuild } from '../../working-tree/build-releases.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const [app, ...more] = names
  if (app === undefined || more.length > 0) {
    throw new Error('Which app? One at a time: npm run release -- publish mf-maze')
  }
  requirePermissions(await loadTrust(store), [{ right: 'publish', app }])
  const { version } =
    options.dist === undefined
      ? await publishSources(store, app)
      : await publishBuild(store, app, parseAbsolutePath('--dist', options.dist))
  return `Published: ${app}@${version}. No page of the site shows it yet; its files can be asked for, and run nothing.${await formatReleaseCosts(store, { [app]: version })}
Look at it: npm run release -- preview ${app}@${version}
Make it live: npm run release -- promote ${app}@${version}`
}

async function publishBuild(store: Store, app: string, dist: string): Promise<Release> {
  const release = await readRelease(dist)
  const { name, version } = release
  if (name !== app) throw new Error(`${dist} holds a build of ${name}, not of ${app}.`)
  // Accept a build that is already published, with the same release.json, which contains every file's hash: a
  // pipeline that failed in a later step runs this step again.
  const isPublished =
    hasRelease(store, name, version) &&
    isDeepStrictEqual(await readRelease(releaseFolder(store, name, version)), release)
  return isPublished ? release : publishChecked(store, dist)
}

/**
 * Publishes a build.
 * @throws Error if the build has HTML documents that are not embeds: they would bypass the site's rules
 */
async function publishChecked(store: Store, dist: string): Promise<Release> {
  const { name, version, files } = await readRelease(dist)
  const documents = findUnneededReleaseDocuments(Object.keys(files))
  if (documents.length === 0) return publish(store, dist)
  throw new Error(
    `${name} ${version} brings pages of its own: ${documents.join(', ')}. Browsers would open them on the site's origin, past everything that a page of the site is held to. Show what they say in a page of the remote, and leave the files out of the build. Only embed/frame.html and embed/index.html are documents that a release needs.`,
  )
}

/** Builds an app with the version of its package.json. */
function publishSources(store: Store, name: string): Promise<Release> {
  const app = requireApp(name)
  const version = getPackageVersion(app)
  if (hasRelease(store, app, version)) {
    throw new Error(
      `${app} ${version} is published already, and a release never changes. Raise the version in ${app}/package.json.`,
    )
  }
  // Also build the shell with React's development version, with which other teams develop on the live site.
  const options = app === 'shell' ? ['--development'] : []
  return withTemporaryBuild(app, version, dist => publishChecked(store, dist), options)
}
