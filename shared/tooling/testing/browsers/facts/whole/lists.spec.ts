import { expectEventually, expect, test } from '../../facts-test.ts'
import { targetButton, targetField, targetLink, type Visitor } from '../../visitor.ts'
import { currentAddress, openPage, visibleText, visibleTexts, DESKTOP_WINDOW } from '../on-page.ts'

const open = async (visitor: Visitor, path: string) => {
  await openPage(visitor, path)
  await visitor.resize(...DESKTOP_WINDOW)
}

const count = async (visitor: Visitor) => (await visibleTexts(visitor, 'main article')).length
const titles = (visitor: Visitor) => visibleTexts(visitor, 'main article h2')

test('The news say how many there are, newest first', async ({ visitor }) => {
  await open(visitor, '/news')
  expect(await count(visitor)).toBe(11)
  expect((await visibleTexts(visitor, 'main article'))[0]).toContain('18 June 2025')
})

test('The news can be turned round', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/news')
  const newestFirst = await titles(visitor)
  await visitor.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('main select')
    if (!select) return
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expectEventually(() => titles(visitor)).toEqual([...newestFirst].reverse())
})

test('A search of the news finds whatever the case', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/news')
  await visitor.type(targetField('Search'), '25 ELEMENTARY')
  await expectEventually(() => count(visitor)).toBeLessThan(11)
  expect(await count(visitor)).toBeGreaterThan(0)
  await expectEventually(() => currentAddress(visitor)).toContain('q=25')
})

test('A search of the news without a match says so', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/news')
  await visitor.type(targetField('Search'), 'xylophone')
  await expectEventually(() => visibleText(visitor, 'main')).toContain(
    'No news items found matching your search.',
  )
})

test('A search of the blog finds an author', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/blog')
  await visitor.type(targetField('Search'), 'imran SHAIKH')
  await expectEventually(() => titles(visitor)).toEqual([expect.stringContaining('From blocks to Python')])
})

test(
  'A search of the blog without a match says so, and Reset Filters brings all posts back',
  { tag: '@full' },
  async ({ visitor }) => {
    await open(visitor, '/blog')
    await visitor.type(targetField('Search'), 'xylophone')
    await expectEventually(() => visibleText(visitor, 'main')).toContain(
      'No blog posts found matching your criteria.',
    )
    await visitor.click(targetButton('Reset Filters'))
    await expectEventually(() => count(visitor)).toBe(5)
  },
)

test(
  'The blog can be filtered by a category, and the chip removes the filter',
  { tag: '@full' },
  async ({ visitor }) => {
    await open(visitor, '/blog')
    await visitor.click(targetButton('AI in Education', 'main fieldset'))
    await expectEventually(() => count(visitor)).toBeLessThan(5)
    await expectEventually(() => currentAddress(visitor)).toMatch(/category=AI/)
    await visitor.click(targetButton('Remove filter: AI in Education'))
    await expectEventually(() => count(visitor)).toBe(5)
  },
)

test('A filter is back with a shared link', async ({ visitor }) => {
  await open(visitor, '/blog?tag=Lesson%20plan')
  await expectEventually(() => visibleText(visitor, '[aria-label="Active filters"]')).toContain('Lesson plan')
  expect(await count(visitor)).toBeLessThan(5)
})

test('A tag of a post leads to the posts with that tag', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/blog/1')
  await visitor.click(targetLink('Line follower', 'main'))
  await expectEventually(() => currentAddress(visitor)).toMatch(/^\/blog\?tag=Line/)
  await expectEventually(() => count(visitor)).toBeGreaterThan(0)
})

test('A post can be liked, and the like taken back', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/blog/2')
  await visitor.click(targetButton('Like'))
  await expectEventually(() => visibleText(visitor, 'main article')).toContain('Liked')
  await visitor.click(targetButton('Liked'))
  await expectEventually(() => visibleText(visitor, 'main article')).not.toContain('Liked')
})
