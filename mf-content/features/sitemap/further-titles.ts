import { idCount, pagesFor, type IdRange } from '../../lists/portion.ts'

/** How many portions of a list a page of the sitemap has: 192 lines. */
const PORTIONS = 8

/** A page of the sitemap after the first, which has the first portion of each list. */
export interface FurtherTitles {
  readonly list: 'news' | 'blog'
  /** The portions of the list on this page. */
  readonly portions: readonly number[]
}

/** All of them, in order: those of the news, then those of the blog. */
export function furtherTitles(
  newsIds: readonly IdRange[],
  blogIds: readonly IdRange[],
): readonly FurtherTitles[] {
  return [...pagesOf('news', newsIds), ...pagesOf('blog', blogIds)]
}

function pagesOf(list: FurtherTitles['list'], ids: readonly IdRange[]): FurtherTitles[] {
  const rest = Array.from({ length: pagesFor(idCount(ids)) - 1 }, (_, index) => index + 1)
  return Array.from({ length: Math.ceil(rest.length / PORTIONS) }, (_, index) => ({
    list,
    portions: rest.slice(index * PORTIONS, (index + 1) * PORTIONS),
  }))
}
