import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { publicFileUrl } from '../../asset.ts'
import { buildPageFacts } from '../../page-facts.ts'
import { getPreviewPictureUrl } from '../../preview-picture.ts'
import type { PostSummary } from './posts.ts'

/** A blog post's data for search engines, link previews and feed readers. */
export function buildPostFacts({
  id,
  title,
  author,
  date,
  category,
  excerpt,
  coverImage,
  tags,
}: PostSummary): PageFacts {
  const picture = getPreviewPictureUrl(`blog-${id}`)
  return buildPageFacts(`blog-${id}`, {
    article: { published: date, author: author.name, section: category },
    things: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: date,
        image: [absoluteUrl(picture), absoluteUrl(publicFileUrl(`drawings/${coverImage}-1280.webp`))],
        url: absoluteUrl(`/blog/${id}`),
        inLanguage: 'en-IN',
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
