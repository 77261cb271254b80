import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import type { Finding, CheckOutcome } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { extractPageMarkup } from './html-parts.ts'

/**
 * Limits for the cost of a page. 10 kB take 50 ms to load at 1.6 Mbit/s, and about as long to run on a phone.
 * A team that needs more changes a limit here, with a reason that everyone can see.
 */
export const pageBudgets = {
  /**
   * Maximum size of one remote's compressed scripts in the first view of a page; bytes. The largest page has
   * 20 kB: twice that leaves room to grow, but not for a chart, date or animation library.
   */
  remoteScripts: 40_000,
  /**
   * Maximum size of the shell's compressed scripts in a first view; bytes. React and the router are two
   * thirds.
   */
  shellScripts: 160_000,
  /**
   * Maximum size of one page's uncompressed HTML without the layout; bytes. The longest page has 33 kB.
   * Browsers paint pages from HTML, so more HTML delays the first view.
   */
  pageHtml: 100_000,
  /**
   * Maximum size of one picture; bytes. The largest picture has 60 kB. A phone needs seconds to load a
   * picture above this limit.
   */
  picture: 300_000,
  /** Maximum size of all pictures of one page; bytes. */
  pagePictures: 1_500_000,
  /** Maximum size of one video; bytes. The video of the home page has 296 kB. */
  film: 2_000_000,
  /** Maximum size of any other file that a page requests, such as data; bytes. */
  otherFile: 300_000,
} as const

/** Checks that the HTML of each page is small enough. */
export function checkPageBytes(pages: readonly ComposedPage[], shell: string): CheckOutcome {
  const sizes = pages.map(({ path: page, html }) => ({
    page,
    bytes: Buffer.byteLength(extractPageMarkup(html)),
  }))
  const largest = Math.max(0, ...sizes.map(({ bytes }) => bytes))
  return {
    fine: `HTML up to ${formatKilobytes(largest)} a page, of ${formatKilobytes(pageBudgets.pageHtml)}`,
    findings: sizes
      .filter(({ bytes }) => bytes > pageBudgets.pageHtml)
      .map(({ page, bytes }) => ({
        about: 'budget',
        page,
        shell,
        what: `Its HTML has ${formatKilobytes(bytes)}, more than the ${formatKilobytes(pageBudgets.pageHtml)} that a page may have.`,
        remedy: `Divide the page, or draw what repeats as a pattern. The budget and its reason stand in shared/tooling/release/check/gate/budgets.ts.`,
      })),
  }
}

/**
 * Checks that the scripts of a first view are small enough.
 * @param files of the release that the browser requested
 */
export async function checkScriptBytes(
  folder: string,
  { name }: Release,
  files: ReadonlySet<string>,
  page: string,
): Promise<{ readonly bytes: number; readonly findings: readonly Finding[] }> {
  const scripts = [...files].filter(file => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async file => [file, await sent(path.join(folder, file))] as const),
  )
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
  const budget = name === 'shell' ? pageBudgets.shellScripts : pageBudgets.remoteScripts
  if (bytes <= budget) return { bytes, findings: [] }
  const largest = sizes
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([file, size]) => `${file} ${formatKilobytes(size)}`)
  const what = `A first view runs ${formatKilobytes(bytes)} of ${name}'s scripts (compressed), more than the ${formatKilobytes(budget)} it may: ${largest.join(', ')}.`
  const remedy = `Import what the first view does not need when it is needed, or use something smaller. The budget and its reason stand in shared/tooling/release/check/gate/budgets.ts.`
  return { bytes, findings: [{ about: 'budget', page, what, remedy }] }
}

/** Returns the size of a file as sent over the network; bytes. */
async function sent(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file).catch(() => ({ size: 0 })))
  return size
}

export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
