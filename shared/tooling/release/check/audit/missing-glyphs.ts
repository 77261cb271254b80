import type { BrowserContext, Page } from 'playwright'
import { closeWithTimeout } from '../browser/answer-timeout.ts'
import { extractPageMarkup } from '../gate/html-parts.ts'
import type { ComposedPage } from '../site-under-check.ts'

/**
 * Finds translations with letters that no typeface of this computer has. Until the page's own typeface loads,
 * such letters appear as boxes and lines break differently, so layout shifts mean nothing there.
 * @returns addresses of the pages
 */
export async function findPagesMissingGlyphs(
  context: BrowserContext,
  pages: readonly Pick<ComposedPage, 'path' | 'route' | 'html'>[],
): Promise<ReadonlySet<string>> {
  const translations = pages.filter(({ route }) => route.translation)
  const lacking = new Set<string>()
  if (translations.length === 0) return lacking
  const tab = await context.newPage()
  try {
    for (const { path, html } of translations)
      if (await hasNoTypeface(tab, lettersOf(html))) lacking.add(path)
    return lacking
  } finally {
    await closeWithTimeout(tab)
  }
}

/** Number of letters to compare: enough to recognise a writing system. */
const SAMPLE = 20

function lettersOf(html: string): readonly string[] {
  const letters = extractPageMarkup(html).match(/(?!\p{Script=Latin})\p{L}/gu) ?? []
  return [...new Set(letters)].slice(0, SAMPLE)
}

/**
 * Whether this computer has no typeface for most of the letters: a letter without a typeface is as wide as
 * U+0378, a character that does not exist.
 */
async function hasNoTypeface(tab: Page, letters: readonly string[]): Promise<boolean> {
  const missing = await tab.evaluate<number>(`(() => {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = '40px sans-serif'
    const width = letter => pen.measureText(letter).width
    return ${JSON.stringify(letters)}.filter(letter => width(letter) === width('\\u0378')).length
  })()`)
  return missing > letters.length / 2
}
