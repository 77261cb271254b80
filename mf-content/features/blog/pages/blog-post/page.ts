import { definePage, missingItem } from '@kutuhal/contract'
import { buildPostFacts } from '../../blog-facts.ts'
import { blogList } from '../../blog-list.ts'
import { isIdInRanges, listIds } from '../../../../lists/list-page.ts'
import { blogIdRanges } from '../../../../lists/items.files.ts'
import { selectLatestOtherItems } from '../../../../lists/by-date.ts'
import { getAdjacentTitles } from '../../../../lists/adjacent-items.ts'
import { BlogPostPage, type BlogPostPageData } from './BlogPostPage.tsx'

export const page = definePage<BlogPostPageData>({
  component: BlogPostPage,
  title: ({ post }) => post.title,
  description: ({ post }) => post.excerpt,
  facts: __COMPOSING__ ? ({ post }) => buildPostFacts(post) : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(listIds(blogIdRanges).map(id => ({ id }))) : undefined,
  async load({ params }) {
    const { id = '' } = params
    if (!isIdInRanges(blogIdRanges, id)) return unknownPost
    const [{ item: post, body }, { items }] = await Promise.all([blogList.item(id), blogList.page(0)])
    return { post, body, related: selectLatestOtherItems(items, id), titles: getAdjacentTitles(items, id) }
  },
})

const unknownPost = missingItem({
  listPath: '/blog',
  title: 'Blog Post Not Found',
  text: "The blog post you are looking for doesn't exist or has been removed.",
})
