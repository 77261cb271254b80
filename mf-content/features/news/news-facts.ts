import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, organization } from '@kutuhal/contract/structured-data.ts'
import { asset } from '../../asset.ts'
import { pageFacts } from '../../page-facts.ts'
import { previewPicture } from '../../preview-picture.ts'
import type { ArticleSummary } from './articles.ts'

/** A news item's data for search engines, link previews and feed readers. */
export function newsFacts({ id, title, date, excerpt, coverImage }: ArticleSummary): PageFacts {
  const picture = previewPicture(`news-${id}`)
  return pageFacts(`news-${id}`, {
    article: { published: date, section: 'News' },
    things: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: excerpt,
        datePublished: date,
        image: [absoluteUrl(picture), absoluteUrl(asset(`drawings/${coverImage}-1280.webp`))],
        url: absoluteUrl(`/news/${id}`),
        inLanguage: 'en-IN',
        author: organization(),
        publisher: organization(),
      },
    ],
  })
}
