import type { Page } from '@playwright/test'
import { waitUntilInteractive } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { hasStandIns } from '@kutuhal/testing/site-tests/stand-in-fonts.ts'
import { waitTwoFrames } from '@kutuhal/testing/site-tests/two-frames.ts'

/** Layout shift if only single words become slightly wider; 0.1 is good (https://web.dev/articles/cls). */
const HARDLY_ANY = 0.01

// Until the typefaces load, the local fonts must break lines at the same words, so that nothing moves later.
for (const width of [360, 1280]) {
  for (const path of ['/', '/news/2', '/blog/1', '/services']) {
    test(
      `Nothing jumps on ${path} when the typefaces arrive late, ${width} px wide`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        let release: () => void = () => undefined
        const held = new Promise<void>(resolve => (release = resolve))
        await page.route('**/*.woff2', async route => {
          await held
          await route.continue()
        })
        await page.addInitScript(() => {
          window.shifts = []
          new PerformanceObserver(list => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') window.shifts.push(entry.value)
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        test.skip(!(await hasStandIns(page)), 'This computer has no Arial, Liberation Sans or Roboto.')
        const heading = page.getByRole('heading', { level: 1 })
        const height = () => heading.evaluate(({ clientHeight }) => clientHeight)
        await waitTwoFrames(page)
        const before = await height()
        await expect
          .poll(() => ownFaces(page))
          .toEqual({ 'Baloo 2 Variable': 'loading', 'Figtree Variable': 'loading' })

        release()
        await page.evaluate(() => document.fonts.ready)
        await waitTwoFrames(page)

        expect(await ownFaces(page)).toEqual({ 'Baloo 2 Variable': 'loaded', 'Figtree Variable': 'loaded' })
        expect(await height()).toBe(before)
        const shifts = await page.evaluate(() => window.shifts)
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(HARDLY_ANY)
      },
    )
  }
}

test('Typefaces are two files, asked for once the hero picture has been and a frame is there', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.addInitScript(() => {
    requestAnimationFrame(() => setTimeout(() => performance.mark('first-frame')))
  })
  await page.goto('/')
  const typefacesAsked = () => asked.filter(url => url.endsWith('.woff2'))
  await expect.poll(() => typefacesAsked().length).toBe(2)
  await waitUntilInteractive(page)
  const typefaces = typefacesAsked()
  expect(typefaces.length).toBe(2)
  const picture = asked.findIndex(url => url.includes('/media/hero/poster'))
  expect(picture).toBeGreaterThan(0)
  expect(Math.min(...typefaces.map(url => asked.indexOf(url)))).toBeGreaterThan(picture)
  const times = await page.evaluate(() => ({
    frame: performance.getEntriesByName('first-frame')[0]?.startTime,
    typefaces: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(Math.min(...times.typefaces)).toBeGreaterThan(times.frame ?? Infinity)
})

/** Returns the state of each of the site's web fonts that is loading or has loaded. */
function ownFaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.fonts]
        .map(({ family, status }) => [family.replaceAll('"', ''), status] as const)
        // These pages have none of the rare characters.
        .filter(([family, status]) => family.endsWith('Variable') && status !== 'unloaded'),
    ),
  )
}

declare global {
  interface Window {
    /** Layout shifts so far (https://wicg.github.io/layout-instability/). */
    shifts: number[]
  }
}
