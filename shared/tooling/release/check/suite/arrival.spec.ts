import type { Page } from '@playwright/test'
import { budgetOf, budgets, isPicture } from './budgets.ts'
import { pagesUnderTest } from './pages-under-test.ts'
import {
  changesOnArrival,
  expectGoodPage,
  expectNoBarrier,
  expectSameSurroundings,
  expectSameWords,
} from './rules.ts'
import { arrive, expect, expectNone, phone, test } from './visit.ts'

test.use({ viewport: phone })

for (const { path, title, remote } of pagesUnderTest().visited)
  test(`Visitors with a phone read ${path} undisturbed`, async ({ page, layoutAlone }) => {
    const expectSmallFiles = watchFiles(page, remote)
    await arrive(page, path)
    const alone = await layoutAlone(phone)
    await expectPeace(page, alone.history)
    await expectGoodPage(page, { alone, title })
    expectSameSurroundings(await changesOnArrival(page, alone))
    const { before, now } = await page.evaluate(() => ({
      before: window.visit.composed.words,
      now: window.visit.words(),
    }))
    expectSameWords(before, now)
    await expectScrolling(page)
    expectSmallFiles()
    // Axe comes last: it leaves variables behind.
    await expectNoBarrier(page)
  })

/**
 * Records the files that a page requests.
 * @returns a function that expects that a remote and the shell keep to their budgets
 */
function watchFiles(page: Page, remote: string): () => void {
  const files: { readonly url: string; readonly type: string; readonly bytes: number }[] = []
  page.on('response', response => {
    const bytes = Number(response.headers()['content-length'] ?? 0)
    files.push({ url: response.url(), type: response.request().resourceType(), bytes })
  })
  return () => {
    const sum = (list: typeof files) => list.reduce((bytes, file) => bytes + file.bytes, 0)
    const scripts = files.filter(({ type }) => type === 'script')
    for (const [app, budget] of [
      [remote, budgets.remoteScripts],
      ['shell', budgets.shellScripts],
    ] as const) {
      const bytes = sum(scripts.filter(({ url }) => url.includes(`/apps/${app}/`)))
      expect
        .soft(bytes, `bytes of scripts in a first view, of ${app} (budgets.ts)`)
        .toBeLessThanOrEqual(budget)
    }
    const pictures = sum(files.filter(({ url }) => isPicture(url)))
    expect.soft(pictures, 'bytes of pictures (budgets.ts)').toBeLessThanOrEqual(budgets.pagePictures)
    const isLarge = ({ url, type, bytes }: (typeof files)[number]) =>
      url.includes('/apps/') && type !== 'script' && bytes > budgetOf(url)
    expectNone(files.filter(isLarge), 'Every file keeps to its budget (budgets.ts).')
  }
}

/** How long a visitor only reads; ms. */
const REST_MS = 8000
const SAMPLES = 4
/** The limit of "good" at web.dev/cls. */
const MOST_SHIFT = 0.1
/** JavaScript heap; MB. A page of text uses 5 MB. */
const MOST_MEGABYTES = 150

/** Expects that a page keeps still while a visitor reads. @param history length without a page's additions */
async function expectPeace(page: Page, history: number): Promise<void> {
  const samples: { readonly nodes: number; readonly requests: number }[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    samples.push(
      await page.evaluate(async ms => {
        await window.visit.wait(ms)
        return {
          nodes: document.querySelectorAll('*').length,
          requests: performance.getEntriesByType('resource').length,
        }
      }, REST_MS / SAMPLES),
    )
  }
  const grows = (of: (sample: (typeof samples)[number]) => number, least: number) =>
    samples.every((one, index) => index === 0 || of(one) - of(samples[index - 1] ?? one) >= least)
  expect
    .soft(
      grows(({ nodes }) => nodes, 10),
      'keeps adding elements',
    )
    .toBe(false)
  expect
    .soft(
      grows(({ requests }) => requests, 2),
      'keeps asking for files',
    )
    .toBe(false)
  const last = await page.evaluate(() => {
    const { memory } = performance as Performance & { readonly memory?: { readonly usedJSHeapSize: number } }
    return {
      shift: window.visit.hasFonts() ? window.visit.shift : { total: 0, first: '' },
      megabytes: (memory?.usedJSHeapSize ?? 0) / 1e6,
      scrolled: location.hash === '' ? scrollY : 0,
      history: window.history.length,
    }
  })
  expect
    .soft(last.shift.total, `Nothing moves away under a reader’s eyes: ${last.shift.first}`)
    .toBeLessThanOrEqual(MOST_SHIFT)
  expect.soft(last.megabytes, 'memory in MB').toBeLessThan(MOST_MEGABYTES)
  expect.soft(last.scrolled, 'leaves scrolling to visitors').toBeLessThanOrEqual(2)
  expect
    .soft(last.history, 'replaces addresses in the history, and adds none by itself')
    .toBeLessThanOrEqual(history)
}

/** Turns the mouse wheel down to the end of the page. */
async function expectScrolling(page: Page): Promise<void> {
  const extent = () => page.evaluate(() => ({ top: scrollY, height: document.documentElement.scrollHeight }))
  await page.mouse.move(180, 400)
  let now = await extent()
  if (now.height - phone.height < 200) return
  let growths = 0
  for (let turn = 0; turn < 5; turn += 1) {
    const { height } = now
    await page.mouse.wheel(0, height)
    await page.evaluate(() => window.visit.wait(120))
    now = await extent()
    // Do not count the first turn: it may bring what waits until a visitor scrolls.
    if (turn > 0 && now.height > height) growths += 1
  }
  await expect.soft
    .poll(() => page.evaluate(() => scrollY), { message: 'The wheel scrolls.', timeout: 2000 })
    .toBeGreaterThan(0)
  expectNone(
    growths === 4 ? ['It grows whenever somebody reaches its end.'] : [],
    'Visitors reach the footer.',
  )
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
