import type { Browser } from 'playwright'
import type { Store } from '../store/store.ts'
import { checkServer, type CheckServer } from './browser/check-server.ts'
import type { Firefox } from './browser/firefox/open-firefox.ts'
import type { CheckTools } from './check-release.ts'

/** Tests that ask something else need not wait for both. */
export type Browsers = 'all' | 'chromium only'

/** One browser of each kind and one server for everything that is checked; none starts before it is needed. */
export async function withCheckTools<Result>(
  store: Store,
  which: Browsers,
  task: (tools: CheckTools) => Promise<Result>,
): Promise<Result> {
  let browser: Promise<Browser> | undefined
  let firefox: Promise<Firefox | undefined> | undefined
  let server: Promise<CheckServer> | undefined
  try {
    return await task({
      browser: () => (browser ??= launched()),
      ...(which === 'all' && { firefox: () => (firefox ??= launchedFirefox()) }),
      server: () => (server ??= checkServer(store)),
    })
  } finally {
    const open = [browser, firefox, server].map(async it => (await it)?.close())
    await Promise.allSettled(open)
  }
}

/** Loaded when it is needed only: a check that has nothing to open takes no second. */
async function launched(): Promise<Browser> {
  const { openBrowser } = await import('./browser/open-browser.ts')
  return openBrowser()
}

async function launchedFirefox(): Promise<Firefox | undefined> {
  const { openFirefox } = await import('./browser/firefox/open-firefox.ts')
  return openFirefox().catch((error: unknown) => {
    // The report says that nothing was looked at in it; a Firefox that is broken stops no release.
    console.error(`Firefox does not start: ${String(error)}`)
    return undefined
  })
}
