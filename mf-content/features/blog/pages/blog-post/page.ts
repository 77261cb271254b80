import { definePage, missingItem } from '@kutuhal/contract'
import { blogFacts } from '../../blog-facts.ts'
import { blogList } from '../../blog-list.ts'
import { hasId, idsIn } from '../../../../lists/portion.ts'
import { blogIds } from '../../../../lists/items.files.ts'
import { moreItems } from '../../../../lists/by-date.ts'
import { neighbourTitles } from '../../../../lists/previous-next.ts'
import { BlogPostPage, type BlogPostPageData } from './BlogPostPage.tsx'

export const page = definePage<BlogPostPageData>({
  component: BlogPostPage,
  title: ({ post }) => post.title,
  description: ({ post }) => post.excerpt,
  facts: __COMPOSING__ ? ({ post }) => blogFacts(post) : undefined,
  staticParams: () => Promise.resolve(idsIn(blogIds).map(id => ({ id }))),
  async load({ params }) {
    const { id = '' } = params
    if (!hasId(blogIds, id)) return unknownPost
    const [{ item: post, body }, { items }] = await Promise.all([blogList.whole(id), blogList.portion(0)])
    return { post, body, related: moreItems(items, id), titles: neighbourTitles(items, id) }
  },
})

const unknownPost = missingItem({
  listPath: '/blog',
  title: 'Blog Post Not Found',
  text: "The blog post you are looking for doesn't exist or has been removed.",
})
