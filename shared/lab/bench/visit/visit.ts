import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright'
import { calculateTotalBlockingTime } from './page-measurements.ts'
import { countSerialRoundTrips } from './round-trips.ts'
import { watchRequests, type BytesByKind, type WatchedRequests } from './watched-requests.ts'

/** The measurements of one visit to one page, in ms and bytes. */
export interface VisitMeasurements {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Sum of task time beyond 50 ms per task, between first paint and tap; ms. */
  readonly tbt: number
  /** Duration of the longest task; 0 if none took 50 ms. */
  readonly longestTask: number
  /** When the page was hydrated; absent for a page without scripts. */
  readonly hydrated: number | undefined
  readonly inp: number
  readonly bytes: BytesByKind
  readonly requests: number
  readonly roundTrips: number
}

const notesScript = fileURLToPath(new URL('page-measurements.mjs', import.meta.url))

interface VisitOptions {
  readonly url: string
  readonly cpuSlowdown: number
  readonly hasScripts: boolean
}

/**
 * A page is idle after this time without network traffic: longer than a round trip and its processing; ms.
 */
const QUIET_MS = 600
/** Requests that a tap causes start within this time; ms. */
const QUIET_AFTER_TAP_MS = 200
const LOOK_EVERY_MS = 50
/** A page that is not idle after this time is broken; ms. */
const TIMEOUT_MS = 30_000

const MENU_BUTTON = '[aria-label="Open menu"]'

/**
 * Opens a page as a visitor does, waits until it is idle, and taps the menu.
 * @throws Error if the page does not become idle, is not hydrated, or has no menu that opens
 */
export async function measureVisit(
  context: BrowserContext,
  { url, cpuSlowdown, hasScripts }: VisitOptions,
): Promise<VisitMeasurements> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  try {
    await page.addInitScript({ path: notesScript })
    const session = await context.newCDPSession(page)
    const requests = await watchRequests(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(url, { waitUntil: 'load' })
    if (hasScripts) await page.waitForFunction(() => window.benchNotes.hydrated !== undefined)
    await untilQuiet(requests, QUIET_MS)
    const bytes = requests.bytes()
    const sent = requests.sent()
    const { fcp, lcp, cls, tasks, hydrated } = await page.evaluate(() => window.benchNotes)
    const inp = await tapMenu(page)
    // Wait for the pictures that the tap requested, so that they are in the cache for the next visit.
    await untilQuiet(requests, QUIET_AFTER_TAP_MS)
    return {
      ...{ fcp, lcp, cls, hydrated, inp },
      tbt: calculateTotalBlockingTime(tasks, fcp),
      longestTask: Math.max(0, ...tasks.map(([, length]) => length)),
      bytes,
      requests: sent.length,
      roundTrips: countSerialRoundTrips(sent),
    }
  } finally {
    await page.close()
  }
}

async function untilQuiet(requests: WatchedRequests, quietMs: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (requests.quietFor() < quietMs) {
    if (performance.now() > deadline) throw new Error('The page does not come to rest.')
    await delay(LOOK_EVERY_MS)
  }
}

/** Taps the page's menu. @returns how long the first tap took to show an effect; ms */
async function tapMenu(page: Page): Promise<number> {
  const box = await page.locator(MENU_BUTTON).boundingBox()
  if (!box) throw new Error('There is no menu to tap.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.getByRole('navigation', { name: 'Mobile' }).waitFor()
  await page.waitForFunction(() => window.benchNotes.inp !== undefined)
  // Wait until the browser has reported the tap's later events too: it reports only the first input at once.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
  return page.evaluate(() => window.benchNotes.inp ?? 0)
}
