import type { Page } from '@playwright/test'
import { getFullTestTag } from '../full-tests.ts'
import { findAccessibilityViolations } from '../site-tests/document.ts'
import { openPage, waitUntilInteractive } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'

// No half-faded colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const translatedPaths = [
  '/courses',
  '/courses/blockzie',
  '/courses/iot',
  '/courses/ar-link',
  '/contact',
  '/robot-maze',
]

const languages = [
  { name: 'हिन्दी', code: 'hi', contact: 'संपर्क', news: 'समाचार (अंग्रेज़ी)' },
  { name: 'ગુજરાતી', code: 'gu', contact: 'સંપર્ક', news: 'સમાચાર (અંગ્રેજી)' },
]

for (const path of translatedPaths) {
  test(
    `Visitors read ${path} in every language, with menus and title in it and no barrier, and get back`,
    getFullTestTag(path === '/courses/ar-link'),
    async ({ page }) => {
      await openPage(page, path)
      const main = page.getByRole('main')
      for (const { name, code, contact, news } of languages) {
        await main.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(`/${code}${path}`)
        await waitUntilInteractive(page)
        await expect(page.locator('html')).toHaveAttribute('lang', `${code}-IN`)
        await expect(page).toHaveTitle(
          `${await main.getByRole('heading', { level: 1 }).innerText()} | Kutuhal`,
        )
        expect(await readAlternates(page)).toEqual(
          ['en', 'hi', 'gu', 'x-default'].map(each =>
            each === 'en' || each === 'x-default' ? path : `/${each}${path}`,
          ),
        )
        const foot = page.getByRole('contentinfo')
        const link = foot.getByRole('link', { name: contact, exact: true })
        await expect(link).toHaveAttribute('href', `/${code}/contact`)
        await expect(foot.getByRole('link', { name: news })).toHaveAttribute('hreflang', 'en-IN')
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          const { found } = await findAccessibilityViolations(page)
          expect(found, `barriers in ${code}, ${colorScheme}`).toEqual([])
        }
      }
      await main.getByRole('link', { name: 'English', exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    },
  )
}

test.describe('in a language that a page is not in', () => {
  test.use({ allowedNoise: /status of 404/ })

  test('Visitors who ask for it get the 404 page', async ({ page }) => {
    const answer = await page.goto('/hi/about')
    expect(answer?.status()).toBe(404)
    await waitUntilInteractive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
})

test.describe('in a browser in Gujarati', () => {
  test.use({ locale: 'gu-IN' })

  test('Visitors are offered the page in Gujarati, sent nowhere, and offered what they chose last', async ({
    page,
  }) => {
    await openPage(page, '/courses')
    await expect(page).toHaveURL('/courses')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'ગુજરાતીમાં વાંચો' }).click()
    await expect(page).toHaveURL('/gu/courses')
    await waitUntilInteractive(page)
    await expect(main.getByRole('link', { name: 'ગુજરાતીમાં વાંચો' })).toHaveCount(0)

    await main.getByRole('link', { name: 'हिन्दी', exact: true }).click()
    await expect(page).toHaveURL('/hi/courses')
    await openPage(page, '/contact')
    await expect(main.getByRole('link', { name: 'हिन्दी में पढ़िए' })).toHaveAttribute('href', '/hi/contact')
  })
})

const readAlternates = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll(all => all.map(link => new URL(link.getAttribute('href') ?? '').pathname))
