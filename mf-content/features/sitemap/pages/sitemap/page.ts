import { definePage } from '@kutuhal/contract'
import { blogList } from '../../../blog/blog-list.ts'
import { blogIds, newsIds } from '../../../../lists/items.files.ts'
import type { Portion } from '../../../../lists/portion.ts'
import { newsList } from '../../../news/news-list.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { furtherTitles } from '../../further-titles.ts'
import { siteGroups } from '../../site-pages.ts'
import { SitemapPage, type SitemapPageData } from './SitemapPage.tsx'

export const page = definePage<SitemapPageData>({
  component: SitemapPage,
  description: ({ pages }) =>
    `Every page of this website${pages === 1 ? ' on one page' : ''}: labs and programmes, courses, news, blog, the company and the legal texts.`,
  facts: __COMPOSING__ ? () => pageFacts('sitemap') : undefined,
  // The lists are not part of this page's script: the composed HTML already contains them.
  load: async () => {
    const [{ labs, courses }, news, blog] = await Promise.all([
      import(/* webpackChunkName: "sitemap-contents" */ '../../contents.ts'),
      newsList.portion(0),
      blogList.portion(0),
    ])
    return {
      groups: siteGroups({ labs, courses, articles: inOrder(news), posts: inOrder(blog) }),
      page: 1,
      pages: 1 + furtherTitles(newsIds, blogIds).length,
    }
  },
})

/** In the order of writing; for a list that continues elsewhere, its newest items first, as in that list. */
const inOrder = <Item extends { readonly id: string }>({ items, count }: Portion<Item>): readonly Item[] =>
  items.length < count ? items : [...items].sort((a, b) => Number(a.id) - Number(b.id))
