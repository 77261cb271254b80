/** Tests that nothing moves by itself, from the first paint until a page is hydrated and settled. */
import type { BrowserContext, Page } from '@playwright/test'
import { pagesUnderTest } from '../../release/check/suite/pages-under-test.ts'
import { waitUntilInteractive } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { hasStandIns } from '../site-tests/stand-in-fonts.ts'
import { waitTwoFrames } from '../site-tests/document.ts'
import { startTestServer } from './isolation/fixtures/test-server.ts'

const WIDTHS = [320, 360, 412, 600, 768, 820, 1024, 1366, 1920] as const

/** Pages whose dates, rows of buttons or order on a phone once moved what follows. */
const PAGES_IN_EVERY_TEST = [
  '/',
  '/courses',
  '/courses/blockzie',
  '/services',
  '/privacy-policy',
  '/robot-maze',
]

/**
 * A sum of layout shifts that counts as none; 0.1 is good. Typefaces that arrive make single words wider. On
 * pages that `npm test` does not open, a line that arrives may move its neighbour.
 */
const HARDLY_ANY = 0.003

/** In other letters a paragraph of a narrow column may have a line more, with the typefaces or a date. */
const ONE_LINE = 0.05
const mostOf = (path: string) => (/^\/(hi|gu)\//.test(path) ? ONE_LINE : HARDLY_ANY)

/** So slow that the browser paints most documents in parts; bytes a second. */
const SLOW_LINE = 30_000

test('Nothing moves on pages with dates and rows of buttons, on a slow line', async ({ context }) => {
  for (const path of PAGES_IN_EVERY_TEST) await expectStill(context, path, 360, 0)
})

for (const width of WIDTHS) {
  test(
    `Nothing moves on any page, ${width} px wide, on a slow line`,
    { tag: '@full' },
    async ({ context }) => {
      // Four seconds a page on an idle computer.
      test.setTimeout(600_000)
      for (const { path } of pagesUnderTest().all) await expectStill(context, path, width, mostOf(path))
    },
  )
}

/** Pages whose first view has parts that what comes after them could move. */
const PAGES_OF_PARTS = ['/', '/courses', '/services', '/news', '/blog', '/contact']

/** Tags of a first view, about; a document stops after every third one. */
const BYTES_OF_FIRST_VIEW = 14_000
const PARTS = /<(a|article|div|h\d|img|li|p|picture|source|ul)\b[^>]*>/g

for (const width of [360, 1024]) {
  test(
    `Nothing moves wherever a document stops, ${width} px wide`,
    { tag: '@full' },
    async ({ context, site }) => {
      // Three minutes on two cores.
      test.setTimeout(600_000)
      const server = await serveStopped(site)
      for (const path of PAGES_OF_PARTS) {
        const html = await (await fetch(site + path)).text()
        const main = html.indexOf('<main')
        const tags = [...html.slice(main, main + BYTES_OF_FIRST_VIEW).matchAll(PARTS)]
        for (const { 0: tag, index } of tags.filter((_, number) => number % 3 === 0)) {
          const page = await openWatched(context, width)
          const at = main + index + tag.length
          await page.goto(`${server.address}${path}?stop=${at}`, { waitUntil: 'commit' })
          await page.waitForFunction(() => document.querySelector('main') !== null)
          await waitTwoFrames(page)
          server.goOn()
          await page.waitForLoadState('domcontentloaded')
          await waitTwoFrames(page)
          await expectMoved(page, HARDLY_ANY, `${path}, stopped after ${html.slice(at - 80, at)}`)
          await page.close()
        }
      }
      await server.stop()
    },
  )
}

/** Serves the site. With `?stop=<place>`, a document stops at that place of its text until `goOn`. */
async function serveStopped(site: string) {
  let goOn = (): void => undefined
  const server = await startTestServer(async url => {
    const answer = await fetch(site + url)
    const file = { status: answer.status, type: answer.headers.get('content-type') ?? '' }
    const stopsAt = Number(new URL(url, site).searchParams.get('stop'))
    if (!stopsAt) return { ...file, body: Buffer.from(await answer.arrayBuffer()) }
    const goesOn = new Promise<void>(resolve => (goOn = resolve))
    return { ...file, body: await answer.text(), stopsAt, goesOn }
  })
  return { ...server, goOn: () => goOn() }
}

/** @param most the sum of layout shifts that is allowed before the typefaces arrive */
async function expectStill(
  visitor: BrowserContext,
  path: string,
  width: number,
  most: number,
): Promise<void> {
  const page = await openWatched(visitor, width)
  // Typefaces come once the rest has settled.
  let release: () => void = () => undefined
  const isReleased = new Promise<void>(resolve => (release = resolve))
  await page.route(/\.woff2$/, async route => {
    await isReleased
    await route.continue()
  })
  const line = await visitor.newCDPSession(page)
  await line.send('Network.enable')
  const limitLine = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await limitLine(SLOW_LINE)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await limitLine(-1)
  await waitUntilInteractive(page)
  await waitTwoFrames(page)
  await expectMoved(page, most, `${path}, ${width} px wide`)

  release()
  if (await hasStandIns(page)) {
    await expect(page.locator('html[data-without-page]')).toHaveCount(0)
    await waitTwoFrames(page)
    await expectMoved(page, mostOf(path), `typefaces on ${path}, ${width} px wide`)
  }
  await page.close()
}

/** A new page that records its layout shifts from the start. */
async function openWatched(visitor: BrowserContext, width: number): Promise<Page> {
  const page = await visitor.newPage()
  await page.setViewportSize({ width, height: width < 600 ? 740 : 1000 })
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number')) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const texts = sources.map(({ node }: { node?: Node | null }) => node?.textContent?.slice(0, 40))
        window.moved.push({ value: entry.value, texts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

async function expectMoved(page: Page, most: number, where: string): Promise<void> {
  const moved = await page.evaluate(() => window.moved.splice(0))
  const sum = moved.reduce((all, { value }) => all + value, 0)
  expect(sum, `${where}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(most)
}

declare global {
  interface Window {
    /** Layout shifts so far (https://wicg.github.io/layout-instability/), and the texts that moved. */
    moved: { readonly value: number; readonly texts: readonly (string | undefined)[] }[]
  }
}
