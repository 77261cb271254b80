import type { Page } from '@playwright/test'

/** Puts a link into the page, for addresses that no page of the site links to, and follows it. */
export async function insertAndFollowLink(page: Page, href: string): Promise<void> {
  await page.locator('main h1').evaluate((heading, address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'A link from elsewhere'
    heading.after(link)
  }, href)
  await page.getByRole('link', { name: 'A link from elsewhere' }).click()
}
