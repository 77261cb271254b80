import type { Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { delayFileResponses } from '@kutuhal/testing/site-tests/delay-files.ts'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { stopLongTimers } from '@kutuhal/testing/site-tests/stop-long-timers.ts'

/** Opens a page, holds back a picture of its first view, and waits until the page is painted without it. */
async function paintedWithout(page: Page, path: string, picture: RegExp) {
  // After 5 s the page would no longer wait for the picture.
  await stopLongTimers(page)
  const missing = await delayFileResponses(page, picture)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  return missing
}

/** Changes the HTML of a document before the browser receives it. */
async function alter(page: Page, path: string, change: (html: string) => string): Promise<void> {
  // Chromium does not know from which network a document fulfilled by Playwright comes, so without this
  // permission it would block the document's requests to the local server.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(path, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

const SECOND_PART = '[data-page] > :nth-child(2) h2 >> nth=0'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  /** Whether the browser has laid out the element. */
  const isLaidOut = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))

  test('What is below the window is laid out after the first view, and all of it then', async ({ page }) => {
    const missing = await paintedWithout(page, '/', /\/media\/hero\/poster/)
    expect(await isLaidOut(page, 'main h1')).toBe(true)
    // This window ends just above the second part.
    expect(await isLaidOut(page, SECOND_PART)).toBe(false)
    expect(await isLaidOut(page, 'footer a')).toBe(false)

    missing.arrive()
    await expect.poll(() => isLaidOut(page, 'footer a')).toBe(true)
    expect(await isLaidOut(page, SECOND_PART)).toBe(true)
    await expect(page.locator('html')).not.toHaveAttribute('data-layout-waits')
    await expect(page.locator('[data-laid-out]')).toHaveCount(0)
  })

  test(
    'What is right below is there for anyone who scrolls before that',
    { tag: '@full' },
    async ({ page }) => {
      await paintedWithout(page, '/', /\/media\/hero\/poster/)
      await page.mouse.wheel(0, 400)
      await expect(page.locator(SECOND_PART)).toBeInViewport()
    },
  )

  test('It is, too, in a document that is cut off', { tag: '@full' }, async ({ page }) => {
    await alter(page, '/', html => html.slice(0, html.indexOf('</footer>')))
    const missing = await paintedWithout(page, '/', /\/media\/hero\/poster/)
    expect(await isLaidOut(page, 'footer a')).toBe(false)
    await page.locator('footer a').first().scrollIntoViewIfNeeded()
    await expect.poll(() => isLaidOut(page, 'footer a')).toBe(true)
    expect(await isLaidOut(page, '[data-page] > :nth-child(3) h2')).toBe(false)

    missing.arrive()
    await expect.poll(() => isLaidOut(page, '[data-page] > :nth-child(3) h2')).toBe(true)
  })

  test('Anyone who reloads a page stays where they were', async ({ page }) => {
    await openPage(page, '/')
    // Typefaces that arrive later would move the text.
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => scrollTo(0, 5000))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(5000)
    const headingInView = () =>
      page.evaluate(
        () =>
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('[data-page] > *')
            ?.querySelector('h2')?.textContent,
      )
    const before = await headingInView()
    expect(before).toBeTruthy()
    const missing = await delayFileResponses(page, /\/media\/hero\/poster/)
    await page.reload({ waitUntil: 'domcontentloaded' })
    // Compare parts and wait, since text moves by some lines when the typefaces arrive after the first frame.
    await expect.poll(headingInView).toBe(before)
    // After a reload, layout is not deferred, so everything has its full height from the start.
    await expect(page.locator('html')).not.toHaveAttribute('data-layout-waits')
    missing.arrive()
  })

  // A page whose first picture below the window is so near that every browser would load it if nothing
  // deferred it.
  const WITH_PICTURES_NEAR = '/news'
  // Deferred images load after 15 s in any case. Tests stop this timer, to show that an event loads them.
  const lazyPictures = (page: Page) => page.locator('main img[loading="lazy"]')
  const havePictures = (page: Page) =>
    lazyPictures(page).evaluateAll((images: HTMLImageElement[]) =>
      images.some(image => image.naturalWidth > 0),
    )

  test('Pictures below the window come when somebody scrolls', async ({ page }) => {
    await stopLongTimers(page)
    await page.goto(WITH_PICTURES_NEAR, { waitUntil: 'networkidle' })
    expect(await lazyPictures(page).count()).toBeGreaterThan(5)
    expect(await havePictures(page)).toBe(false)
    await page.evaluate(() => scrollBy(0, 1))
    await expect.poll(() => havePictures(page)).toBe(true)
  })

  test(
    'They come by themselves where something takes the scripts out of the page',
    { tag: '@full' },
    async ({ page }) => {
      await alter(page, WITH_PICTURES_NEAR, html => html.replace(/<script>[^]*?<\/script>/g, ''))
      await page.goto(WITH_PICTURES_NEAR, { waitUntil: 'networkidle' })
      await expect.poll(() => havePictures(page)).toBe(true)
    },
  )

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('Pictures below the window come as browsers have it', { tag: '@full' }, async ({ page }) => {
      await page.goto(WITH_PICTURES_NEAR, { waitUntil: 'networkidle' })
      await expect.poll(() => havePictures(page)).toBe(true)
    })
  })
})

// The narrowest phone, phones on which the first part has the least height, and larger windows.
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 406, height: 840 },
  { width: 434, height: 840 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1280, height: 2200 },
]
for (const { width, height } of WINDOWS)
  test(
    `Nothing in view is missing while the rest waits, ${width} × ${height} px`,
    getFullTestTag(width === 406),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await paintedWithout(page, '/', /\/media\/hero\/poster/)
      const isPageAtTheBottom = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight - 2)?.closest('[data-page] > *') != null,
      )
      expect(isPageAtTheBottom).toBe(true)
    },
  )

// In these windows, the second part is so short that the top of the third part is in view.
for (const [width, height] of [
  [412, 915],
  [1920, 1080],
] as const)
  test(
    `Every frame has all that is in view, ${width} × ${height} px`,
    getFullTestTag(width === 412),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => {
        const isEmpty = (part: Element) =>
          part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
        const isInView = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
        const { port1, port2 } = new MessageChannel()
        let parts: readonly Element[] = []
        // This runs after a frame was painted. It checks only the parts that existed in that frame.
        port1.onmessage = ({ data: isRead }: MessageEvent<boolean>) => {
          const missing = parts.filter(part => isEmpty(part) && isInView(part.getBoundingClientRect()))
          performance.mark(`missing: ${missing.length} of ${parts.length}`)
          if (isRead) performance.mark('read')
          else watchNextFrame()
        }
        const watchNextFrame = () =>
          requestAnimationFrame(() => {
            parts = Array.from(document.querySelectorAll('[data-page] > *, main ~ section, main ~ footer'))
            port2.postMessage(document.readyState !== 'loading')
          })
        watchNextFrame()
      })
      await page.goto('/contact')
      const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
      await expect.poll(marks).toContain('read')
      const frames = (await marks()).filter(name => name.startsWith('missing'))
      expect(frames.at(-1)).toMatch(/^missing: 0 of [4-9]$/)
      expect(frames.filter(frame => !frame.startsWith('missing: 0 '))).toEqual([])
    },
  )

test(
  'Visitors who follow a link to a part of the page get there before all parts have their height',
  { tag: '@full' },
  async ({ page }) => {
    const missing = await paintedWithout(page, '/', /\/media\/hero\/poster/)
    await page.locator('header a[href="#get-started"]').first().click()
    const place = page.locator('#get-started')
    const isThere = () => place.evaluate(element => Math.abs(element.getBoundingClientRect().top) < 200)
    await expect.poll(isThere).toBe(true)
    missing.arrive()
    await expect(page.locator('html')).not.toHaveAttribute('data-layout-waits')
    // Wait, since the browser corrects the scroll position only in the frame after the layout.
    await expect.poll(isThere).toBe(true)
  },
)

test('What leans out of a part that waits is not cut off', { tag: '@full' }, async ({ page }) => {
  await paintedWithout(page, '/contact', /\/mark\.svg$/)
  const card = page.locator('#get-started > :first-child')
  const isWhole = await card.evaluate(element => {
    const { left, top } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 40, top + 5))
  })
  expect(isWhole).toBe(true)
})
