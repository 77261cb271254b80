import { definePage } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { blogList } from '../../blog/blog-list.ts'
import { content } from '../../items/content.ts'
import { BlogPage, type BlogPageData } from './BlogPage.tsx'

export const page = definePage<BlogPageData>({
  component: BlogPage,
  description: () =>
    'Our trainers write about robotics, programming, competitions and AI in school: what worked, what broke, and what to try at home.',
  facts: __COMPOSING__ ? pictured('blog') : undefined,
  load: async () => {
    const [first, tags] = await Promise.all([blogList.portion(0), content('blog/tags')])
    return { first, tags: tags as BlogPageData['tags'] }
  },
})
