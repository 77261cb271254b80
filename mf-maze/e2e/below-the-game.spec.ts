import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { expectSameDocument, markDocument } from '@kutuhal/testing/site-tests/document.ts'

const lessons = (page: Page) => page.getByRole('region', { name: 'What children learn from it' })
const blockzie = (page: Page) => page.getByRole('link', { name: 'See the Blockzie course' })

test('Visitors read what follows the game without code for it, and its links stay within the document', async ({
  page,
}) => {
  const codeOfSections: string[] = []
  page.on('request', request => {
    if (/\/later\.js/.test(request.url())) codeOfSections.push(request.url())
  })
  await openPage(page, '/robot-maze')
  await expect(lessons(page).getByRole('term')).toHaveCount(4)
  await markDocument(page)
  await blockzie(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blockzie')
  await expectSameDocument(page)
  expect(codeOfSections).toEqual([])

  // A page that did not come with the document needs the code.
  await page.goBack()
  await expect(lessons(page).getByRole('term')).toHaveCount(4)
  await expect(blockzie(page)).toBeVisible()
  await expectSameDocument(page)
  expect(codeOfSections).not.toEqual([])
})

test.describe('when something has changed the markup of the game, such as a translator', () => {
  test.use({ allowedNoise: /React error #418/ })

  test('Visitors can still read what follows it', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        const heading = document.querySelector('[data-page] h1')
        if (document.readyState === 'interactive' && heading) heading.textContent = 'Robot Irrgarten'
      }),
    )
    await openPage(page, '/robot-maze')
    // React renders the page again, so the heading is the page's own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robot Maze')
    await expect(lessons(page).getByRole('term')).toHaveCount(4)
    await expect(blockzie(page)).toBeVisible()
  })
})
