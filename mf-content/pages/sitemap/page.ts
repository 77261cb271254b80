import { definePage } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { siteGroups, type SitemapGroup } from '../../sitemap/site-pages.ts'
import { SitemapPage } from './SitemapPage.tsx'

export const page = definePage<{ readonly groups: readonly SitemapGroup[] }>({
  component: SitemapPage,
  description: () =>
    'Every page of this website on one page: labs and programmes, courses, news, blog, the company and the legal texts.',
  facts: __COMPOSING__ ? pictured('sitemap') : undefined,
  // The lists themselves stay out of this page's script: who arrives on the composed page has the lines in its HTML.
  load: async () => {
    const { labs, courses, articles, posts } = await import(
      /* webpackChunkName: "sitemap-contents" */ '../../sitemap/contents.ts'
    )
    return { groups: siteGroups({ labs, courses, articles, posts }) }
  },
})
