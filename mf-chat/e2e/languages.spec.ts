import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

for (const { code, open, name, field, send, question, answer } of [
  {
    code: 'hi',
    open: 'चैट सहायक खोलिए',
    name: 'चैट सहायक',
    field: 'आपका सवाल',
    send: 'भेजिए',
    question: 'Blockzie कोर्स की फ़ीस कितनी है?',
    answer: /फ़ीस.*₹599/,
  },
  {
    code: 'gu',
    open: 'ચેટ સહાયક ખોલો',
    name: 'ચેટ સહાયક',
    field: 'તમારો સવાલ',
    send: 'મોકલો',
    question: 'Blockzie કોર્સની ફી કેટલી છે?',
    answer: /ફી.*₹599/,
  },
]) {
  test(
    `The assistant opens in ${code} on a page in it, and answers in the language of the question`,
    getFullTestTag(code === 'gu'),
    async ({ page }) => {
      await openPage(page, `/${code}/courses/blockzie`)
      await page.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toHaveAttribute('lang', `${code}-IN`)
      const words = (await dialog.innerText()).replaceAll('Blockzie', '')
      expect(words.match(/[a-z]{2,}/gi)).toBeNull()
      await dialog.getByRole('button', { name: question }).click()
      await expect(dialog.getByText(answer)).toHaveAttribute('lang', code)
      await dialog.getByRole('textbox', { name: field }).fill('When are you open?')
      await dialog.getByRole('button', { name: send }).click()
      await expect(dialog.getByText(/Monday/).first()).toHaveAttribute('lang', 'en-IN')
    },
  )
}
