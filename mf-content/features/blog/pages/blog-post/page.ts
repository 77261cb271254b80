import { definePage, missingItem, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { listItemIds, loadItemPage, type ItemPageData } from '../../../../lists/item-page.ts'
import { buildPageFacts, describeListItem } from '../../../../page-facts.ts'
import { blogList } from '../../blog-list.ts'
import type { PostSummary } from '../../posts.ts'
import { BlogPostPage } from './BlogPostPage.tsx'

export const page = definePage<ItemPageData<PostSummary>>({
  component: BlogPostPage,
  title: ({ item }) => item.title,
  description: ({ item }) => item.excerpt,
  facts: __COMPOSING__ ? buildPostFacts : undefined,
  staticParams: __COMPOSING__ ? () => listItemIds(blogList) : undefined,
  load: async ({ params: { id = '' } }) => (await loadItemPage(blogList, id)) ?? unknownPost,
})

const unknownPost = missingItem({
  listPath: '/blog',
  title: 'Blog Post Not Found',
  text: "The blog post you are looking for doesn't exist or has been removed.",
})

function buildPostFacts({ item: post }: ItemPageData<PostSummary>): PageFacts {
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
