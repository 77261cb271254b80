import type { Browser } from 'playwright'
import type { Plan } from '../store/plan.ts'
import type { Store } from '../store/store.ts'
import type { ReleasedPlan } from '../releases/released-plan.ts'
import { startCheckServer, type CheckServer } from './browser/check-server.ts'
import type { FirefoxBrowser } from './browser/firefox-tab.ts'
import { checkRelease, type CheckResult, type CheckTools, type PassedCheckStore } from './check-release.ts'
import { openPassedCheckStore } from './passed-checks.ts'
import { collectFindings, formatReport } from './report.ts'

interface CheckOptions {
  readonly browsers?: BrowserChoice
  /** Id of the composed generation that goes live if the check passes. */
  readonly toCome?: string | undefined
}

/** Checks some apps of a plan, the shell first. */
export async function checkPlan(
  store: Store,
  plan: ReleasedPlan,
  apps: readonly string[],
  memory: PassedCheckStore,
  { browsers = 'all', toCome }: CheckOptions = {},
): Promise<CheckResult[]> {
  return withCheckTools(store, browsers, async tools => {
    const results: CheckResult[] = []
    for (const app of [...apps].sort((a, b) => Number(b === 'shell') - Number(a === 'shell')))
      results.push(await checkRelease(store, plan, app, tools, memory, toCome))
    return results
  })
}

/**
 * Runs before a plan goes live: checks every app whose release the plan changes, unless that release has
 * passed before.
 * @param live the plan that is live now
 * @param toCome id of the generation composed from the new plan; undefined if none was composed
 * @throws Error that says what would break
 */
export async function checkChangedApps(
  store: Store,
  live: Plan | undefined,
  verified: ReleasedPlan,
  toCome: string | undefined,
): Promise<void> {
  const { pins } = verified.plan
  const changed = Object.keys(pins).filter(app => pins[app] !== live?.pins[app])
  const start = performance.now()
  const results = await checkPlan(store, verified, changed, openPassedCheckStore(store), {
    toCome,
  })
  if (collectFindings(results).length === 0) return
  throw new Error(
    `${formatReport(results, (performance.now() - start) / 1000)}
To release it all the same: the same command with --unchecked "<why>".`,
  )
}

/** Tests that are not about browsers use Chromium only, to save time. */
export type BrowserChoice = 'all' | 'chromium only'

/**
 * Shares one browser of each kind and one server between all checks. Each is imported and started on first
 * use, so that a check that opens no page is fast.
 */
export async function withCheckTools<Result>(
  store: Store,
  which: BrowserChoice,
  task: (tools: CheckTools) => Promise<Result>,
): Promise<Result> {
  let browser: Promise<Browser> | undefined
  let firefox: Promise<FirefoxBrowser | undefined> | undefined
  let server: Promise<CheckServer> | undefined
  try {
    return await task({
      browser: () =>
        (browser ??= import('./browser/open-browser.ts').then(({ openBrowser }) => openBrowser())),
      ...(which === 'all' && { firefox: () => (firefox ??= startFirefox()) }),
      server: () => (server ??= startCheckServer(store)),
    })
  } finally {
    await Promise.allSettled([browser, firefox, server].map(async it => (await it)?.close()))
  }
}

async function startFirefox(): Promise<FirefoxBrowser | undefined> {
  const { openFirefox } = await import('./browser/firefox-tab.ts')
  return openFirefox().catch((error: unknown) => {
    // A broken Firefox must not stop a release: the report says that Firefox was left out.
    console.error(`Firefox does not start: ${String(error)}`)
    return undefined
  })
}
