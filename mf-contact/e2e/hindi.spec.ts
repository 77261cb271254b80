import { waitUntilInteractive, openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors change to Hindi and back, and the form tells them in Hindi what is missing', async ({
  page,
}) => {
  await openPage(page, '/contact')
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi/contact')
  await waitUntilInteractive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en-IN')
  const main = page.getByRole('main')
  await expect(main).toContainText('अंग्रेज़ी पेज ही मान्य है')

  await main.getByRole('button', { name: 'संदेश भेजिए' }).click()
  await expect(main.getByRole('alert')).toContainText('कृपया सभी ज़रूरी जानकारी भरिए।')
  await expect(main.getByRole('textbox', { name: 'नाम' })).toBeFocused()
  const faces = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('devanagari.woff2'))
        .map(entry => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : '')),
    )
  await expect.poll(faces).toEqual(['link', 'link'])

  await main.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await waitUntilInteractive(page)
  expect(await faces()).toEqual([])
})

test.describe('without its scripts', () => {
  test.use({ allowedNoise: /./ })

  test(
    'The page in Hindi says in English that it does not answer, and that this is English',
    { tag: '@full' },
    async ({ page }) => {
      await page.route(/page-contact-hi\.js$/, route => route.fulfill({ status: 404 }))
      await page.goto('/hi/contact')
      const notice = page.getByRole('main').getByText('Part of this page did not load.')
      await expect(notice).toBeVisible()
      expect(await notice.evaluate(element => element.closest('[lang]')?.getAttribute('lang'))).toBe('en-IN')
    },
  )
})
