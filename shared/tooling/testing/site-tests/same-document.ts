import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    isSameDocument?: boolean
  }
}

/** Marks the current document. The mark is lost when the browser loads another document. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isSameDocument = true
  })
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.isSameDocument), 'no document was loaded').toBe(true)
}
