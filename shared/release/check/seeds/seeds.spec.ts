import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Browser } from 'playwright'
import { buildReleases } from '../../build-releases.ts'
import type { Versions } from '../../plan.ts'
import { storeAt } from '../../store-location.ts'
import { releaseFolder } from '../../store.ts'
import { checkRelease } from '../check-release.ts'
import { checkServer, type CheckServer } from '../check-server.ts'
import { described, type Finding } from '../finding.ts'
import { openBrowser } from '../open-browser.ts'
import { freshRecordsIn } from '../records.ts'
import { breaks } from './breaks.ts'
import { harmlessChanges } from './harmless-changes.ts'
import type { Seed } from './seed.ts'
import { startSeedBuilds, type SeedBuilds } from './seed-builds.ts'
import { seedStore } from './seed-store.ts'

const built = storeAt()
let versions: Versions
let builds: SeedBuilds
let browser: Browser

test.beforeAll(async () => {
  test.setTimeout(300_000)
  builds = startSeedBuilds([...breaks, ...harmlessChanges])
  versions = await buildReleases(built, console.log)
  browser = await openBrowser()
})

test.afterAll(async () => {
  builds.close()
  await browser.close()
})

async function findings(seed: Seed): Promise<Finding[]> {
  const { store, plan } = await seedStore(built, versions, await builds.of(seed))
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

for (const seed of breaks) {
  test(`The check catches ${seed.name}`, async () => {
    const found = await findings(seed)
    const { about, what } = seed.finding ?? { about: '', what: /(?!)/ }
    const told = found.map(described).join('\n\n')
    expect(told, told).toMatch(what)
    expect(found.map(finding => finding.about)).toContain(about)
  })
}

for (const seed of harmlessChanges) {
  test(`The check lets ${seed.name} pass`, async () => {
    const found = await findings(seed)
    expect(found.map(described)).toEqual([])
  })
}
