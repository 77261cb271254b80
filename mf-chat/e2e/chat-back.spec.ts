import { locateAssistant, openAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { expect, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

test(
  'Visitors who press Back find the newest of what they typed into the chat',
  { tag: '@full' },
  async ({ playwright, launchOptions, baseURL }) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    const page = await browser.newPage({ baseURL: baseURL ?? '' })
    const { input } = await openAssistant(page, '/contact')
    await input.fill('Old')
    // Use the keyboard, because the chat covers the link.
    await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).press('Enter')
    await page.waitForURL('**/hi/contact')
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: 'चैट सहायक खोलिए' }).click()
    const inputInHindi = page.getByRole('dialog').getByRole('textbox')
    await expect(inputInHindi).toHaveValue('Old')
    await inputInHindi.fill('Newer')

    await page.evaluate(() => setTimeout(() => history.back()))
    // Poll the path, because Playwright reports no navigation to a page in the back/forward cache.
    const pathname = () => page.evaluate(() => location.pathname).catch(() => '')
    await expect.poll(pathname).toBe('/contact')
    await waitUntilInteractive(page)
    // A browser that did not cache the page loads it again, with the chat closed.
    if (!(await input.isVisible())) await locateAssistant(page).launcher.click()
    await expect(input).toHaveValue('Newer')
    await input.press('End')
    await input.pressSequentially('!')
    const kept = () => page.evaluate(() => sessionStorage.getItem('assistant-conversation'))
    await expect.poll(kept).toContain('"draft":"Newer!"')
    await browser.close()
  },
)
