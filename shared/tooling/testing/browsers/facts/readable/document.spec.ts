import { expectEventually, expect, siteAddress, test } from '../../facts-test.ts'
import { createButtonTarget, createFieldTarget, createLinkTarget, type Visitor } from '../../visitor.ts'
import {
  getCurrentAddress,
  isVisible,
  PHONE_WINDOW_SIZE,
  getVisibleText,
  listVisibleTexts,
  getDocumentTitle,
  DESKTOP_WINDOW_SIZE,
} from '../on-page.ts'
import { findUnreadableTexts } from '../readable-text.ts'

/** Whether the page is hydrated: the shell marks hydrated elements. */
const isTakenOver = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some(key => key.startsWith('__react')),
  )

const open = async (visitor: Visitor, path: string) => {
  await visitor.open(siteAddress + path)
  await visitor.resize(...DESKTOP_WINDOW_SIZE)
}

for (const [path, title, words] of [
  ['/', 'Kutuhal | STEM Education', 'Our Collaborations'],
  ['/services', 'Services | Kutuhal', 'AI Smart Lab'],
  ['/courses', 'Courses | Kutuhal', '₹599'],
  ['/contact', 'Contact | Kutuhal', '9:00 AM'],
  ['/news', 'News | Kutuhal', '18 June 2025'],
  ['/blog/1', /^\S+ \S.* \| Kutuhal$/, 'Comments (0)'],
  ['/robot-maze', 'Robot-maze | Kutuhal', 'Robot Maze'],
] as const) {
  test(`${path} is there to read, and no script of ours has run`, async ({ visitor }) => {
    await open(visitor, path)
    expect(await getDocumentTitle(visitor)).toMatch(title)
    expect(await getVisibleText(visitor, 'main')).toContain(words)
    expect(await visitor.evaluate(findUnreadableTexts)).toEqual([])
    expect(await isTakenOver(visitor)).toBe(false)
  })
}

test('Pictures are there', async ({ visitor }) => {
  await open(visitor, '/courses')
  const arePictures = () => {
    const inSight = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return inSight.length > 0 && inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }
  await expectEventually(() => visitor.evaluate(arePictures)).toBe(true)
})

test('Links lead on', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.click(createLinkTarget('News', 'header'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/news')
  await expectEventually(() => getDocumentTitle(visitor)).toBe('News | Kutuhal')
})

test('Both menus are closed, and nothing lies over the page', async ({ visitor }) => {
  for (const size of [DESKTOP_WINDOW_SIZE, PHONE_WINDOW_SIZE] as const) {
    await open(visitor, '/about')
    const [width, height] = size
    await visitor.resize(width, height)
    expect(await listVisibleTexts(visitor, '#mobile-menu, #solutions-menu')).toEqual([])
    const heading = () => {
      const { left, top } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + 5, top + 5)?.closest('main') !== null
    }
    expect(await visitor.evaluate(heading)).toBe(true)
  }
})

test('The page is no wider than a phone', async ({ visitor }) => {
  for (const path of ['/', '/services', '/news', '/contact']) {
    await open(visitor, path)
    await visitor.resize(...PHONE_WINDOW_SIZE)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE_WINDOW_SIZE[0],
    )
  }
})

test('A link of the menu can be reached on a phone', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.resize(...PHONE_WINDOW_SIZE)
  await visitor.click(createButtonTarget('Open menu'))
  await expectEventually(() => isVisible(visitor, '#mobile-menu')).toBe(true)
  await visitor.click(createLinkTarget('Blog', '#mobile-menu'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/blog')
})

test('So can a link of the dropdown on a computer', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.click(createButtonTarget('Solutions', 'header'))
  await expectEventually(() => isVisible(visitor, '#solutions-menu')).toBe(true)
  await visitor.click(createLinkTarget('Courses', '#solutions-menu'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/courses')
})

test('An answer of the FAQ unfolds', async ({ visitor }) => {
  await open(visitor, '/contact')
  const question = (await listVisibleTexts(visitor, 'main details summary'))[0] ?? ''
  await visitor.click({ role: 'summary', name: question })
  await expectEventually(() =>
    visitor.evaluate(() => document.querySelector<HTMLDetailsElement>('main details')?.open),
  ).toBe(true)
})

test('A form keeps what is typed into it', async ({ visitor }) => {
  await open(visitor, '/contact')
  await visitor.type(createFieldTarget('Name', 'main'), 'Asha')
  expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.value)).toBe(
    'Asha',
  )
})
