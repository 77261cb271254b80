import type { Page } from '@playwright/test'
import { getFullTestTag } from '../full-tests.ts'
import { expect, test } from '../site-tests/site-test.ts'

const PATHS = ['/', '/services', '/courses', '/news', '/news/2', '/blog', '/blog/1']

/** Window widths with their usual device pixel ratios. */
const SCREENS = [
  { width: 360, density: 2 },
  { width: 768, density: 2 },
  { width: 1920, density: 1 },
]

interface Shown {
  readonly file: string
  /** Width of the loaded picture file; px. */
  readonly has: number
  /** Width of the picture on the screen; device px. */
  readonly fills: number
  readonly smallest: number
  readonly largest: number
}

for (const { width, density } of SCREENS) {
  test.describe(`${width} px wide, ${density} pixels to each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density })

    for (const path of PATHS) {
      test(
        `Pictures of ${path} arrive about as large as they are shown`,
        getFullTestTag(width === 360 && path === '/'),
        async ({ page }) => {
          await page.goto(path)
          const pictures = await picturesOf(page)
          expect(pictures.length).toBeGreaterThan(0)
          const wasteful = pictures.filter(({ has, fills, smallest }) => has > 2.2 * fills && has > smallest)
          const blurred = pictures.filter(({ has, fills, largest }) => has < 0.9 * fills && has < largest)
          expect({ wasteful, blurred }).toEqual({ wasteful: [], blurred: [] })
        },
      )
    }
  })
}

/** Finds the file that a browser chooses for each picture, including lazy ones. */
async function picturesOf(page: Page): Promise<readonly Shown[]> {
  const pictures = page.locator('main picture img')
  await pictures.evaluateAll(images => images.forEach(image => image.setAttribute('loading', 'eager')))
  const waiting = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) => images.filter(({ complete }) => !complete).length)
  await expect.poll(waiting).toBe(0)
  return pictures.evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ clientWidth }) => clientWidth > 0)
      .map(({ currentSrc, srcset, clientWidth }) => {
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
        return {
          file: new URL(currentSrc).pathname,
          has: Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1]),
          fills: Math.round(clientWidth * devicePixelRatio),
          smallest: Math.min(...widths),
          largest: Math.max(...widths),
        }
      }),
  )
}
