import { expectEventually, expect, test } from '../../facts-test.ts'
import { createButtonTarget, createFieldTarget, type Visitor } from '../../visitor.ts'
import { getCurrentAddress, openDesktopPage, getVisibleText, listVisibleTexts } from '../on-page.ts'

const count = async (visitor: Visitor) => (await listVisibleTexts(visitor, 'main article')).length
const titles = (visitor: Visitor) => listVisibleTexts(visitor, 'main article h2')

test('The news can be turned round', async ({ visitor }) => {
  await openDesktopPage(visitor, '/news')
  const newestFirst = await titles(visitor)
  await visitor.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('main select')
    if (!select) return
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expectEventually(() => titles(visitor)).toEqual([...newestFirst].reverse())
})

test('A search of the news finds whatever the case', async ({ visitor }) => {
  await openDesktopPage(visitor, '/news')
  await visitor.type(createFieldTarget('Search'), '25 ELEMENTARY')
  await expectEventually(() => count(visitor)).toBeLessThan(11)
  expect(await count(visitor)).toBeGreaterThan(0)
  await expectEventually(() => getCurrentAddress(visitor)).toContain('q=25')
})

test('A search of the blog without a match says so, and Reset Filters brings all posts back', async ({
  visitor,
}) => {
  await openDesktopPage(visitor, '/blog')
  await visitor.type(createFieldTarget('Search'), 'xylophone')
  await expectEventually(() => getVisibleText(visitor, 'main')).toContain(
    'No blog posts found matching your criteria.',
  )
  await visitor.click(createButtonTarget('Reset Filters'))
  await expectEventually(() => count(visitor)).toBe(5)
})

test('The blog can be filtered by a category, and the chip removes the filter', async ({ visitor }) => {
  await openDesktopPage(visitor, '/blog')
  await visitor.click(createButtonTarget('AI in Education', 'main fieldset'))
  await expectEventually(() => count(visitor)).toBeLessThan(5)
  await expectEventually(() => getCurrentAddress(visitor)).toMatch(/category=AI/)
  await visitor.click(createButtonTarget('Remove filter: AI in Education'))
  await expectEventually(() => count(visitor)).toBe(5)
})
