/**
 * What a page may cost a visitor. On a phone with 1.6 Mbit/s, 10 kB are 50 ms on the line and about as long again to run.
 * Whoever needs more changes a figure here, with the reason: then everybody sees it.
 */
export const budgets = {
  /**
   * Scripts of one remote that a first view of one of its pages runs, compressed; bytes. The largest page has 20 kB of them
   * today: twice as much is room to grow, and too little for a library of charts, dates or animation beside it.
   */
  remoteScripts: 40_000,
  /** Scripts of the shell that every first view runs, compressed; bytes. React and the router are two thirds of it. */
  shellScripts: 160_000,
  /**
   * HTML of one page, not compressed, without the layout around it; bytes. The longest has 33 kB today. A page is painted from
   * its HTML, so what is longer delays the very first view.
   */
  pageHtml: 100_000,
  /** One picture; bytes. The largest has 60 kB today. What is larger than this comes second by second on a phone. */
  picture: 300_000,
  /** All pictures of one page; bytes. */
  pagePictures: 1_500_000,
  /** One film; bytes. That of home has 296 kB. */
  film: 2_000_000,
  /** Anything else that a page asks for, such as data; bytes. */
  otherFile: 300_000,
} as const
