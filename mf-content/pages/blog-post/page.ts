import { definePage, missingItem } from '@kutuhal/contract'
import { blogFacts } from '../../blog/blog-facts.ts'
import { blogBody } from '../../blog/blog-body.ts'
import { postById, relatedPosts } from '../../blog/blog.ts'
import { posts } from '../../blog/posts.ts'
import { BlogPostPage, type BlogPostPageData } from './BlogPostPage.tsx'

export const page = definePage<BlogPostPageData>({
  component: BlogPostPage,
  title: ({ post }) => post.title,
  description: ({ post }) => post.excerpt,
  facts: __COMPOSING__ ? ({ post }) => blogFacts(post) : undefined,
  staticParams: () => Promise.resolve(posts.map(({ id }) => ({ id }))),
  async load({ params }) {
    const post = postById(params['id'] ?? '')
    if (!post) return unknownPost
    return { post, body: await blogBody(post.id), related: relatedPosts(post.id) }
  },
})

const unknownPost = missingItem({
  listPath: '/blog',
  title: 'Blog Post Not Found',
  text: "The blog post you are looking for doesn't exist or has been removed.",
})
