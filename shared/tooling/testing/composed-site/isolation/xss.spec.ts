import type { Page } from '@playwright/test'
import { GATEWAY_URL_PATTERN, openAssistant } from '../../site-tests/assistant.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { sanitizeArticle } from '@kutuhal/build/article.mjs'
import { startBreakableSite } from './fixtures/breakable-site.ts'
import { xssPayloads } from './fixtures/xss-payloads.ts'

declare global {
  interface Window {
    /** How often a payload has run. */
    alerts?: number
  }
}

/**
 * Counts calls of `alert`, and records dialogs. Call it before the page is opened.
 * @returns the texts of the dialogs, in a list that grows during the test
 */
async function watchAlerts(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    window.alert = () => {
      window.alerts = (window.alerts ?? 0) + 1
    }
  })
  return dialogs
}

async function expectNothingRan(page: Page, dialogs: readonly string[]): Promise<void> {
  expect(dialogs).toEqual([])
  expect(await page.evaluate(() => window.alerts), 'payloads that ran').toBeUndefined()
}

/** Payloads as browsers show them in a URL: with U+FFFD in place of each lone surrogate. */
const texts = xssPayloads.map(payload => payload.replace(/\p{Surrogate}/gu, '\ufffd'))

test('Sanitised articles hold only what the policy names, also when they are parsed once more', async ({
  page,
}) => {
  expect(new Set(xssPayloads).size).toBeGreaterThan(140)
  const sanitised = xssPayloads.map(payload => sanitizeArticle(payload))
  // This page has no CSP, so nothing except the browser's parser can stop a payload.
  const leftovers = await page.evaluate(
    articles =>
      articles.flatMap(article => {
        const once = new DOMParser().parseFromString(article, 'text/html').body
        const twice = new DOMParser().parseFromString(once.innerHTML, 'text/html').body
        return [...twice.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
          const isElementNamed =
            /^(p|h2|h3|ul|ol|li|strong|em|code|pre|a|blockquote|br|table|caption|t(head|body|r|h|d))$/
          const bad = [...attributes].filter(({ name, value }) =>
            name === 'href'
              ? !/^(https:|mailto:|tel:|[/#])/.test(value)
              : !/^(scope|tabindex|role|aria-label)$/.test(name),
          )
          if (isElementNamed.test(localName) && bad.length === 0) return []
          return [`${localName} ${bad.map(({ name, value }) => `${name}=${value}`).join(' ')} in ${article}`]
        })
      }),
    sanitised,
  )
  expect(leftovers).toEqual([])
  expect(sanitizeArticle('<p>Kept, with <a href="/news">its link</a>.</p>')).toContain('href="/news"')
})

test('Sanitised articles run nothing in a page of the site', { tag: '@full' }, async ({ page, request }) => {
  const dialogs = await watchAlerts(page)
  const corpus = xssPayloads.map(payload => `<div>${sanitizeArticle(payload)}</div>`).join('')
  const site = await startBreakableSite(request, 'mf-content')
  site.alterDocuments(html =>
    html.replace('</body>', () => `<section id="corpus">${corpus}</section></body>`),
  )
  await openPage(page, `${site.address}/terms-of-service`)
  await expect(page.locator('#corpus > div')).toHaveCount(xssPayloads.length)
  await page.locator('#corpus a').evaluateAll(links => {
    for (const link of links) {
      link.addEventListener('click', event => event.preventDefault())
      if (link instanceof HTMLElement) link.click()
    }
  })
  await expectNothingRan(page, dialogs)
  await site.close()
})

/** Visits addresses without a new document, as Back and Forward do. */
async function visitAll(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async paths => {
    for (const path of paths) {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
  }, addresses)
}

test('Nothing in a query runs, and it shows as text', { tag: '@full' }, async ({ page }) => {
  const dialogs = await watchAlerts(page)
  const everything = encodeURIComponent(texts.slice(0, 60).join(' '))
  await openPage(page, `/news?q=${everything}`)
  await visitAll(
    page,
    texts.map(text => `/news?q=${encodeURIComponent(text)}`),
  )
  const shown = '<img src=x onerror=alert(1)>'
  await visitAll(page, [`/news?q=${encodeURIComponent(shown)}`])
  await expect(page.getByRole('searchbox', { name: 'Search news' })).toHaveValue(shown)

  await openPage(page, `/blog?tag=${everything}&category=${everything}`)
  const both = texts.map(encodeURIComponent).map(text => `/blog?tag=${text}&category=${text}`)
  await visitAll(page, both)
  await expectNothingRan(page, dialogs)
})

test('Nothing in a hash or an unknown path runs', { tag: '@full' }, async ({ page }) => {
  const dialogs = await watchAlerts(page)
  await openPage(page, `/about#${encodeURIComponent(texts.slice(0, 60).join(' '))}`)
  await page.evaluate(hashes => {
    for (const hash of hashes) location.hash = hash
  }, texts)
  await visitAll(
    page,
    texts.map(text => `/${encodeURIComponent(text)}`),
  )
  await visitAll(
    page,
    texts.map(text => `/courses/${encodeURIComponent(text)}`),
  )
  await expectNothingRan(page, dialogs)
})

test.describe('at addresses that the server has no page for', () => {
  test.use({ allowedNoise: /404/ })

  test('Nothing in them runs', { tag: '@full' }, async ({ page }) => {
    const dialogs = await watchAlerts(page)
    for (const start of [0, 50, 100]) {
      await page.goto(`/${encodeURIComponent(texts.slice(start, start + 50).join(' '))}`)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    }
    await expectNothingRan(page, dialogs)
  })
})

test(
  'Nothing that is asked or answered in the chat runs, and it shows as text',
  { tag: '@full' },
  async ({ page }) => {
    const dialogs = await watchAlerts(page)
    await page.route(GATEWAY_URL_PATTERN, route => route.fulfill({ json: { reply: texts.join('\n') } }))
    const { ask, messages, send } = await openAssistant(page)
    for (const start of [0, 50, 100]) {
      await ask(
        texts
          .slice(start, start + 50)
          .join(' ')
          .slice(0, 900),
      )
      await expect(send).toHaveText('Send')
    }
    await expect(messages).toContainText('<svg><script>alert(1)</script></svg>')
    const log = await messages.evaluate(element => element.textContent)
    // Compare texts without spaces and invisible characters, since the chat changes these.
    const seen = (text: string) => text.replace(/[\p{C}\s]/gu, '')
    expect(texts.filter(text => !seen(log).includes(seen(text)))).toEqual([])
    await expectNothingRan(page, dialogs)
  },
)

test('Nothing in the contact form runs', { tag: '@full' }, async ({ page }) => {
  const dialogs = await watchAlerts(page)
  await openPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill(texts.join('\n'))
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ index: 1 })
  for (const text of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>']) {
    for (const field of ['Name', 'Email', 'Phone'])
      await page.getByRole('textbox', { name: field, exact: true }).fill(text)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(text)
  }
  await expectNothingRan(page, dialogs)
})

test('A payload that runs is noticed', async ({ page }) => {
  const dialogs = await watchAlerts(page)
  await page.goto('about:blank')
  await page.setContent('<iframe srcdoc="<img src=x onerror=alert(1)>"></iframe><img src=x onerror=alert(1)>')
  await expect.poll(() => page.evaluate(() => window.alerts)).toBe(1)
  await expect.poll(() => dialogs.length + page.frames().length).toBe(2)
})
