import { definePage } from '@kutuhal/contract'
import { blogList } from '../../blog/blog-list.ts'
import { newsList } from '../../news/news-list.ts'
import { pictured } from '../../previews/preview.ts'
import { siteGroups, type SitemapGroup } from '../../sitemap/site-pages.ts'
import { SitemapPage } from './SitemapPage.tsx'

export const page = definePage<{ readonly groups: readonly SitemapGroup[] }>({
  component: SitemapPage,
  description: () =>
    'Every page of this website on one page: labs and programmes, courses, news, blog, the company and the legal texts.',
  facts: __COMPOSING__ ? pictured('sitemap') : undefined,
  // What it lists stays out of this page's script: who arrives on the composed page has the lines in its HTML.
  load: async () => {
    const [{ labs, courses }, news, blog] = await Promise.all([
      import(/* webpackChunkName: "sitemap-contents" */ '../../sitemap/contents.ts'),
      newsList.portion(0),
      blogList.portion(0),
    ])
    return { groups: siteGroups({ labs, courses, articles: byId(news.items), posts: byId(blog.items) }) }
  },
})

/** The most recent ones, in the order in which they were written; the list of the rest stands above them. */
const byId = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => Number(a.id) - Number(b.id))
