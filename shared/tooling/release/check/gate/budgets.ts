import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import type { CheckOutcome, PageFinding } from '../finding.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { extractPageMarkup } from './html-parts.ts'

/**
 * Limits for the cost of a page. 10 kB take 50 ms to load at 1.6 Mbit/s, and about as long to run on a phone.
 * A team that needs more changes a limit here, with a reason that everyone can see.
 */
const pageBudgets = {
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

const WHERE = 'The budget and its reason stand in shared/tooling/release/check/gate/budgets.ts.'

/** Checks that the HTML of each page is small enough. */
export function checkPageBytes(pages: readonly ComposedPage[]): CheckOutcome {
  const budget = formatKilobytes(pageBudgets.pageHtml)
  const sizes = pages.map(({ path: page, html }) => ({
    page,
    bytes: Buffer.byteLength(extractPageMarkup(html)),
  }))
  const largest = Math.max(0, ...sizes.map(({ bytes }) => bytes))
  return {
    fine: `HTML up to ${formatKilobytes(largest)} a page, of ${budget}`,
    findings: sizes
      .filter(({ bytes }) => bytes > pageBudgets.pageHtml)
      .map(({ page, bytes }) => ({
        about: 'budget',
        page,
        what: `Its HTML has ${formatKilobytes(bytes)}, more than the ${budget} that a page may have.`,
        remedy: `Divide the page, or draw what repeats as a pattern. ${WHERE}`,
      })),
  }
}

/**
 * Checks that the scripts of a first view are small enough.
 * @param folder of the release
 * @param files of the release that the browser requested
 */
export async function checkScriptBytes(
  folder: string,
  { name }: Release,
  files: readonly string[],
): Promise<{ readonly bytes: number; readonly findings: readonly PageFinding[] }> {
  const scripts = [...new Set(files)].filter(file => file.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async file => [file, await readSentBytes(path.join(folder, file))] as const),
  )
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
  const budget = name === 'shell' ? pageBudgets.shellScripts : pageBudgets.remoteScripts
  if (bytes <= budget) return { bytes, findings: [] }
  const largest = sizes
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([file, size]) => `${file} ${formatKilobytes(size)}`)
  const what = `A first view runs ${formatKilobytes(bytes)} of ${name}'s scripts (compressed), more than the ${formatKilobytes(budget)} it may: ${largest.join(', ')}.`
  const remedy = `Import what the first view does not need when it is needed, or use something smaller. ${WHERE}`
  return { bytes, findings: [{ about: 'budget', what, remedy }] }
}

/** Returns the size of a file as sent over the network; bytes. */
async function readSentBytes(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file).catch(() => ({ size: 0 })))
  return size
}

/**
 * Checks the size of a page's pictures, videos and data.
 * @param shown the files of the release that the check's visitor loads
 * @param offered the files that another visitor may load, such as pictures for larger windows
 */
export function checkAssetBytes(
  { files: all }: Release,
  shown: readonly string[],
  offered: readonly string[],
): PageFinding[] {
  const remedy = `Make it smaller (AVIF or WebP in the size in which it is shown, an SVG for a drawing). ${WHERE}`
  const bytesOf = (file: string) => all[file]?.bytes ?? 0
  const heavy = [...new Set([...shown, ...offered])].filter(file => bytesOf(file) > getFileBudget(file))
  const pictures = [...new Set(shown)].filter(file => PICTURE.test(file))
  const bytes = pictures.reduce((sum, file) => sum + bytesOf(file), 0)
  if (heavy.length === 0 && bytes > pageBudgets.pagePictures) {
    const what = `Its pictures have ${formatKilobytes(bytes)} together, more than the ${formatKilobytes(pageBudgets.pagePictures)} that a page may have.`
    return [{ about: 'weight', what, remedy }]
  }
  return heavy.map(file => ({
    about: 'weight',
    what: `It has visitors load ${file} with ${formatKilobytes(bytesOf(file))}, more than the ${formatKilobytes(getFileBudget(file))} that one of its kind may have.`,
    remedy,
  }))
}

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg|bmp|ico)$/i
const FILM = /\.(mp4|webm|mov|ogv|m4v)$/i

function getFileBudget(file: string): number {
  // Scripts have a budget of their own.
  if (file.endsWith('.js')) return Infinity
  if (PICTURE.test(file)) return pageBudgets.picture
  return FILM.test(file) ? pageBudgets.film : pageBudgets.otherFile
}

export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
