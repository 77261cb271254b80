import { expect, type Page } from '@playwright/test'
import { findContactForm, findRequiredFields } from '../remote-expectations.ts'

/** A remote under test, and a page that shows it. */
export interface RemoteWithPage {
  readonly remote: string
  /** The path of the remote's page. */
  readonly path: string
  /** A page of another remote with a link to the page under test. */
  readonly before: string
  readonly goThere: (page: Page) => Promise<void>
  /** Does something that needs the remote's code. */
  readonly use: (page: Page) => Promise<void>
}

export const contentRemote: RemoteWithPage = {
  remote: 'mf-content',
  path: '/news',
  before: '/contact',
  goThere: page => followMain(page, 'News'),
  async use(page) {
    // Repeat the choice, since hydration may replace the list and lose an earlier choice.
    await expect(async () => {
      await page.getByRole('main').getByRole('combobox').first().selectOption({ index: 1 })
      await expect(page).toHaveURL(/\?/, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  },
}

const mazeRemote: RemoteWithPage = {
  remote: 'mf-maze',
  path: '/robot-maze',
  before: '/contact',
  async goThere(page) {
    await page.getByRole('button', { name: 'Solutions' }).click()
    await page.locator('#solutions-menu').getByRole('link', { name: 'Robot Maze' }).click()
  },
  async use(page) {
    await page.getByRole('button', { name: 'Move Forward' }).click()
    await expect(page.getByText(/^Moves: [1-9] \/ 20$/)).toBeVisible()
  },
}

export const contactRemote: RemoteWithPage = {
  remote: 'mf-contact',
  path: '/contact',
  before: '/robot-maze',
  goThere: page => followMain(page, 'Contact'),
  async use(page) {
    await findContactForm(page).locator('button[type="submit"]').click()
    await expect(findRequiredFields(page).first()).toHaveAttribute('aria-invalid', 'true')
  },
}

export const remotesWithPages: readonly RemoteWithPage[] = [contentRemote, mazeRemote, contactRemote]

export const chatRemote: RemoteWithPage = {
  remote: 'mf-chat',
  path: '/',
  before: '/',
  goThere: page => page.getByRole('button', { name: 'Open chat assistant' }).click(),
  async use(page) {
    await expect(page.getByRole('dialog', { name: 'Chat assistant' }).getByRole('textbox')).toBeVisible()
    await page.getByRole('button', { name: 'Close chat' }).click()
  },
}

async function followMain(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click()
}

/** Expects that the shell and all other remotes still work. */
export async function expectOtherRemotesWork(page: Page, broken: RemoteWithPage): Promise<void> {
  await page.getByRole('button', { name: 'Solutions' }).click()
  await expect(page.locator('#solutions-menu').getByRole('link', { name: 'Smart Anganwadi' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  const other = broken === chatRemote ? mazeRemote : chatRemote
  await other.goThere(page)
  await other.use(page)
}
