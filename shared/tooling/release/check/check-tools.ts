import type { Browser } from 'playwright'
import type { Store } from '../store/store.ts'
import { checkServer, type CheckServer } from './browser/check-server.ts'
import type { CheckTools } from './check-release.ts'

/** One browser and one server for everything that is checked; neither starts before it is needed. */
export async function withCheckTools<Result>(
  store: Store,
  task: (tools: CheckTools) => Promise<Result>,
): Promise<Result> {
  let browser: Promise<Browser> | undefined
  let server: Promise<CheckServer> | undefined
  try {
    return await task({
      browser: () => (browser ??= launched()),
      server: () => (server ??= checkServer(store)),
    })
  } finally {
    await Promise.allSettled([browser?.then(it => it.close()), server?.then(it => it.close())])
  }
}

/** Loaded when it is needed only: a check that has nothing to open takes no second. */
async function launched(): Promise<Browser> {
  const { openBrowser } = await import('./browser/open-browser.ts')
  return openBrowser()
}
