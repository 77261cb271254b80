import { expectEventually, expect, test } from '../../facts-test.ts'
import { button, field, type Visitor } from '../../visitor.ts'
import { currentAddress, openPage, visibleText, visibleTexts, DESKTOP_WINDOW } from '../on-page.ts'

const open = async (visitor: Visitor, path: string) => {
  await openPage(visitor, path)
  await visitor.resize(...DESKTOP_WINDOW)
}

const count = async (visitor: Visitor) => (await visibleTexts(visitor, 'main article')).length

test('The news say how many there are, newest first', async ({ visitor }) => {
  await open(visitor, '/news')
  expect(await count(visitor)).toBe(11)
  expect((await visibleTexts(visitor, 'main article'))[0]).toContain('18 June 2025')
})

test('A search of the news finds whatever the case', { tag: '@full' }, async ({ visitor }) => {
  await open(visitor, '/news')
  await visitor.type(field('Search'), '25 ELEMENTARY')
  await expectEventually(() => count(visitor)).toBeLessThan(11)
  expect(await count(visitor)).toBeGreaterThan(0)
  await expectEventually(() => currentAddress(visitor)).toContain('q=25')
})

test(
  'The blog can be filtered by a category, and the chip removes the filter',
  { tag: '@full' },
  async ({ visitor }) => {
    await open(visitor, '/blog')
    await visitor.click(button('AI in Education', 'main fieldset'))
    await expectEventually(() => count(visitor)).toBeLessThan(5)
    await expectEventually(() => currentAddress(visitor)).toMatch(/category=AI/)
    await visitor.click(button('Remove filter: AI in Education'))
    await expectEventually(() => count(visitor)).toBe(5)
  },
)

test('A filter is back with a shared link', async ({ visitor }) => {
  await open(visitor, '/blog?tag=Lesson%20plan')
  await expectEventually(() => visibleText(visitor, '[aria-label="Active filters"]')).toContain('Lesson plan')
  expect(await count(visitor)).toBeLessThan(5)
})
