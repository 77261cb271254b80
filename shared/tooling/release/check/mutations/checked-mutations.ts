import { test } from '@playwright/test'
import type { Browser } from 'playwright'
import { openBrowser } from '../browser/open-browser.ts'
import type { Clock } from '../browser/visitors.ts'
import type { Finding } from '../finding.ts'
import { checkMutation } from './check-mutation.ts'
import { startMutationBuilds, type MutationBuilds } from './mutation-builds.ts'
import type { Mutation } from './mutation.ts'

/**
 * Builds and checks mutations, one after the other: call it where a test file declares its tests.
 * @param mutations in the order in which they will be asked for
 * @param clock in pages that are left alone
 * @returns what the check finds in one of them
 */
export function checkedMutations(
  mutations: readonly Mutation[],
  clock: Clock = 'real',
): (mutation: Mutation) => Promise<readonly Finding[]> {
  let builds: MutationBuilds
  let browser: Browser

  test.beforeAll(async () => {
    builds = await startMutationBuilds(mutations)
    browser = await openBrowser()
  })

  test.afterAll(async () => {
    builds.close()
    await browser.close()
  })

  const check = async (mutation: Mutation) => {
    const dist = await builds.of(mutation)
    const before = mutation.live && (await builds.of(mutation.live))
    return checkMutation(mutation, dist, { browser, clock }, before)
  }
  // One after the other, so the mutations of a release that has several follow each other.
  let last: { readonly mutation: Mutation; readonly found: Promise<readonly Finding[]> } | undefined
  return mutation => {
    const isSame =
      last?.mutation.edits !== undefined && last.mutation.edits === mutation.edits && !mutation.tamper
    if (!last || !isSame) last = { mutation, found: check(mutation) }
    return last.found
  }
}
