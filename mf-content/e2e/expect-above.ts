import type { Locator } from '@playwright/test'
import { expect } from '@kutuhal/testing/site-tests/site-test.ts'

/** Polls, since the page may move between the two measurements. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN
  const isAbove = async () => (await topOf(upper)) < (await topOf(lower))
  await expect.poll(isAbove, `${String(upper)} is above ${String(lower)}`).toBe(true)
}
