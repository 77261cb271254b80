import type { Browser } from 'playwright'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { extractPageMarkup } from '../gate/html-parts.ts'
import type { ComposedPage } from '../site-under-check.ts'

/** Number of letters to compare: enough to recognise a writing system. */
const SAMPLE = 20

/**
 * Finds translations with letters that no typeface of this computer has. Until the page's own typeface loads,
 * such letters appear as boxes and lines break differently, so layout shifts mean nothing there.
 * @returns addresses of the pages
 */
export async function findPagesMissingGlyphs(
  browser: Browser,
  pages: readonly Pick<ComposedPage, 'path' | 'route' | 'html'>[],
): Promise<ReadonlySet<string>> {
  const lacking = new Set<string>()
  const translations = pages.filter(({ route }) => route.translation)
  if (translations.length === 0) return lacking
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    for (const { path, html } of translations) {
      const letters = extractPageMarkup(html).match(/(?!\p{Script=Latin})\p{L}/gu) ?? []
      const sample = [...new Set(letters)].slice(0, SAMPLE)
      // A letter without a typeface is as wide as U+0378, a character that does not exist.
      const missing = await tab.evaluate<number>(`(() => {
        const pen = document.createElement('canvas').getContext('2d')
        pen.font = '40px sans-serif'
        const width = letter => pen.measureText(letter).width
        return ${JSON.stringify(sample)}.filter(letter => width(letter) === width('\\u0378')).length
      })()`)
      if (missing > sample.length / 2) lacking.add(path)
    }
    return lacking
  } finally {
    await closeWithTimeout(context)
  }
}
