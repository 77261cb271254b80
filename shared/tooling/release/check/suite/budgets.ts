/**
 * Limits for the cost of a page; bytes. 10 kB take 50 ms to load at 1.6 Mbit/s, and about as long to run on a
 * phone. A team that needs more changes a limit here, with a reason that everyone can see.
 */
export const budgets = {
  /**
   * One remote's compressed scripts in the first view of a page. The largest page has 20 kB: twice that
   * leaves room to grow, but not for a chart, date or animation library.
   */
  remoteScripts: 40_000,
  /** The shell's compressed scripts in a first view. React and the router are two thirds. */
  shellScripts: 160_000,
  /** One page's uncompressed HTML without the layout. The longest page has 33 kB. */
  pageHtml: 100_000,
  /** One picture. The largest picture has 60 kB. A phone needs seconds to load more. */
  picture: 300_000,
  pagePictures: 1_500_000,
  /** One video. The video of the home page has 296 kB. */
  film: 2_000_000,
  otherFile: 300_000,
} as const

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg|bmp|ico)$/i
const FILM = /\.(mp4|webm|mov|ogv|m4v)$/i

export const isPicture = (url: string): boolean => PICTURE.test(pathnameOf(url))

export function budgetOf(url: string): number {
  if (isPicture(url)) return budgets.picture
  return FILM.test(pathnameOf(url)) ? budgets.film : budgets.otherFile
}

const pathnameOf = (url: string): string => new URL(url, 'http://site').pathname
