import { expectEventually, expect, test } from '../../facts-test.ts'
import { createLinkTarget, type Visitor } from '../../visitor.ts'
import { getCurrentAddress, openDesktopPage, getVisibleText, getDocumentTitle } from '../on-page.ts'

const scrollTop = (visitor: Visitor) => visitor.evaluate(() => Math.round(scrollY))
const scrollDown = (visitor: Visitor) => visitor.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))

/** Marks the document, so that `isSameDocument` can tell whether a navigation has loaded another document. */
const mark = (visitor: Visitor) =>
  visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }))
const isSameDocument = (visitor: Visitor) => visitor.evaluate(() => 'isSameDocument' in window)

const open = async (visitor: Visitor, path: string) => {
  await openDesktopPage(visitor, path)
  await mark(visitor)
}

test('A link leads on: address, title, heading and focus follow, in the same document', async ({
  visitor,
}) => {
  await open(visitor, '/')
  await visitor.click(createLinkTarget('Services', 'header'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/services')
  await expectEventually(() => getDocumentTitle(visitor)).toBe('Services | Kutuhal')
  const isHeadingFocused = () => document.activeElement?.localName === 'h1'
  await expectEventually(() => visitor.evaluate(isHeadingFocused)).toBe(true)
  expect(await isSameDocument(visitor)).toBe(true)
})

test('Back and Forward lead to the top of pages, in the same document', async ({ visitor }) => {
  await open(visitor, '/')
  await visitor.click(createLinkTarget('About Us', 'footer'))
  await expectEventually(() => getDocumentTitle(visitor)).toBe('About | Kutuhal')
  await expectEventually(() => scrollTop(visitor)).toBe(0)
  for (const [steps, title] of [
    [-1, 'Kutuhal | STEM Education'],
    [1, 'About | Kutuhal'],
  ] as const) {
    await scrollDown(visitor)
    await visitor.go(steps)
    await expectEventually(() => getDocumentTitle(visitor)).toBe(title)
    await expectEventually(() => scrollTop(visitor)).toBe(0)
  }
  expect(await isSameDocument(visitor)).toBe(true)
})

for (const [from, name, to] of [
  ['/', 'Explore Our Programs', '/services'],
  ['/news', 'Contact', '/contact'],
  ['/contact', 'Home', '/'],
] as const) {
  test(`From ${from} visitors reach ${to} without a document, whichever team builds these pages`, async ({
    visitor,
  }) => {
    await open(visitor, from)
    const before = await getVisibleText(visitor, 'h1')
    await visitor.click(createLinkTarget(name))
    await expectEventually(() => getCurrentAddress(visitor)).toBe(to)
    await expectEventually(() => getVisibleText(visitor, 'h1')).not.toBe(before)
    expect(await isSameDocument(visitor)).toBe(true)
  })
}

test('A link to a place on another page arrives at that place', async ({ visitor }) => {
  await open(visitor, '/')
  await visitor.evaluate(() => {
    const added = document.createElement('a')
    added.href = '/services#drone-lab'
    added.textContent = 'To the drones'
    document.querySelector('h1')?.after(added)
  })
  await visitor.click(createLinkTarget('To the drones'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/services#drone-lab')
  const top = () => document.querySelector('#drone-lab')?.getBoundingClientRect().top ?? -1
  await expectEventually(() => visitor.evaluate(top)).toBeGreaterThanOrEqual(0)
  await expectEventually(() => visitor.evaluate(top)).toBeLessThan(200)
})

test('Get Started leads to its place on the same page', async ({ visitor }) => {
  await open(visitor, '/about')
  await visitor.click(createLinkTarget('Get Started', 'header'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/about#get-started')
  await expectEventually(() => scrollTop(visitor)).toBeGreaterThan(100)
})

test('Next leads from story to story', async ({ visitor }) => {
  await open(visitor, '/news/1')
  const before = await getDocumentTitle(visitor)
  await visitor.click(createLinkTarget('Next', 'nav[aria-label^="Previous and next"]'))
  await expectEventually(() => getCurrentAddress(visitor)).toBe('/news/2')
  await expectEventually(() => getDocumentTitle(visitor)).not.toBe(before)
  expect(await isSameDocument(visitor)).toBe(true)
})

test('The header turns solid once the page is scrolled', async ({ visitor }) => {
  await open(visitor, '/about')
  const shadow = () => getComputedStyle(document.querySelector('header') ?? document.body).boxShadow
  expect(await visitor.evaluate(shadow)).toBe('none')
  await scrollDown(visitor)
  await expectEventually(() => visitor.evaluate(shadow)).not.toBe('none')
})
