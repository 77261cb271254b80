import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import type { Versions } from '../../store/plan.ts'
import { storeAt } from '../../store/store-location.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { buildReleases } from '../../working-tree/build-releases.ts'
import { copyWithSampleApp } from './sample-app.ts'

/**
 * Builds what fixtures meet, once for all of them: a shell with a route to their app, and this app as the template is. What has
 * not changed since the last time is not built again.
 */
export default async function buildSite(): Promise<void> {
  const built = storeAt()
  const others = await buildReleases(built, console.log)
  const own = storeAt(path.join(root, '.cache', 'fixtures'))
  rememberSite([
    ...releasesIn(built, others).filter(({ app }) => app !== 'shell'),
    ...releasesIn(own, await buildCopy(own)),
  ])
}

/** @returns the versions of all apps that are in the copy */
async function buildCopy({ folder }: Store): Promise<Versions> {
  const copy = await copyWithSampleApp()
  const script = path.join(copy, 'shared/tooling/release/check/fault-fixtures/build-copy.ts')
  try {
    const versions = execFileSync(process.execPath, ['--import', 'tsx', script, folder], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return JSON.parse(versions) as Versions
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function releasesIn(store: Store, versions: Versions): StoredRelease[] {
  return Object.entries(versions).map(([app, version]) => ({
    app,
    version,
    folder: releaseFolder(store, app, version),
  }))
}

/** The release of an app that a mutation meets; the other releases of the store do not matter. */
interface StoredRelease {
  readonly app: string
  readonly version: string
  readonly folder: string
}

/** Playwright's workers inherit it. */
const VARIABLE = 'RELEASES_AROUND_MUTATIONS'

function rememberSite(releases: readonly StoredRelease[]): void {
  process.env[VARIABLE] = JSON.stringify(releases)
}

/** The releases of the site to which a mutation comes, one of each app; build-site.ts has built them. */
export function siteAroundFixtures(): readonly StoredRelease[] {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error('The site is not built. Is build-site.ts the globalSetup?')
  return JSON.parse(text) as readonly StoredRelease[]
}
