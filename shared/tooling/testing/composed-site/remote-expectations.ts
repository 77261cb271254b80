/** Checks how each remote handles an address. The remotes' own tests check the exact texts. */
import { expect, type Locator, type Page } from '@playwright/test'

export async function expectEmptySearchResult(page: Page, typed: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue(typed)
  await expect(main.getByRole('article')).toHaveCount(0)
  // Three dots at the end would mean that the search is still running.
  await expect(main.getByRole('status')).toHaveText(/[^…]$/)
}

export async function expectMissingItemNotice(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toHaveText(/\S/)
  await expect(main.getByRole('article')).not.toHaveCount(0)
}

/** Expects the remote's own "not found" page, not the shell's. */
export async function expectRemoteNotFoundPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Page Not Found$)\S/)
}

/** Finds the outcome of the maze game, which is hidden until the end. */
export const findMazeOutcome = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').locator('strong')

/** Finds the contact form: it is the only form with a message field. */
export const findContactForm = (page: Page): Locator =>
  page.getByRole('main').locator('form', { has: page.locator('textarea') })

export const findRequiredFields = (page: Page): Locator => findContactForm(page).locator(':required')
