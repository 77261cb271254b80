import { definePage } from '@kutuhal/contract'
import { blogList, fetchBlogTags } from '../../blog-list.ts'
import { loadNumberedPage } from '../../../../lists/item-list.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { BlogPage, type BlogPageData } from './BlogPage.tsx'

export const page = definePage<BlogPageData>({
  component: BlogPage,
  description: () =>
    'Our trainers write about robotics, programming, competitions and AI in school: what worked, what broke, and what to try at home.',
  facts: __COMPOSING__ ? () => buildPageFacts('blog') : undefined,
  load: async () => {
    const [here, tags] = await Promise.all([loadNumberedPage(blogList, 1), fetchBlogTags()])
    return { here, tags }
  },
})
