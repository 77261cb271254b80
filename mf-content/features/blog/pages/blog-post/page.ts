import { definePage, missingItem } from '@kutuhal/contract'
import { blogFacts } from '../../blog-facts.ts'
import { blogList } from '../../blog-list.ts'
import { hasId, allIds } from '../../../../lists/list-page.ts'
import { blogIds } from '../../../../lists/items.files.ts'
import { latestOtherItems } from '../../../../lists/by-date.ts'
import { adjacentTitles } from '../../../../lists/adjacent-items.ts'
import { BlogPostPage, type BlogPostPageData } from './BlogPostPage.tsx'

export const page = definePage<BlogPostPageData>({
  component: BlogPostPage,
  title: ({ post }) => post.title,
  description: ({ post }) => post.excerpt,
  facts: __COMPOSING__ ? ({ post }) => blogFacts(post) : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(allIds(blogIds).map(id => ({ id }))) : undefined,
  async load({ params }) {
    const { id = '' } = params
    if (!hasId(blogIds, id)) return unknownPost
    const [{ item: post, body }, { items }] = await Promise.all([blogList.item(id), blogList.page(0)])
    return { post, body, related: latestOtherItems(items, id), titles: adjacentTitles(items, id) }
  },
})

const unknownPost = missingItem({
  listPath: '/blog',
  title: 'Blog Post Not Found',
  text: "The blog post you are looking for doesn't exist or has been removed.",
})
