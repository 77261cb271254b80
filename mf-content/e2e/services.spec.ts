import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

/** The anchors of the eight labs, in their order (product specification, point 2). */
const labs = [
  'ai-smart-lab',
  'robotics-lab',
  '3d-printer',
  'drone-lab',
  'science-circle',
  'maths-circle',
  'physics-lab',
  'interactive-panel',
]

test('Visitors of the services page go from each of eight cards to its lab', async ({ page }) => {
  await openPage(page, '/services')
  const cards = page.getByRole('navigation', { name: 'The eight labs' }).getByRole('link')
  await expect(cards).toHaveCount(labs.length)
  for (const lab of labs) {
    await page.locator(`main a[href="#${lab}"]`).click()
    await expect(page).toHaveURL(`/services#${lab}`)
    await expect(page.locator(`[id="${lab}"]`).getByRole('heading', { level: 2 })).toBeInViewport()
  }
})
