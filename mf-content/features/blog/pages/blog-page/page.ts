import { definePage } from '@kutuhal/contract'
import { blogList, blogTags } from '../../blog-list.ts'
import { blogIds } from '../../../../lists/items.files.ts'
import { numberedPage } from '../../../../lists/item-list.ts'
import { laterPageNumber, laterPages, pageNotFound } from '../../../../lists/later-pages.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { BlogPage, type BlogPageData } from '../blog/BlogPage.tsx'

/** The second and all later pages of the blog's list. */
export const page = definePage<BlogPageData>({
  component: BlogPage,
  title: ({ here }) => `Blog, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our blog, newest first: robotics, programming, competitions and AI in school.`,
  facts: __COMPOSING__ ? () => pageFacts('blog') : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(laterPages(blogIds)) : undefined,
  async load({ params }) {
    const number = laterPageNumber(params['number'], blogIds)
    if (!number) return pageNotFound('/blog')
    const [here, tags] = await Promise.all([numberedPage(blogList, number), blogTags()])
    return { here, tags }
  },
})
