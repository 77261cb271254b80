/** Tests whether and when a document fetches scripts, and what earlier input does (shell/bootstrap/). */
import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { delayFileResponses, emulateConnection } from '@kutuhal/testing/site-tests/network.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import {
  collectSiteReports,
  readSiteReports,
} from '@kutuhal/testing/composed-site/isolation/fixtures/reports.ts'

const launcher = (page: Page) => page.getByRole('button', { name: /chat assistant/ })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' })

/**
 * Collects the types of a page's requests, but not the icon's, which browsers with tabs request on their own.
 */
function watchKinds(page: Page): Set<string> {
  const kinds = new Set<string>()
  page.on('request', request => {
    if (!request.url().endsWith('/favicon.svg')) kinds.add(request.resourceType())
  })
  return kinds
}

const withScriptsOnTheirWay = (page: Page) => delayFileResponses(page, /\/apps\/shell\/.*\.js$/)

for (const [line, connection] of [
  ['who save data', { saveData: true }],
  ['on a 2g line', { effectiveType: '2g' }],
] as const) {
  test(
    `Visitors ${line} get text and the pictures in view, and scripts when they ask for something`,
    getFullTestTag('saveData' in connection),
    async ({ page }) => {
      await emulateConnection(page, connection)
      const kinds = watchKinds(page)
      await page.goto('/', { waitUntil: 'networkidle' })
      expect([...kinds].sort()).toEqual(['document', 'image'])

      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveTitle('About | Kutuhal')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([...kinds].sort(), 'links lead on without').toEqual(['document', 'image'])

      await launcher(page).click()
      await expect(chat(page)).toBeVisible()

      await page.goto('/news?q=no+such+news')
      await expect(page.getByRole('status').first(), 'what a query asks for needs them').toContainText(
        'No news',
      )
    },
  )
}

test(
  'Visitors with a browser that the scripts would break in read the page as it came',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Object, 'hasOwn'))
    const kinds = watchKinds(page)
    await page.goto('/about', { waitUntil: 'networkidle' })
    expect(kinds).not.toContain('script')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  },
)

test.describe('before the scripts are there', () => {
  test('Visitors press the button of the chat, and it opens when it can', async ({ page }) => {
    const scripts = await withScriptsOnTheirWay(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await launcher(page).click()
    await launcher(page).click()
    scripts.arrive()
    await expect(chat(page)).toBeVisible()
  })

  test(
    'Visitors press a button of the maze that is still off, and the robot moves when it can',
    { tag: '@full' },
    async ({ page }) => {
      const scripts = await withScriptsOnTheirWay(page)
      await page.goto('/robot-maze', { waitUntil: 'domcontentloaded' })
      const forward = page.getByRole('button', { name: 'Move Forward' })
      await expect(forward).toBeDisabled()
      await forward.click({ force: true })
      scripts.arrive()
      await expect(page.getByText('Moves: 1 / 20')).toBeVisible()
    },
  )

  test(
    'Visitors who went on without a new document and reload it come back by Back',
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveTitle('About | Kutuhal')
      await withScriptsOnTheirWay(page)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveTitle('Kutuhal | STEM Education')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/About/)
    },
  )
})

test.describe('a shell that does not run', () => {
  test.use({ allowedNoise: /ERR_FAILED|broken on purpose|preloaded using link preload/ })

  test('is reported when a script of it does not come; the page stays, and its links work', async ({
    page,
  }) => {
    await collectSiteReports(page)
    await page.route(/\/apps\/shell\/.*\.js$/, route => route.abort())
    await page.goto('/about')
    await expect.poll(() => readSiteReports(page, 'error')).toHaveLength(1)
    expect(await readSiteReports(page, 'error')).toEqual([
      expect.objectContaining({
        release: expect.stringMatching(/^shell@/),
        path: '/about',
        generation: expect.stringMatching(/^\w{32}$/),
        message: expect.stringMatching(/\.js did not come/),
      }),
    ])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  })
})
