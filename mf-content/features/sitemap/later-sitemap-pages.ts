import { idCount, pageCount, type IdRange } from '../../lists/list-page.ts'

/** How many pages of a list are on one page of the sitemap: 8 pages of 24 titles. */
const PORTIONS = 8

/**
 * A page of the sitemap from the second on, which contains some pages of one list. The first page of each
 * list is on the first page of the sitemap.
 */
export interface LaterSitemapPage {
  readonly list: 'news' | 'blog'
  /** The numbers of the list's pages that are on this page of the sitemap. */
  readonly portions: readonly number[]
}

/** All later pages of the sitemap: first those of the news list, then those of the blog. */
export function laterSitemapPages(
  newsIds: readonly IdRange[],
  blogIds: readonly IdRange[],
): readonly LaterSitemapPage[] {
  return [...pagesOf('news', newsIds), ...pagesOf('blog', blogIds)]
}

function pagesOf(list: LaterSitemapPage['list'], ids: readonly IdRange[]): LaterSitemapPage[] {
  const rest = Array.from({ length: pageCount(idCount(ids)) - 1 }, (_, index) => index + 1)
  return Array.from({ length: Math.ceil(rest.length / PORTIONS) }, (_, index) => ({
    list,
    portions: rest.slice(index * PORTIONS, (index + 1) * PORTIONS),
  }))
}
