import { eventually, expect, site, test } from '../../facts-test.ts'
import { button, field, link, type Visitor } from '../../visitor.ts'
import { addressOf, isInSight, NARROW, textOf, textsOf, titleOf, WIDE } from '../on-page.ts'
import { unreadableTexts } from '../readable-text.ts'

/** The shell's marks on hydrated elements. */
const isTakenOver = (visitor: Visitor) =>
  visitor.evaluate(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some(key => key.startsWith('__react')),
  )

const open = async (visitor: Visitor, path: string) => {
  await visitor.open(site + path)
  await visitor.resize(...WIDE)
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
    expect(await titleOf(visitor)).toMatch(title)
    expect(await textOf(visitor, 'main')).toContain(words)
    expect(await visitor.evaluate(unreadableTexts)).toEqual([])
    expect(await isTakenOver(visitor)).toBe(false)
  })
}

test('Pictures are there', async ({ visitor }) => {
  await open(visitor, '/courses')
  const arePictures = () => {
    const inSight = [...document.images].filter(({ loading }) => loading !== 'lazy')
    return inSight.length > 0 && inSight.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  }
  await eventually(() => visitor.evaluate(arePictures)).toBe(true)
})

test('Links lead on', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.click(link('News', 'header'))
  await eventually(() => addressOf(visitor)).toBe('/news')
  await eventually(() => titleOf(visitor)).toBe('News | Kutuhal')
})

test('Both menus are closed, and nothing lies over the page', async ({ visitor }) => {
  for (const size of [WIDE, NARROW] as const) {
    await open(visitor, '/about')
    const [width, height] = size
    await visitor.resize(width, height)
    expect(await textsOf(visitor, '#mobile-menu, #solutions-menu')).toEqual([])
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
    await visitor.resize(...NARROW)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW[0])
  }
})

test('A link of the menu can be reached on a phone', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.resize(...NARROW)
  await visitor.click(button('Open menu'))
  await eventually(() => isInSight(visitor, '#mobile-menu')).toBe(true)
  await visitor.click(link('Blog', '#mobile-menu'))
  await eventually(() => addressOf(visitor)).toBe('/blog')
})

test('So can a link of the dropdown on a computer', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.click(button('Solutions', 'header'))
  await eventually(() => isInSight(visitor, '#solutions-menu')).toBe(true)
  await visitor.click(link('Courses', '#solutions-menu'))
  await eventually(() => addressOf(visitor)).toBe('/courses')
})

test('An answer of the FAQ unfolds', async ({ visitor }) => {
  await open(visitor, '/contact')
  const question = (await textsOf(visitor, 'main details summary'))[0] ?? ''
  await visitor.click({ role: 'summary', name: question })
  await eventually(() =>
    visitor.evaluate(() => document.querySelector<HTMLDetailsElement>('main details')?.open),
  ).toBe(true)
})

test('A form keeps what is typed into it', async ({ visitor }) => {
  await open(visitor, '/contact')
  await visitor.type(field('Name', 'main'), 'Asha')
  expect(await visitor.evaluate(() => document.querySelector<HTMLInputElement>('main input')?.value)).toBe(
    'Asha',
  )
})
