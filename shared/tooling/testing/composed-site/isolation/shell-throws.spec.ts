import type { Browser, Page } from '@playwright/test'
import { getFullTestTag } from '../../full-tests.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'

// The shell's errors in the console, which the test expects.
test.use({ allowedNoise: /Broken on purpose|shell@/, contextOptions: { reducedMotion: 'reduce' } })

/** A place where the shell's code fails in a test, because a browser function that it calls there throws. */
interface Place {
  readonly name: string
  /** Makes the browser function throw in the page. */
  readonly break: () => void
  /** Whether `npm test` tests this fault; `npm run test:full` tests all. */
  readonly isInEveryTest?: true
}

/**
 * Faults while the shell starts: the shell never runs, and the document stays as it was served. `npm test`
 * has the same for a script that does not come (shell/e2e/starting.spec.ts).
 */
const starting: readonly Place[] = [
  {
    name: 'it looks for the place to take over',
    break: () => brokenFor(Document.prototype, 'getElementById', 'root'),
  },
  {
    name: 'it sets how the browser restores the scroll position',
    break: () => brokenSetter(History.prototype, 'scrollRestoration'),
  },
  {
    name: 'its starter makes its Trusted Types policy',
    break: () => broken(window.trustedTypes ?? {}, 'createPolicy'),
  },
  {
    name: 'it puts the document by',
    break: () => broken(Document.prototype, 'importNode'),
  },
]

/** Faults during and after hydration, when an error makes React remove everything. */
const takingOver: readonly Place[] = [
  {
    name: 'the header renders and asks how far the page is scrolled',
    break: () => brokenGetter(window, 'scrollY'),
    isInEveryTest: true,
  },
  {
    name: 'the footer renders and asks for the year',
    break: () => broken(Date.prototype, 'getFullYear'),
  },
  {
    name: 'a menu asks in an effect whether it is open',
    break: () => brokenFor(Element.prototype, 'matches', ':popover-open'),
  },
  {
    name: 'a menu listens in an effect',
    break: () => brokenFor(document, 'addEventListener', 'focusin'),
  },
  {
    name: 'the layout listens for links in an effect',
    break: () => brokenFor(document, 'addEventListener', 'touchstart'),
  },
]

/** Faults after a visitor has followed a link inside the site. */
const navigating: readonly Place[] = [
  { name: 'a navigation makes an entry of the history', break: () => broken(History.prototype, 'pushState') },
  {
    name: 'the page’s title is set in an effect',
    break: () => brokenSetter(Document.prototype, 'title'),
  },
  { name: 'the page goes to its top in an effect', break: () => broken(window, 'scrollTo') },
  { name: 'the heading gets the focus in an effect', break: () => broken(HTMLElement.prototype, 'focus') },
  {
    name: 'a link renders and asks whether it leads to the current page',
    break: () => brokenFor(String.prototype, 'startsWith', '/news/'),
  },
  {
    name: 'the page looks for its heading in an effect',
    break: () => brokenFor(Document.prototype, 'querySelector', 'main h1'),
  },
]

for (const place of [...starting, ...takingOver]) {
  test(
    `The document stays when the shell throws as ${place.name}`,
    getFullTestTag(place.isInEveryTest === true),
    async ({ page, browser, site }) => {
      const words = await composedWords(browser, '/about', site)
      await page.addInitScript(helpers)
      await page.addInitScript(place.break)
      await collectSiteReports(page)
      await page.goto('/about')
      await expectOneReport(page)
      // What is far below is laid out a moment later.
      await expect.poll(() => wordsOf(page)).toBe(words)
      await expectOneReport(page)

      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

for (const place of navigating) {
  test(
    `A navigation ends in the page when the shell throws as ${place.name}`,
    { tag: '@full' },
    async ({ page, browser, site }) => {
      const words = await composedWords(browser, '/services', site)
      const wordsBefore = await composedWords(browser, '/about', site)
      await openPage(page, '/about')
      await page.evaluate(helpers)
      await page.evaluate(place.break)
      // The shell shows the new page for a moment, then throws. The browser then loads this page's document.
      const ownDocument = page.waitForEvent('load')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click()
      await ownDocument
      await expect(page).toHaveURL(/\/services$/)
      await expect.poll(() => wordsOf(page)).toContain(words)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL(/\/about$/)
      await expect.poll(() => wordsOf(page)).toContain(wordsBefore)
    },
  )
}

test('What a visitor has written stays when the shell throws later', { tag: '@full' }, async ({ page }) => {
  await collectSiteReports(page)
  await openPage(page, '/contact')
  const field = (name: string) => page.getByRole('main').getByLabel(name).first()
  await field('Name').fill('Meera')
  await field('Subject').selectOption('School Partnership')
  await field('Message').fill('Two lines,\nand a half')
  await page.evaluate(helpers)
  await page.evaluate(() => brokenFor(String.prototype, 'startsWith', '/news/'))
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).first().click()
  await expectOneReport(page)
  await expect(field('Name')).toHaveValue('Meera')
  await expect(field('Subject')).toHaveValue('school-partnership')
  await expect(field('Message')).toHaveValue('Two lines,\nand a half')
})

test('The page goes on when the shell throws as an event is handled', { tag: '@full' }, async ({ page }) => {
  await collectSiteReports(page)
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Open chat assistant' }).click()
  await page.getByRole('dialog', { name: 'Chat assistant' }).getByRole('textbox').focus()
  const words = await wordsOf(page)
  await page.evaluate(helpers)
  await page.evaluate(() => broken(window, 'matchMedia'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).focus()
  await expectOneReport(page)
  expect(await wordsOf(page)).toBe(words)
})

declare global {
  var broken: (owner: object, name: string) => void
  /** Makes a browser function throw for one value of its first argument. */
  var brokenFor: (owner: object, name: string, argument: string) => void
  var brokenGetter: (owner: object, name: string) => void
  var brokenSetter: (owner: object, name: string) => void
}

/**
 * Runs in the page. Defines the functions above, which break a browser function once the document is parsed
 * and the shell starts.
 */
function helpers(): void {
  const fail = () => {
    throw new Error('Broken on purpose.')
  }
  const whenThere = (change: () => void) => {
    if (document.readyState === 'loading')
      document.addEventListener('readystatechange', change, { once: true })
    else change()
  }
  const change = (owner: object, name: string, changed: PropertyDescriptor) =>
    whenThere(() => Object.defineProperty(owner, name, { ...changed, configurable: true }))
  globalThis.broken = (owner, name) => change(owner, name, { value: fail })
  globalThis.brokenGetter = (owner, name) => change(owner, name, { get: fail })
  globalThis.brokenSetter = (owner, name) => change(owner, name, { set: fail })
  globalThis.brokenFor = (owner, name, argument) => {
    const original: unknown = Reflect.get(owner, name)
    const value = function (this: unknown, ...given: unknown[]): unknown {
      if (given[0] === argument) fail()
      return typeof original === 'function' ? Reflect.apply(original, this, given) : undefined
    }
    change(owner, name, { value })
  }
}

/** Reads the text of a page without the colour scheme control, which appears only when scripts run. */
async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('#root').innerText()
  const colours = page.getByRole('contentinfo').locator('label', { hasText: 'Light or dark' })
  return (await colours.count()) === 0 ? words : words.replace(`${await colours.innerText()}\n`, '')
}

/** Reads the page's text as a visitor without scripts sees it. */
async function composedWords(browser: Browser, path: string, baseURL: string): Promise<string> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' })
  await page.route(/\.js$/, route => route.abort())
  await page.goto(path)
  // Until then, what is far below is not laid out.
  await expect(page.locator('html[data-without-page]')).toHaveCount(0)
  const words = await wordsOf(page)
  expect(words.length).toBeGreaterThan(1000)
  await page.close()
  return words
}

async function expectOneReport(page: Page): Promise<void> {
  await expect
    .poll(() => readSiteReports(page, 'error'))
    .toEqual([expect.objectContaining({ release: expect.stringMatching(/^shell@/) })])
}
