import { rmSync } from 'node:fs'
import type { Browser } from 'playwright'
import { releaseFolder } from '../../store/store.ts'
import type { Firefox } from '../browser/firefox/open-firefox.ts'
import type { Clock } from '../browser/visitors.ts'
import { checkServer, type CheckServer } from '../browser/check-server.ts'
import { checkRelease } from '../check-release.ts'
import type { Finding } from '../finding.ts'
import { freshRecordsIn } from '../records.ts'
import { signAgain } from '../../fixtures/sign-again.ts'
import { mutatedApp, mutatedVersion } from './mutated-app.ts'
import { mutationStore } from './mutation-store.ts'
import type { Mutation } from './mutation.ts'

export interface MutationBrowsers {
  readonly browser: Browser
  /** Where somebody wants to wait for it. */
  readonly firefox?: Firefox | undefined
  readonly clock?: Clock
}

/**
 * Publishes a build of a mutation in a store of its own, and checks it there.
 * @param before a build that is live when it comes, instead of the app as the template is
 */
export async function checkMutation(
  mutation: Mutation,
  dist: string,
  { browser, firefox, clock }: MutationBrowsers,
  before?: string,
): Promise<readonly Finding[]> {
  const { store, plan } = await mutationStore(dist, before)
  if (mutation.tamper) {
    mutation.tamper(releaseFolder(store, mutatedApp, mutatedVersion))
    await signAgain(store, mutatedApp, mutatedVersion)
  }
  let server: CheckServer | undefined
  const tools = {
    browser: () => Promise.resolve(browser),
    ...(clock && { clock }),
    ...(firefox && { firefox: () => Promise.resolve(firefox) }),
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
