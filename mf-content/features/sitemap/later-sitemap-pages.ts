import { idCount, pageCount, type IdRange } from '../../lists/list-page.ts'

/** How many pages of a list one page of the sitemap shows: 192 titles. */
const PORTIONS = 8

/**
 * The lists' pages that a later page of the sitemap shows; its first page has the first page of each list.
 */
export interface LaterSitemapPage {
  readonly list: 'news' | 'blog'
  /** The numbers of the list's pages that this page of the sitemap shows. */
  readonly portions: readonly number[]
}

/** All later pages of the sitemap: first those with news, then those with blog posts. */
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
