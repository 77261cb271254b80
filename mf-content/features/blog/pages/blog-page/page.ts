import { definePage } from '@kutuhal/contract'
import { blogList, blogTags } from '../../blog-list.ts'
import { blogIds } from '../../../../lists/items.files.ts'
import { portionOfPage } from '../../../../lists/item-list.ts'
import { furtherPage, furtherPages, noSuchPage } from '../../../../lists/further-pages.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { BlogPage, type BlogPageData } from '../blog/BlogPage.tsx'

/** The blog from the second page on. */
export const page = definePage<BlogPageData>({
  component: BlogPage,
  title: ({ here }) => `Blog, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our blog, newest first: robotics, programming, competitions and AI in school.`,
  facts: __COMPOSING__ ? () => pageFacts('blog') : undefined,
  staticParams: () => Promise.resolve(furtherPages(blogIds)),
  async load({ params }) {
    const number = furtherPage(params['number'], blogIds)
    if (!number) return noSuchPage('/blog')
    const [here, tags] = await Promise.all([portionOfPage(blogList, number), blogTags()])
    return { here, tags }
  },
})
