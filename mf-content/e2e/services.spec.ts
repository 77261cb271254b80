import { labAnchors } from '@kutuhal/testing/composed-site/public-pages.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

test('Visitors of the services page go from each of eight cards to its lab', async ({ page }) => {
  await openPage(page, '/services')
  const cards = page.getByRole('navigation', { name: 'The eight labs' }).getByRole('link')
  await expect(cards).toHaveCount(labAnchors.length)
  for (const lab of labAnchors) {
    await page.locator(`main a[href="#${lab}"]`).click()
    await expect(page).toHaveURL(`/services#${lab}`)
    const section = page.locator(`[id="${lab}"]`)
    const heading = section.getByRole('heading', { level: 2 })
    await expect(heading).toBeInViewport()
    // Eight lists have the same title, so each also has the lab's name, for screen readers.
    const room = new RegExp(`^In the room ?: ${(await heading.textContent()) ?? ''}$`)
    await expect(section.getByRole('heading', { name: room, level: 3 })).toBeVisible()
  }
})
