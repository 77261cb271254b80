/** How each remote shows that it handled an address. The remote's own tests check the exact words. */
import { expect, type Locator, type Page } from '@playwright/test'

/** An empty search result says so and keeps the search text in its box. */
export async function expectEmptySearchResult(page: Page, typed: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue(typed)
  await expect(main.getByRole('article')).toHaveCount(0)
  // Three dots at its end would mean that the search is still running.
  await expect(main.getByRole('status')).toHaveText(/[^…]$/)
}

/** A missing item: its list, under a notice. */
export async function expectMissingItemNotice(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(/\S/)
  await expect(main.getByRole('article')).not.toHaveCount(0)
}

/** A page of its own, in place of the shell's. */
export async function expectNotFoundPageOfRemote(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Page Not Found$)\S/)
}

/** The outcome of the game; hidden before the end. */
export const mazeOutcome = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').locator('strong')

/** The form with room for a message; the others ask for an address only. */
export const contactForm = (page: Page): Locator =>
  page.getByRole('main').locator('form', { has: page.locator('textarea') })

/** The optional fields have no mark. */
export const requiredFields = (page: Page): Locator => contactForm(page).locator(':required')
