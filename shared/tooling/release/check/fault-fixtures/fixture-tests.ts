import { expect, test } from '@playwright/test'
import type { Browser } from 'playwright'
import { openBrowser } from '../browser/open-browser.ts'
import type { Clock } from '../browser/visitors.ts'
import { described, type Finding } from '../finding.ts'
import { checkFixture } from './check-fixture.ts'
import { type FixtureBuilds, startFixtureBuilds } from './fixture-builds.ts'
import type { Fault, Fixture } from './fixture.ts'

/**
 * Builds and checks fixtures, one after the other: call it where a test file declares its tests.
 * @param fixtures in the order in which they will be asked for
 * @param clock in pages that are left alone
 * @returns what the check finds in one of them
 */
export function checkedFixtures(
  fixtures: readonly Fixture[],
  clock: Clock = 'real',
): (fixture: Fixture) => Promise<readonly Finding[]> {
  let builds: FixtureBuilds
  let browser: Browser

  test.beforeAll(async () => {
    builds = await startFixtureBuilds(fixtures)
    browser = await openBrowser()
  })

  test.afterAll(async () => {
    builds.close()
    await browser.close()
  })

  const check = async (fixture: Fixture) => {
    const dist = await builds.of(fixture)
    const before = fixture.live && (await builds.of(fixture.live))
    return checkFixture(fixture, dist, { browser, clock }, before)
  }
  // One after the other, so the fixtures of a release that has several follow each other.
  let last: { readonly fixture: Fixture; readonly found: Promise<readonly Finding[]> } | undefined
  return fixture => {
    const isSame =
      last?.fixture.edits !== undefined && last.fixture.edits === fixture.edits && !fixture.tamper
    if (!last || !isSame) last = { fixture, found: check(fixture) }
    return last.found
  }
}

/**
 * A test for each of these mistakes. Those of one file are built and checked one after the other.
 * @param breaks mistakes that a remote's team could make, and what the check has to say of each
 */
export function testFaults(gateFaults: readonly Fault[]): void {
  const findings = checkedFixtures(gateFaults)

  for (const fixture of gateFaults) {
    test(`The check catches ${fixture.name}`, async () => {
      const found = await findings(fixture)
      const { about, what } = fixture.finding
      const told = found.map(described).join('\n\n')
      expect(told, told).toMatch(what)
      expect(found.map(finding => finding.about)).toContain(about)
    })
  }
}
