import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, organization } from '@kutuhal/contract/structured-data.ts'
import { asset } from '../../asset.ts'
import { pageFacts } from '../../page-facts.ts'
import { previewPicture } from '../../preview-picture.ts'
import type { PostSummary } from './posts.ts'

/** A blog post's data for search engines, link previews and feed readers. */
export function blogFacts({
  id,
  title,
  author,
  date,
  category,
  excerpt,
  coverImage,
  tags,
}: PostSummary): PageFacts {
  const picture = previewPicture(`blog-${id}`)
  return pageFacts(`blog-${id}`, {
    article: { published: date, author: author.name, section: category },
    things: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        datePublished: date,
        image: [absoluteUrl(picture), absoluteUrl(asset(`drawings/${coverImage}-1280.webp`))],
        url: absoluteUrl(`/blog/${id}`),
        inLanguage: 'en-IN',
        articleSection: category,
        keywords: [...tags],
        author: { '@type': 'Person', name: author.name, jobTitle: author.role, worksFor: organization() },
        publisher: organization(),
      },
    ],
  })
}
