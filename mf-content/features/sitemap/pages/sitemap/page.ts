import { definePage } from '@kutuhal/contract'
import { blogIdRanges, newsIdRanges } from '../../../../lists/items.files.ts'
import type { ListPage } from '../../../../lists/list-page.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { blogList } from '../../../blog/blog-list.ts'
import { newsList } from '../../../news/news-list.ts'
import { buildSitemapGroups, listLaterSitemapPages } from '../../sitemap-groups.ts'
import { SitemapPage, type SitemapPageData } from './SitemapPage.tsx'

export const page = definePage<SitemapPageData>({
  component: SitemapPage,
  description: ({ pages }) =>
    `Every page of this website${pages === 1 ? ' on one page' : ''}: labs and programmes, courses, news, blog, the company and the legal texts.`,
  facts: __COMPOSING__ ? () => buildPageFacts('sitemap') : undefined,
  // Load the lists on demand: the page's script does not need them, because composed HTML contains them.
  load: async () => {
    const [{ courses }, { labSummaries: labs }, news, blog] = await Promise.all([
      import(/* webpackChunkName: "sitemap-contents" */ '../../../courses/courses.ts'),
      import(/* webpackChunkName: "sitemap-contents" */ '../../../labs/lab-names.ts'),
      newsList.page(0),
      blogList.page(0),
    ])
    return {
      groups: buildSitemapGroups({ labs, courses, articles: inOrder(news), posts: inOrder(blog) }),
      page: 1,
      pages: 1 + listLaterSitemapPages(newsIdRanges, blogIdRanges).length,
    }
  },
})

/**
 * Sorts the items by id if the list has only one page. The first page of a longer list stays newest first.
 */
const inOrder = <Item extends { readonly id: string }>({ items, count }: ListPage<Item>): readonly Item[] =>
  items.length < count ? items : [...items].sort((a, b) => Number(a.id) - Number(b.id))
