import type { Page } from '@playwright/test'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

const name = (page: Page) => page.locator('#contact-name')
const message = (page: Page) => page.locator('#contact-message')
const submit = (page: Page) => page.locator('form:has(#contact-name) [type="submit"]')
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('contact-draft') ?? '')

// Browsers choose whether to keep a page in memory.
for (const isCached of [false, true]) {
  test.describe(isCached ? 'with the back/forward cache' : 'without a back/forward cache', () => {
    async function writeAndLeave(page: Page) {
      await openPage(page, '/contact')
      await message(page).pressSequentially('Old')
      await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).click()
      await page.waitForURL('**/hi/contact')
      await waitUntilInteractive(page)
      await expect(message(page)).toHaveValue('Old')
    }
    async function goBack(page: Page) {
      await page.evaluate(() => setTimeout(() => history.back()))
      // Playwright reports no navigation to a page in the back/forward cache.
      const pathname = () => page.evaluate(() => location.pathname).catch(() => '')
      await expect.poll(pathname).toBe('/contact')
      await waitUntilInteractive(page)
    }
    const visit = test.extend<{ visitor: Page }>({
      visitor: async ({ playwright, launchOptions, baseURL }, provide) => {
        const ignoreDefaultArgs = isCached ? ['--disable-back-forward-cache'] : []
        const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
        await provide(await browser.newPage({ baseURL: baseURL ?? '' }))
        await browser.close()
      },
    })

    visit(
      'A visitor who goes on writing and presses Back keeps the newer text',
      { tag: '@full' },
      async ({ visitor: page }) => {
        await writeAndLeave(page)
        await message(page).fill('Newer and longer')
        await goBack(page)
        await expect(message(page)).toHaveValue('Newer and longer')
        await name(page).pressSequentially('A')
        await expect.poll(() => kept(page)).toContain('"name":"A"')
        expect(await kept(page)).toContain('"message":"Newer and longer"')
        await expect(message(page)).toHaveValue('Newer and longer')
      },
    )

    visit(
      'A visitor who has sent the message and presses Back finds no older one',
      { tag: '@full' },
      async ({ visitor: page }) => {
        await writeAndLeave(page)
        await name(page).fill('Asha')
        await page.locator('#contact-email').fill('asha@example.com')
        await submit(page).click()
        await expect(message(page)).toHaveValue('')
        await goBack(page)
        await expect(message(page)).toHaveValue('')
        await name(page).pressSequentially('A')
        await expect.poll(() => kept(page)).toContain('"message":""')
      },
    )
  })
}
