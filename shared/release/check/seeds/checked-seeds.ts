import { rmSync } from 'node:fs'
import { test } from '@playwright/test'
import type { Browser } from 'playwright'
import { buildReleases } from '../../build-releases.ts'
import type { Plan, Versions } from '../../plan.ts'
import { storeAt } from '../../store-location.ts'
import { releaseFolder, type Store } from '../../store.ts'
import { checkRelease } from '../check-release.ts'
import { checkServer, type CheckServer } from '../check-server.ts'
import type { Finding } from '../finding.ts'
import { openBrowser } from '../open-browser.ts'
import { freshRecordsIn } from '../records.ts'
import type { Seed } from './seed.ts'
import { startSeedBuilds, type SeedBuilds } from './seed-builds.ts'
import { seedStore } from './seed-store.ts'

const built = storeAt()

/**
 * Builds and checks seeds, one after the other: call it where a test file declares its tests.
 * @param seeds in the order in which they will be asked for
 * @returns what the check finds in one of them
 */
export function checkedSeeds(seeds: readonly Seed[]): (seed: Seed) => Promise<readonly Finding[]> {
  let versions: Versions
  let builds: SeedBuilds
  let browser: Browser

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    builds = startSeedBuilds(seeds)
    versions = await buildReleases(built, console.log)
    browser = await openBrowser()
  })

  test.afterAll(async () => {
    builds.close()
    await browser.close()
  })

  const check = async (seed: Seed) => {
    const { store, plan } = await seedStore(built, versions, await builds.of(seed))
    return findings(store, plan, seed, browser)
  }
  // One after the other, so the seeds of a release that has several follow each other.
  let last: { readonly seed: Seed; readonly found: Promise<readonly Finding[]> } | undefined
  return seed => {
    const isSame = last?.seed.edits !== undefined && last.seed.edits === seed.edits && !seed.tamper
    if (!last || !isSame) last = { seed, found: check(seed) }
    return last.found
  }
}

async function findings(store: Store, plan: Plan, seed: Seed, browser: Browser): Promise<readonly Finding[]> {
  seed.tamper?.(releaseFolder(store, 'mf-maze', '1.1.0'))
  let server: CheckServer | undefined
  const tools = {
    browser: () => Promise.resolve(browser),
    server: async () => (server ??= await checkServer(store)),
  }
  try {
    const { parts } = await checkRelease(store, plan, 'mf-maze', tools, freshRecordsIn(store))
    return parts.flatMap(part => part.findings)
  } finally {
    await server?.close()
    rmSync(store.folder, { recursive: true, force: true })
  }
}
