import type { Page } from '@playwright/test'
import { fullTagUnless } from '../full-tests.ts'
import { sendRequest } from '../send-request.ts'
import { followNewLink } from '../site-tests/follow-new-link.ts'
import { waitUntilInteractive, openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import {
  expectNotFoundPageOfRemote,
  expectEmptySearchResult,
  expectMissingItemNotice,
} from './remote-expectations.ts'

declare global {
  interface Window {
    hasRun?: boolean
  }
}

// The server answers with status 404, which the browser logs.
test.use({ allowedNoise: /status of 404/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const unknown = [
  '/nowhere',
  '/News',
  '/news/1/2',
  '/index.html',
  '/404.html',
  '/documents.json',
  '/apps/shell/',
  '/__proto__',
  '/constructor/prototype',
  '/%',
  '/%E0%A4%A',
  '/news/%E0%A4%A',
  '/%00',
  '/a%5Cb',
  '/news%2f2',
  '/..%2f..%2fpackage.json',
  '/%252e%252e%252fpackage.json',
  '//',
  '//news',
  '//example.org/news',
  '/news//1',
  `/${'long'.repeat(1500)}`,
]

for (const [part, paths] of [
  ['first', unknown.slice(0, 11)],
  ['other', unknown.slice(11)],
] as const) {
  test(
    `Visitors of unknown addresses read Page Not Found, ${part} half`,
    fullTagUnless(part === 'first'),
    async ({ page, site }) => {
      for (const path of paths) {
        const response = await page.goto(site + path)
        expect(response?.status(), path).toBe(404)
        expect(response?.headers()['content-type'], path).toMatch(/^text\/html/)
        await waitUntilInteractive(page)
        await expect(heading(page), path).toHaveText('Page Not Found')
        await expect(page, path).toHaveTitle(/Kutuhal/)
        await expect(page.getByRole('contentinfo')).toContainText('Quick Links')
      }
      await page.getByRole('link', { name: 'Go to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page).toHaveTitle('Kutuhal | STEM Education')
    },
  )
}

test('Nobody gets out of the pages', async ({ site }) => {
  for (const path of [
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/news/%2e%2e/%2E%2e/package.json',
    '/news/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/.git/config',
  ]) {
    const { status, headers, text } = await sendRequest(site, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toMatch(/^text\/html/)
    expect(text, path).toContain('Page Not Found</h1>')
  }
})

test('Nobody gets out of the releases', async ({ site }) => {
  for (const path of [
    '/apps/shell/../../../package.json',
    '/apps/shell/..%2f..%2f..%2fpackage.json',
    '/apps/shell/%2e%2e/%2e%2e/live',
  ]) {
    const { status, text } = await sendRequest(site, path)
    expect([403, 404], path).toContain(status)
    expect(text, path).not.toMatch(/"workspaces"|^[0-9a-f]{12}/)
  }
})

test(
  'Visitors get the page of a path that a mail program has percent-encoded',
  { tag: '@full' },
  async ({ page }) => {
    const response = await page.goto('/robot%2Dmaze')
    expect(response?.status()).toBe(200)
    await waitUntilInteractive(page)
    await expect(page.getByRole('main').getByRole('application')).toBeVisible()
  },
)

test(
  'Visitors who paste a long text into the search can reload the page',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/news')
    const search = page.getByRole('main').getByRole('searchbox')
    await search.focus()
    await page.keyboard.insertText('न'.repeat(20_000))
    await expect(page).toHaveURL(/q=/)
    expect((await page.reload())?.status()).toBe(200)
    await expectEmptySearchResult(page, await search.inputValue())
  },
)

test('Visitors with 40 kB of query get the page', { tag: '@full' }, async ({ page }) => {
  const long = 'a'.repeat(40 * 1024)
  for (const path of ['/news', '/blog']) {
    const response = await page.goto(`${path}?q=${long}`)
    expect(response?.status()).toBe(200)
    await expectEmptySearchResult(page, long)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  expect((await page.goto(`/?q=${long}&%E0%A4%A=%`))?.status()).toBe(200)
  await expect(page).toHaveTitle('Kutuhal | STEM Education')
})

test.describe('HTML in an address', () => {
  // One payload of each kind; isolation/xss.spec.ts tests all of them.
  const payloads = ['<img src="x" onerror="hasRun=true;alert(1)">', '"><script>hasRun=true;alert(1)</script>']

  /** Records and closes all dialogs that open from now on. */
  function watchDialogs(page: Page): string[] {
    const dialogs: string[] = []
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    return dialogs
  }
  const hasRun = (page: Page) => page.evaluate(() => window.hasRun)
  const strangers = (page: Page) =>
    page.locator('iframe, [onerror], [onload], [srcdoc], a[href^="javascript:"]').count()

  const expectPageNotFound = (page: Page) => expect(heading(page)).toHaveText('Page Not Found')
  const expectForm = (page: Page) =>
    expect(page.getByRole('main').locator('form textarea[required]')).toBeVisible()

  for (const payload of payloads) {
    const encoded = encodeURIComponent(payload)
    const expectEmptyList = (page: Page) => expectEmptySearchResult(page, payload)
    const addresses = [
      { path: `/news?q=${encoded}&sort=${encoded}`, expectAnswer: expectEmptyList },
      { path: `/blog?q=${encoded}&category=${encoded}&tag=${encoded}`, expectAnswer: expectEmptyList },
      { path: `/${encoded}`, expectAnswer: expectPageNotFound },
      { path: `/${encoded}/x?q=${encoded}#${encoded}`, expectAnswer: expectPageNotFound },
      { path: `/news/${encoded}`, expectAnswer: expectMissingItemNotice },
      { path: `/blog/${encoded}#${payload}`, expectAnswer: expectMissingItemNotice },
      { path: `/courses/${encoded}`, expectAnswer: expectNotFoundPageOfRemote },
      { path: `/contact?${encoded}=${encoded}#${payload}`, expectAnswer: expectForm },
    ]

    test(`${payload} stays text to visitors who open it`, { tag: '@full' }, async ({ page }) => {
      const dialogs = watchDialogs(page)
      for (const { path, expectAnswer } of addresses) {
        await page.goto(path)
        await expectAnswer(page)
        await waitUntilInteractive(page)
        expect(await hasRun(page), path).toBeUndefined()
        expect(await strangers(page), path).toBe(0)
      }
      expect(dialogs).toEqual([])
    })

    test(`${payload} stays text to visitors who follow a link to it`, { tag: '@full' }, async ({ page }) => {
      const dialogs = watchDialogs(page)
      for (const { path, expectAnswer } of addresses) {
        await openPage(page, '/about')
        const before = await heading(page).innerText()
        await followNewLink(page, path)
        await expect(heading(page)).not.toHaveText(before)
        await expectAnswer(page)
        expect(await hasRun(page), path).toBeUndefined()
        expect(await strangers(page), path).toBe(0)
      }
      expect(dialogs).toEqual([])
    })
  }

  test(
    'Visitors see it as the text it is: in the title, the search box and the filters',
    { tag: '@full' },
    async ({ page }) => {
      const payload = '<b onclick="x">bold</b>'
      const encoded = encodeURIComponent(payload)
      await page.goto(`/blog?q=${encoded}&tag=${encoded}`)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(payload)
      await expect(page.getByRole('main')).toContainText(payload)
      await page.goto(`/${encoded}`)
      await expect(page).toHaveTitle(`${payload} | Kutuhal`)
    },
  )
})
