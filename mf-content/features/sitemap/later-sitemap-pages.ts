import { countIds, countPages, type IdRange } from '../../lists/list-page.ts'

/** How many pages of the news or blog list, each with 24 titles, fit on one page of the sitemap. */
const PORTIONS = 8

/**
 * The content of the second or a later page of the sitemap: several pages of one list. The first page of each
 * list is on the first page of the sitemap.
 */
export interface LaterSitemapPage {
  readonly list: 'news' | 'blog'
  /** The numbers of the list's pages that are on this page of the sitemap. */
  readonly portions: readonly number[]
}

/** All later pages of the sitemap: first those of the news list, then those of the blog. */
export function listLaterSitemapPages(
  newsIds: readonly IdRange[],
  blogIds: readonly IdRange[],
): readonly LaterSitemapPage[] {
  return [...pagesOf('news', newsIds), ...pagesOf('blog', blogIds)]
}

function pagesOf(list: LaterSitemapPage['list'], ids: readonly IdRange[]): LaterSitemapPage[] {
  const rest = Array.from({ length: countPages(countIds(ids)) - 1 }, (_, index) => index + 1)
  return Array.from({ length: Math.ceil(rest.length / PORTIONS) }, (_, index) => ({
    list,
    portions: rest.slice(index * PORTIONS, (index + 1) * PORTIONS),
  }))
}
