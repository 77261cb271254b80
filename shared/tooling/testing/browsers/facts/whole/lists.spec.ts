import { expectEventually, expect, test } from '../../facts-test.ts'
import { createButtonTarget, createFieldTarget, createLinkTarget, type Visitor } from '../../visitor.ts'
import { getCurrentAddress, openDesktopPage, getVisibleText, listVisibleTexts } from '../on-page.ts'

const count = async (visitor: Visitor) => (await listVisibleTexts(visitor, 'main article')).length
const titles = (visitor: Visitor) => listVisibleTexts(visitor, 'main article h2')

test('The news say how many there are, newest first', async ({ visitor }) => {
  await openDesktopPage(visitor, '/news')
  expect(await count(visitor)).toBe(11)
  expect((await listVisibleTexts(visitor, 'main article'))[0]).toContain('18 June 2025')
})

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

test('A search of the news without a match says so', async ({ visitor }) => {
  await openDesktopPage(visitor, '/news')
  await visitor.type(createFieldTarget('Search'), 'xylophone')
  await expectEventually(() => getVisibleText(visitor, 'main')).toContain(
    'No news items found matching your search.',
  )
})

test('A search of the blog finds an author', async ({ visitor }) => {
  await openDesktopPage(visitor, '/blog')
  await visitor.type(createFieldTarget('Search'), 'imran SHAIKH')
  await expectEventually(() => titles(visitor)).toEqual([expect.stringContaining('From blocks to Python')])
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

test('A filter is back with a shared link', async ({ visitor }) => {
  await openDesktopPage(visitor, '/blog?tag=Lesson%20plan')
  await expectEventually(() => getVisibleText(visitor, '[aria-label="Active filters"]')).toContain(
    'Lesson plan',
  )
  await expectEventually(() => count(visitor)).toBeLessThan(5)
})

test('A tag of a post leads to the posts with that tag', async ({ visitor }) => {
  await openDesktopPage(visitor, '/blog/1')
  await visitor.click(createLinkTarget('Line follower', 'main'))
  await expectEventually(() => getCurrentAddress(visitor)).toMatch(/^\/blog\?tag=Line/)
  await expectEventually(() => count(visitor)).toBeGreaterThan(0)
})

test('A post can be liked, and the like taken back', async ({ visitor }) => {
  await openDesktopPage(visitor, '/blog/2')
  await visitor.click(createButtonTarget('Like'))
  await expectEventually(() => getVisibleText(visitor, 'main article')).toContain('Liked')
  await visitor.click(createButtonTarget('Liked'))
  await expectEventually(() => getVisibleText(visitor, 'main article')).not.toContain('Liked')
})
