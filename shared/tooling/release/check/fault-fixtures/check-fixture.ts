import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright'
import { restampRelease } from '@kutuhal/testing/restamp-release.ts'
import { alsoTrust } from '../../fixtures/same-owners.ts'
import { signAgain } from '../../fixtures/sign-again.ts'
import { firstPlan, type Plan, planWith } from '../../store/plan.ts'
import { publish, releaseFolder, type Store } from '../../store/store.ts'
import { trustIn } from '../../store/trust/first-use.ts'
import { checkServer, type CheckServer } from '../browser/check-server.ts'
import type { Firefox } from '../browser/firefox-tab.ts'
import type { Clock } from '../browser/visitors.ts'
import { checkRelease } from '../check-release.ts'
import type { Finding } from '../finding.ts'
import { freshRecordsIn } from '../records.ts'
import { siteAroundFixtures } from './build-site.ts'
import type { Fixture } from './fixture.ts'
import { sampleApp, sampleVersion } from './sample-app.ts'

export interface FixtureBrowsers {
  readonly browser: Browser
  /** Where somebody wants to wait for it. */
  readonly firefox?: Firefox | undefined
  readonly clock?: Clock
}

/**
 * Publishes a build of a mutation in a store of its own, and checks it there.
 * @param before a build that is live when it comes, instead of the app as the template is
 */
export async function checkFixture(
  fixture: Fixture,
  dist: string,
  { browser, firefox, clock }: FixtureBrowsers,
  before?: string,
): Promise<readonly Finding[]> {
  const { store, plan } = await fixtureStore(dist, before)
  if (fixture.tamper) {
    fixture.tamper(releaseFolder(store, sampleApp, sampleVersion))
    await signAgain(store, sampleApp, sampleVersion)
  }
  let server: CheckServer | undefined
  const tools = {
    browser: () => Promise.resolve(browser),
    ...(clock && { clock }),
    ...(firefox && { firefox: () => Promise.resolve(firefox) }),
    server: async () => (server ??= await checkServer(store)),
  }
  try {
    const { parts } = await checkRelease(store, plan, sampleApp, tools, freshRecordsIn(store))
    return parts.flatMap(part => part.findings)
  } finally {
    await server?.close()
    rmSync(store.folder, { recursive: true, force: true })
  }
}

/**
 * A store of its own in which a mutation is published; the releases that it meets are links.
 * @param before the build that is live when it comes, instead of the app as the template is
 */
async function fixtureStore(
  dist: string,
  before?: string,
): Promise<{ readonly store: Store; readonly plan: Plan }> {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'mutation-')), pointer: 'live' }
  const site = siteAroundFixtures()
  await trustIn(store)
  for (const { app, version, folder } of site) {
    mkdirSync(path.join(store.folder, 'apps', app), { recursive: true })
    symlinkSync(folder, releaseFolder(store, app, version))
    await alsoTrust({ folder: path.resolve(folder, '../../..'), pointer: 'live' }, store)
  }
  const { name, version } = await publish(store, dist)
  const versions = Object.fromEntries(site.map(release => [release.app, release.version]))
  const pins = before === undefined ? versions : { ...versions, [name]: await publishBefore(store, before) }
  const live = firstPlan(pins, 'http://localhost:9/main/gemini')
  return { store, plan: planWith(live, { [name]: version }) }
}

/** @returns the version of a build that was published before */
async function publishBefore(store: Store, dist: string): Promise<string> {
  const older = mkdtempSync(path.join(tmpdir(), 'before-'))
  await restampRelease(dist, '1.0.9', older)
  const { version } = await publish(store, older)
  rmSync(older, { recursive: true })
  return version
}
