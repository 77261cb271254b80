import { getPackageVersion, requireApp } from '@kutuhal/build/apps.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { findLostFiles, publish } from '../../releases/publish.ts'
import { openReleases, type ReleaseSource } from '../../releases/release-source.ts'
import { findUnneededReleaseDocuments } from '../../serve/release-documents.ts'
import { MAX_MANIFEST_BYTES, parseRelease, readRelease } from '../../store/release-manifest.ts'
import { withTemporaryBuild } from '../../working-tree/build-releases.ts'
import { formatReleaseCosts } from '../format-release-costs.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  const [app, ...more] = names
  if (app === undefined || more.length > 0) {
    throw new Error('Which app? One at a time: npm run release -- publish mf-maze')
  }
  const releases = openReleases(store)
  const { version } =
    options.dist === undefined
      ? await publishSources(releases, app)
      : await publishBuild(releases, app, parseAbsolutePath('--dist', options.dist))
  return `Published: ${app}@${version}. No page of the site shows it yet.${await formatReleaseCosts(store, { [app]: version })}
Look at it: npm run release -- preview ${app}@${version}
Make it live: npm run release -- promote ${app}@${version}`
}

async function publishBuild(releases: ReleaseSource, app: string, dist: string): Promise<Release> {
  const { name } = await readRelease(dist)
  if (name !== app) throw new Error(`${dist} holds a build of ${name}, not of ${app}.`)
  return publishChecked(releases, dist)
}

/** @throws Error if the build has HTML documents that are not embeds: they would bypass the site's rules */
async function publishChecked(releases: ReleaseSource, dist: string): Promise<Release> {
  const { name, version, files } = await readRelease(dist)
  const documents = findUnneededReleaseDocuments(Object.keys(files))
  if (documents.length === 0) return publish(releases, dist)
  throw new Error(
    `${name} ${version} brings pages of its own: ${documents.join(', ')}. Browsers would open them on the site's origin, past everything that a page of the site is held to. Show what they say in a page of the remote, and leave the files out of the build. Only embed/frame.html and embed/index.html are documents that a release needs.`,
  )
}

/** With the version of its package.json. */
async function publishSources(releases: ReleaseSource, name: string): Promise<Release> {
  const app = requireApp(name)
  const version = getPackageVersion(app)
  const manifest = await releases.read(app, version, 'release.json', MAX_MANIFEST_BYTES)
  // What is gone of it is built again.
  if (manifest && (await findLostFiles(releases, parseRelease(manifest, releases.place))).length === 0)
    throw new Error(
      `${app} ${version} is published already, and a release never changes. Raise the version in ${app}/package.json.`,
    )
  // With React's development version of the shell, other teams develop on the live site.
  const options = app === 'shell' ? ['--development'] : []
  return withTemporaryBuild(app, version, dist => publishChecked(releases, dist), options)
}
