import { definePage } from '@kutuhal/contract'
import { buildPageFacts } from '../../../../page-facts.ts'
import { loadBlogPage } from '../../blog-list.ts'
import { BlogPage, type BlogPageData } from './BlogPage.tsx'

export const page = definePage<BlogPageData>({
  component: BlogPage,
  description: () =>
    'Our trainers write about robotics, programming, competitions and AI in school: what worked, what broke, and what to try at home.',
  facts: __COMPOSING__ ? () => buildPageFacts('blog') : undefined,
  load: () => loadBlogPage(0),
})
