import type { Locator, Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { delayFileResponses } from '@kutuhal/testing/site-tests/network.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { expectSameDocument, markDocument } from '@kutuhal/testing/site-tests/document.ts'
import { detailPageTitlePattern } from '@kutuhal/testing/composed-site/public-pages.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const linkTo = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first()
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 1200))
  expect(await scrollTop(page)).toBeGreaterThan(600)
}

/** One link of each remote, and one in the HTML text of an article, a post and a legal page. */
const links = [
  { from: '/', to: '/services', title: 'Services | Kutuhal' },
  { from: '/robot-maze', to: '/courses/blockzie', title: detailPageTitlePattern },
  { from: '/contact', to: '/courses', title: 'Courses | Kutuhal' },
  { from: '/news/3', to: '/waitlist', title: 'Waitlist | Kutuhal' },
  { from: '/blog/4', to: '/robot-maze', title: 'Robot-maze | Kutuhal' },
  { from: '/privacy-policy', to: '/contact', title: 'Contact | Kutuhal' },
] as const

for (const { from, to, title } of links) {
  test(
    `Visitors go from ${from} to ${to} without loading a document`,
    getFullTestTag(from === '/'),
    async ({ page }) => {
      await openPage(page, from)
      await markDocument(page)
      const before = await heading(page).innerText()
      const target = linkTo(page, to)
      // The link may be inside a closed `details`.
      if (!(await target.isVisible())) await page.locator(`details:has(a[href="${to}"]) summary`).click()
      await target.click()

      await expect(page).toHaveURL(to)
      await expect(page).toHaveTitle(title)
      await expect(heading(page)).not.toHaveText(before)
      await expect(heading(page)).toBeFocused()
      await expectSameDocument(page)
    },
  )
}

test('Visitors start every page at its top, by Back and Forward too', async ({ page }) => {
  await openPage(page, '/')
  await markDocument(page)
  await scrollDown(page)
  await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'About Us' }).click()
  const steps = [
    { title: 'About | Kutuhal', go: () => page.goBack() },
    { title: 'Kutuhal | STEM Education', go: () => page.goForward() },
    { title: 'About | Kutuhal', go: () => Promise.resolve() },
  ]
  for (const { title, go } of steps) {
    await expect(page).toHaveTitle(title)
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollDown(page)
    await go()
  }
  await expectSameDocument(page)
})

test(
  'Visitors come back from a place on the same page to where they were',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/services')
    await markDocument(page)
    await page.getByRole('main').locator('a[href^="#"]').first().click()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
    await page.goBack()
    await expect(page).toHaveURL(/\/services$/)
    await expect.poll(() => scrollTop(page)).toBeLessThan(500)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
    await expectSameDocument(page)
  },
)

test(
  'Visitors who write to the assistant while a page is on its way go on writing',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/')
    // Do not answer the shell's question whether there is a document, which it would load in place of a slow
    // page.
    await page.route('**/contact', () => undefined)
    const contact = await delayFileResponses(page, /\/mf-contact\/.*\.js$/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('button', { name: 'Open chat assistant' }).click()
    const box = page.getByRole('dialog', { name: 'Chat assistant' }).getByRole('textbox')
    await box.pressSequentially('How do ')
    contact.arrive()
    await expect(page).toHaveTitle('Contact | Kutuhal')
    await expect(heading(page)).toHaveText(/\S/)
    await expect(page.locator('main form')).not.toHaveCount(0)
    await box.pressSequentially('you teach?', { delay: 20 })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('How do you teach?')
  },
)

for (const { from, to, isInEveryTest = false } of [
  { from: '/', to: '/services#drone-lab' },
  { from: '/news/4', to: '/labs#araria', isInEveryTest: true },
  { from: '/news/1', to: '/services#school-programs' },
  { from: '/news/2', to: '/services#inclusive-programs' },
]) {
  test(
    `Visitors who follow a link to ${to} arrive at that place`,
    getFullTestTag(isInEveryTest),
    async ({ page }) => {
      await openPage(page, from)
      await markDocument(page)
      await linkTo(page, to).click()
      await expect(page).toHaveURL(to)
      await expectToBeAt(page, to)
      await expect(placeOf(page, to).getByRole('heading').first()).toBeFocused()
      await expectSameDocument(page)

      await page.reload()
      await expectToBeAt(page, to)
    },
  )
}

const placeOf = (page: Page, address: string) => page.locator(`[id="${address.split('#')[1]}"]`)

/** Expects that an address's target is at the top of the window, with a heading below the sticky header. */
async function expectToBeAt(page: Page, address: string): Promise<void> {
  const place = placeOf(page, address)
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y
  await expect.poll(() => topOf(place)).toBeLessThan(header + 100)
  await expect.poll(() => topOf(place.getByRole('heading').first())).toBeGreaterThanOrEqual(header)
  await expect(place.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
}

for (const [way, options] of [
  ['Ctrl', { modifiers: ['ControlOrMeta'] }],
  ['Shift', { modifiers: ['Shift'] }],
  ['the middle button', { button: 'middle' }],
] satisfies [string, Parameters<Locator['click']>[0]][]) {
  test(
    `Visitors who click a link with ${way} get a page of its own`,
    { tag: '@full' },
    async ({ page, context }) => {
      await openPage(page, '/')
      await markDocument(page)
      const opened = context.waitForEvent('page')
      const before = await heading(page).innerText()
      await linkTo(page, '/services').click(options)
      await expect(await opened).toHaveTitle('Services | Kutuhal')
      await expect(heading(await opened)).not.toHaveText(before)
      await expect(page).toHaveURL('/')
      await expectSameDocument(page)
    },
  )
}

test.describe('between two pages', () => {
  /** Records the durations of all fade and slide animations in the page area from now on; ms. */
  async function watchTransitions(page: Page): Promise<() => Promise<number[]>> {
    await page.getByRole('main').evaluate(main => {
      main.addEventListener('animationstart', event => {
        const { target } = event
        if (!(target instanceof HTMLElement && event instanceof AnimationEvent)) return
        // Read durations from the rules: on a busy computer the animation may be over by now.
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
        const keyframes = rules.find(
          rule => rule instanceof CSSKeyframesRule && rule.name === event.animationName,
        )
        if (!/opacity: 0;.*translate/.test(keyframes?.cssText ?? '')) return
        const ms = parseFloat(getComputedStyle(target).animationDuration) * 1000
        main.dataset['transitions'] = `${main.dataset['transitions'] ?? ''} ${ms}`
      })
    })
    return async () =>
      ((await page.getByRole('main').getAttribute('data-transitions')) ?? '')
        .split(' ')
        .filter(Boolean)
        .map(Number)
  }
  const goToNews = async (page: Page) => {
    const before = await heading(page).innerText()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'News', exact: true })
      .click()
    await expect(page).toHaveTitle('News | Kutuhal')
    await expect(heading(page)).not.toHaveText(before)
  }

  test('Visitors see the new one fade and slide in for half a second', { tag: '@full' }, async ({ page }) => {
    await openPage(page, '/about')
    const transitions = await watchTransitions(page)
    await goToNews(page)
    await expect.poll(transitions).toContain(500)
  })

  test('Visitors who asked for less motion see no transition', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/about')
    const transitions = await watchTransitions(page)
    await goToNews(page)
    await expect(heading(page)).toBeFocused()
    expect((await transitions()).filter(duration => duration > 1)).toEqual([])
  })
})
