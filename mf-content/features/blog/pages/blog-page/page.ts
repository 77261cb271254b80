import { definePage } from '@kutuhal/contract'
import { createMissingListPage, listLaterPages } from '../../../../lists/list-address.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { blogList, loadBlogPage } from '../../blog-list.ts'
import { BlogPage, type BlogPageData } from '../blog/BlogPage.tsx'

/** The second and all later pages. */
export const page = definePage<BlogPageData>({
  component: BlogPage,
  title: ({ here }) => `Blog, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our blog, newest first: robotics, programming, competitions and AI in school.`,
  facts: __COMPOSING__ ? () => buildPageFacts('blog') : undefined,
  staticParams: __COMPOSING__
    ? async () => listLaterPages((await blogList.load()).length).map(number => ({ number }))
    : undefined,
  async load({ params: { number = '' } }) {
    const { length } = await blogList.load()
    return listLaterPages(length).includes(number)
      ? loadBlogPage(Number(number) - 1)
      : createMissingListPage('/blog')
  },
})
