import { definePage, missingItem, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { getAdjacentTitles } from '../../../../lists/adjacent-items.ts'
import { selectLatestOtherItems } from '../../../../lists/by-date.ts'
import { blogIdRanges } from '../../../../lists/items.files.ts'
import { isIdInRanges, listIds } from '../../../../lists/list-page.ts'
import { buildPageFacts, describeListItem } from '../../../../page-facts.ts'
import { blogList } from '../../blog-list.ts'
import { BlogPostPage, type BlogPostPageData } from './BlogPostPage.tsx'

export const page = definePage<BlogPostPageData>({
  component: BlogPostPage,
  title: ({ post }) => post.title,
  description: ({ post }) => post.excerpt,
  facts: __COMPOSING__ ? buildPostFacts : undefined,
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

/** A blog post's data for search engines, link previews and feed readers. */
function buildPostFacts({ post }: BlogPostPageData): PageFacts {
  const { id, author, date, category, tags } = post
  return buildPageFacts(`blog-${id}`, {
    article: { published: date, author: author.name, section: category },
    things: [
      {
        '@type': 'BlogPosting',
        ...describeListItem('blog', post),
        articleSection: category,
        keywords: [...tags],
        author: {
          '@type': 'Person',
          name: author.name,
          jobTitle: author.role,
          worksFor: createOrganizationReference(),
        },
        publisher: createOrganizationReference(),
      },
    ],
  })
}
