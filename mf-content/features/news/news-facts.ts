import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { publicFileUrl } from '../../asset.ts'
import { buildPageFacts } from '../../page-facts.ts'
import { getPreviewPictureUrl } from '../../preview-picture.ts'
import type { ArticleSummary } from './articles.ts'

/** A news item's data for search engines, link previews and feed readers. */
export function buildNewsFacts({ id, title, date, excerpt, coverImage }: ArticleSummary): PageFacts {
  const picture = getPreviewPictureUrl(`news-${id}`)
  return buildPageFacts(`news-${id}`, {
    article: { published: date, section: 'News' },
    things: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: excerpt,
        datePublished: date,
        image: [absoluteUrl(picture), absoluteUrl(publicFileUrl(`drawings/${coverImage}-1280.webp`))],
        url: absoluteUrl(`/news/${id}`),
        inLanguage: 'en-IN',
        author: createOrganizationReference(),
        publisher: createOrganizationReference(),
      },
    ],
  })
}
