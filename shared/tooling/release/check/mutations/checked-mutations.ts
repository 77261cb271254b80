import { rmSync } from 'node:fs'
import { test } from '@playwright/test'
import type { Browser } from 'playwright'
import type { Plan } from '../../store/plan.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { checkServer, type CheckServer } from '../browser/check-server.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { checkRelease } from '../check-release.ts'
import type { Finding } from '../finding.ts'
import { freshRecordsIn } from '../records.ts'
import { mutatedApp, mutatedVersion } from './mutated-app.ts'
import { startMutationBuilds, type MutationBuilds } from './mutation-builds.ts'
import { mutationStore } from './mutation-store.ts'
import type { Mutation } from './mutation.ts'

/**
 * Builds and checks mutations, one after the other: call it where a test file declares its tests.
 * @param mutations in the order in which they will be asked for
 * @returns what the check finds in one of them
 */
export function checkedMutations(
  mutations: readonly Mutation[],
): (mutation: Mutation) => Promise<readonly Finding[]> {
  let builds: MutationBuilds
  let browser: Browser

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    builds = await startMutationBuilds(mutations)
    browser = await openBrowser()
  })

  test.afterAll(async () => {
    builds.close()
    await browser.close()
  })

  const check = async (mutation: Mutation) => {
    const { store, plan } = await mutationStore(await builds.of(mutation))
    return findings(store, plan, mutation, browser)
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

async function findings(
  store: Store,
  plan: Plan,
  mutation: Mutation,
  browser: Browser,
): Promise<readonly Finding[]> {
  mutation.tamper?.(releaseFolder(store, mutatedApp, mutatedVersion))
  let server: CheckServer | undefined
  const tools = {
    browser: () => Promise.resolve(browser),
    server: async () => (server ??= await checkServer(store)),
  }
  try {
    const { parts } = await checkRelease(store, plan, mutatedApp, tools, freshRecordsIn(store))
    return parts.flatMap(part => part.findings)
  } finally {
    await server?.close()
    rmSync(store.folder, { recursive: true, force: true })
  }
}
