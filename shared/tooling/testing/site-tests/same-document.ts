import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    isSameDocument?: boolean
  }
}

/** Marks the document that a visitor is in; loading another one would lose the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.isSameDocument = true
  })
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.isSameDocument), 'no document was loaded').toBe(true)
}
