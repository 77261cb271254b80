import { definePage } from '@kutuhal/contract'
import { blogList, blogTags } from '../../blog-list.ts'
import { numberedPage } from '../../../../lists/item-list.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { BlogPage, type BlogPageData } from './BlogPage.tsx'

export const page = definePage<BlogPageData>({
  component: BlogPage,
  description: () =>
    'Our trainers write about robotics, programming, competitions and AI in school: what worked, what broke, and what to try at home.',
  facts: __COMPOSING__ ? () => pageFacts('blog') : undefined,
  load: async () => {
    const [here, tags] = await Promise.all([numberedPage(blogList, 1), blogTags()])
    return { here, tags }
  },
})
