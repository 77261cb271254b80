import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test, waitUntilInteractive } from '@kutuhal/testing/site-tests/site-test.ts'

for (const { name, path, language, truth, send, missing, nameField, emailField, noAt, typefaces } of [
  {
    name: 'हिन्दी',
    path: '/hi/contact',
    language: 'hi-IN',
    truth: 'अंग्रेज़ी पेज ही मान्य है',
    send: 'संदेश भेजिए',
    missing: 'कृपया सारी ज़रूरी जानकारी भरिए।',
    nameField: 'नाम',
    emailField: 'ईमेल',
    noAt: 'पते में @ नहीं है',
    typefaces: ['devanagari', 'devanagari'],
  },
  {
    name: 'ગુજરાતી',
    path: '/gu/contact',
    language: 'gu-IN',
    truth: 'અંગ્રેજી પેજ જ માન્ય છે',
    send: 'સંદેશ મોકલો',
    missing: 'કૃપા કરીને બધી જરૂરી માહિતી ભરો.',
    nameField: 'નામ',
    emailField: 'ઈમેલ',
    noAt: 'સરનામામાં @ નથી',
    typefaces: ['gujarati'],
  },
]) {
  test(
    `Visitors change to ${language} and back, and the form tells them in it what is missing or wrong`,
    getFullTestTag(language === 'hi-IN'),
    async ({ page }) => {
      await openPage(page, '/contact')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await waitUntilInteractive(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const main = page.getByRole('main')
      await expect(main).toContainText(truth)

      await main.getByRole('button', { name: send }).click()
      await expect(main.getByRole('alert')).toContainText(missing)
      await expect(main.getByRole('textbox', { name: nameField })).toBeFocused()
      const email = main.getByRole('textbox', { name: emailField })
      await email.fill('asha')
      await main.getByRole('button', { name: send }).click()
      await expect(email).toHaveAccessibleDescription(new RegExp(noAt))
      await expect.poll(() => listScriptTypefaces(page)).toEqual(typefaces.map(part => `link ${part}`))

      await main.getByRole('link', { name: 'English', exact: true }).click()
      await expect(page).toHaveURL('/contact')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
      await waitUntilInteractive(page)
      expect(await listScriptTypefaces(page)).toEqual([])
    },
  )
}

/** Typefaces of other scripts than Latin, and what asked for them. */
const listScriptTypefaces = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(entry => {
      const [, part] = /-(devanagari|gujarati)\.woff2$/.exec(entry.name) ?? []
      return part && entry instanceof PerformanceResourceTiming ? [`${entry.initiatorType} ${part}`] : []
    }),
  )

test.describe('without its scripts', () => {
  test.use({ allowedNoise: /./ })

  test(
    'The page in Hindi says in English that it does not answer, and that this is English',
    { tag: '@full' },
    async ({ page }) => {
      await page.route(/page-contact[^/]*\.js$/, route => route.fulfill({ status: 404 }))
      await page.goto('/hi/contact')
      const notice = page.getByRole('main').getByText('Part of this page did not load.')
      await expect(notice).toBeVisible()
      expect(await notice.evaluate(element => element.closest('[lang]')?.getAttribute('lang'))).toBe('en-IN')
    },
  )
})
