import { definePage } from '@kutuhal/contract'
import type { ItemList } from '../../../../lists/item-list.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { blogList } from '../../../blog/blog-list.ts'
import { newsList } from '../../../news/news-list.ts'
import { buildSitemapGroups } from '../../sitemap-groups.ts'
import { SitemapPage, type SitemapPageData } from './SitemapPage.tsx'

export const page = definePage<SitemapPageData>({
  component: SitemapPage,
  description: () =>
    'Every page of this website on one page: labs and programmes, courses, news, blog, the company and the legal texts.',
  facts: __COMPOSING__ ? () => buildPageFacts('sitemap') : undefined,
  // On demand: composed HTML contains the lists.
  load: async () => {
    const [{ courses }, { labSummaries: labs }, articles, posts] = await Promise.all([
      import(/* webpackChunkName: "sitemap-contents" */ '../../../courses/courses.ts'),
      import(/* webpackChunkName: "sitemap-contents" */ '../../../labs/lab-names.ts'),
      loadInOrderOfIds(newsList),
      loadInOrderOfIds(blogList),
    ])
    return { groups: buildSitemapGroups({ labs, courses, articles, posts }) }
  },
})

const loadInOrderOfIds = async <Item extends { readonly id: string }>(list: ItemList<Item>) =>
  (await list.load()).map(({ item }) => item).sort((a, b) => Number(a.id) - Number(b.id))
