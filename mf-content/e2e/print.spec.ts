import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

test(
  'Visitors who print an article get it with name and address of who wrote it, and where its links lead',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news/2')
    await page.emulateMedia({ media: 'print' })
    for (const useless of [
      page.getByRole('banner'),
      page.getByRole('contentinfo').getByRole('navigation'),
      page.getByRole('contentinfo').getByRole('list'),
      page.getByRole('button'),
      page.getByRole('heading', { name: 'More News' }),
      page.locator('#get-started'),
    ])
      await expect(useless.filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
    for (const fact of ['Kutuhal', 'Ahmedabad', '+91 79 0000 0000'])
      await expect(page.getByRole('contentinfo').getByText(fact).first()).toBeVisible()
    // Even if the visitor lets the browser print backgrounds.
    await expect(page.getByRole('article').locator('header')).toHaveCSS('background-image', 'none')
    await expect(page.getByRole('article').getByRole('img').first()).toBeVisible()

    const link = page.getByRole('article').locator('p a[href^="/"]').last()
    const [address, shown] = await link.evaluate(element => [
      element.getAttribute('href'),
      getComputedStyle(element, '::after').content,
    ])
    expect(shown).toBe(`" (https://www.kutuhal.example${address})"`)
  },
)

test(
  'Visitors who print a course get its sessions and its price in one piece each, and no button to press',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/courses/iot')
    await page.emulateMedia({ media: 'print' })
    const price = page.getByRole('complementary', { name: 'Price and dates' })
    await expect(price).toHaveCSS('break-inside', 'avoid')
    await expect(price.getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)

    const sessions = page.locator('section', { has: page.getByRole('heading', { name: '10 sessions' }) })
    await expect(sessions.getByRole('listitem')).toHaveCount(10)
    for (const session of await sessions.getByRole('listitem').all())
      await expect(session).toHaveCSS('break-inside', 'avoid')
    // A list in a grid cannot continue on the next page.
    expect(await sessions.getByRole('list').evaluate(listAncestorDisplayValues)).not.toContain('grid')
  },
)

/** Of CSS `display`, with those of its ancestors. */
function listAncestorDisplayValues(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...listAncestorDisplayValues(element.parentElement)] : [display]
}
