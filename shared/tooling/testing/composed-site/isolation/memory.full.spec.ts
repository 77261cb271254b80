import type { CDPSession, Page } from '@playwright/test'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'

const ROUNDS = 100
const WARM_UP_ROUNDS = 20
const MEGABYTE = 1024 * 1024

interface Usage {
  readonly heap: number
  readonly listeners: number
  readonly nodes: number
}

/** Measures memory after a garbage collection; heap in bytes. */
async function usage(client: CDPSession): Promise<Usage> {
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? NaN
  return { heap: valueOf('JSHeapUsedSize'), listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') }
}

/**
 * Opens a page of each remote and the chat, so that they mount and unmount in one document. Repeats this
 * `rounds` times.
 */
async function visitAllRemotes(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async count => {
    const until = async (isThere: () => boolean) => {
      while (!isThere()) await new Promise(resolve => setTimeout(resolve, 4))
    }
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
    for (let round = 0; round < count; round++) {
      for (const [path, heading] of [
        ['/about', 'sewing machine'],
        ['/robot-maze', 'Robot Maze'],
        ['/contact', 'Contact'],
      ] as const) {
        document.querySelector<HTMLElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click()
        await until(() => document.querySelector('main h1')?.textContent.includes(heading) ?? false)
      }
      press('Open chat assistant')
      await until(() => document.querySelector('aside [role="dialog"]') !== null)
      press('Close chat')
      await until(() => document.querySelector('aside [role="dialog"]') === null)
    }
  }, rounds)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test(`${ROUNDS} visits to every remote leave nothing behind`, async ({ page }) => {
  test.setTimeout(300_000)
  await openPage(page, '/about')
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  // Simulates a first input, so that the script for web vitals loads now and not during the measurement.
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  await visitAllRemotes(page, WARM_UP_ROUNDS)
  const before = await usage(client)
  await visitAllRemotes(page, ROUNDS)
  // Repeat the measurement: a timer may keep objects of the last round for a moment, while a real leak keeps
  // those of all hundred rounds.
  await expect(async () => {
    const after = await usage(client)
    expect(after.heap - before.heap).toBeLessThan(MEGABYTE)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  }).toPass({ timeout: 20_000 })
})
