import type { Page } from '@playwright/test'
import { isFullTestRun } from '../full-tests.ts'
import { waitUntilInteractive, openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { expectEmptySearchResult } from './remote-expectations.ts'

// The server answers with status 404, which the browser logs.
test.use({ allowedNoise: /status of 404/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Addresses that might break the shell's router; serve/answers.test.ts requests many more from servers. */
const unknown = [
  ...['/News', '/__proto__', '/news/%E0%A4%A', '//example.org/news', `/${'long'.repeat(1500)}`],
  ...(isFullTestRun
    ? ['/index.html', '/constructor/prototype', '/%', '/%00', '/a%5Cb', '/news%2f2', '//', '/news//1']
    : []),
]

test('Visitors of unknown addresses read Page Not Found', async ({ page, site }) => {
  for (const path of unknown) {
    const response = await page.goto(site + path)
    expect(response?.status(), path).toBe(404)
    await waitUntilInteractive(page)
    await expect(heading(page), path).toHaveText('Page Not Found')
    await expect(page, path).toHaveTitle(/Kutuhal/)
    await expect(page.getByRole('contentinfo')).toContainText('Quick Links')
  }
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Kutuhal | STEM Education')
})

test(
  'Visitors get the page of a path that a mail program has percent-encoded',
  { tag: '@full' },
  async ({ page }) => {
    const response = await page.goto('/robot%2Dmaze')
    expect(response?.status()).toBe(200)
    await waitUntilInteractive(page)
    await expect(page.getByRole('main').getByRole('application')).toBeVisible()
  },
)

test(
  'Visitors who paste a long text into the search can reload the page',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news')
    const search = page.getByRole('main').getByRole('searchbox')
    await search.focus()
    await page.keyboard.insertText('न'.repeat(20_000))
    await expect(page).toHaveURL(/q=/)
    const typed = await search.inputValue()
    expect((await page.reload())?.status()).toBe(200)
    await expectEmptySearchResult(page, typed)
  },
)

test('Visitors with 40 kB of query get the page', { tag: '@full' }, async ({ page }) => {
  const long = 'a'.repeat(40 * 1024)
  for (const path of ['/news', '/blog']) {
    const response = await page.goto(`${path}?q=${long}`)
    expect(response?.status()).toBe(200)
    await expectEmptySearchResult(page, long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  expect((await page.goto(`/?q=${long}&%E0%A4%A=%`))?.status()).toBe(200)
  await expect(page).toHaveTitle('Kutuhal | STEM Education')
})
