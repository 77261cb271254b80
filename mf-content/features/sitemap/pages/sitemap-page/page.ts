import { definePage } from '@kutuhal/contract'
import { blogList } from '../../../blog/blog-list.ts'
import { noSuchPage } from '../../../../lists/further-pages.ts'
import { blogIds, newsIds } from '../../../../lists/items.files.ts'
import { newsList } from '../../../news/news-list.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { furtherTitles } from '../../further-titles.ts'
import { titled } from '../../site-pages.ts'
import { SitemapPage, type SitemapPageData } from '../sitemap/SitemapPage.tsx'

const further = furtherTitles(newsIds, blogIds)

/** The sitemap from the second page on: the titles that are not on the first one. */
export const page = definePage<SitemapPageData>({
  component: SitemapPage,
  title: ({ page }) => `Sitemap, page ${page}`,
  description: ({ page, groups }) =>
    `Page ${page} of the sitemap of this website: ${groups.map(({ title }) => title).join()}, one title a line.`,
  facts: __COMPOSING__ ? () => pageFacts('sitemap') : undefined,
  staticParams: () => Promise.resolve(further.map((_, index) => ({ number: String(index + 2) }))),
  async load({ params }) {
    const index = further.findIndex((_, each) => String(each + 2) === params['number'])
    const named = further[index]
    if (!named) return noSuchPage('/sitemap')
    const list = named.list === 'news' ? newsList : blogList
    const portions = await Promise.all(named.portions.map(number => list.portion(number)))
    const links = portions.flatMap(({ items }) => titled(`/${named.list}`, items))
    return {
      groups: [{ title: named.list === 'news' ? 'News' : 'Blog', links }],
      page: index + 2,
      pages: 1 + further.length,
    }
  },
})
