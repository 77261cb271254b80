import { definePage } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { posts } from '../../blog/posts.ts'
import { BlogPage, type BlogPageData } from './BlogPage.tsx'

export const page = definePage<BlogPageData>({
  component: BlogPage,
  description: () =>
    'Our trainers write about robotics, programming, competitions and AI in school: what worked, what broke, and what to try at home.',
  facts: __COMPOSING__ ? pictured('blog') : undefined,
  load: () => Promise.resolve({ posts }),
})
