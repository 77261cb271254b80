import { definePage } from '@kutuhal/contract'
import { blogIdRanges, newsIdRanges } from '../../../../lists/items.files.ts'
import { createMissingListPage } from '../../../../lists/list-address.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { blogList } from '../../../blog/blog-list.ts'
import { newsList } from '../../../news/news-list.ts'
import { buildSitemapLinks, listLaterSitemapPages } from '../../sitemap-groups.ts'
import { SitemapPage, type SitemapPageData } from '../sitemap/SitemapPage.tsx'

const further = listLaterSitemapPages(newsIdRanges, blogIdRanges)

/** The sitemap from the second page on, with the titles that the first page lacks. */
export const page = definePage<SitemapPageData>({
  component: SitemapPage,
  title: ({ page }) => `Sitemap, page ${page}`,
  description: ({ page, groups }) =>
    `Page ${page} of the sitemap of this website: ${groups.map(({ title }) => title).join()}, one title a line.`,
  facts: __COMPOSING__ ? () => buildPageFacts('sitemap') : undefined,
  staticParams: __COMPOSING__
    ? () => Promise.resolve(further.map((_, index) => ({ number: String(index + 2) })))
    : undefined,
  async load({ params }) {
    const index = further.findIndex((_, each) => String(each + 2) === params['number'])
    const named = further[index]
    if (!named) return createMissingListPage('/sitemap')
    const list = named.list === 'news' ? newsList : blogList
    const portions = await Promise.all(named.portions.map(number => list.page(number)))
    const links = portions.flatMap(({ items }) => buildSitemapLinks(`/${named.list}`, items))
    return {
      groups: [{ title: named.list === 'news' ? 'News' : 'Blog', links }],
      page: index + 2,
      pages: 1 + further.length,
    }
  },
})
