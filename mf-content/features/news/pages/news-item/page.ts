import { definePage, missingItem, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { getAdjacentTitles } from '../../../../lists/adjacent-items.ts'
import { selectLatestOtherItems } from '../../../../lists/by-date.ts'
import { newsIdRanges } from '../../../../lists/items.files.ts'
import { isIdInRanges, listIds } from '../../../../lists/list-page.ts'
import { buildPageFacts, describeListItem } from '../../../../page-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage, type NewsItemPageData } from './NewsItemPage.tsx'

export const page = definePage<NewsItemPageData>({
  component: NewsItemPage,
  title: ({ article }) => article.title,
  description: ({ article }) => article.excerpt,
  facts: __COMPOSING__ ? buildNewsFacts : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(listIds(newsIdRanges).map(id => ({ id }))) : undefined,
  async load({ params }) {
    const { id = '' } = params
    if (!isIdInRanges(newsIdRanges, id)) return unknownItem
    const [{ item: article, body }, { items }] = await Promise.all([newsList.item(id), newsList.page(0)])
    return { article, body, more: selectLatestOtherItems(items, id), titles: getAdjacentTitles(items, id) }
  },
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})

/** A news item's data for search engines, link previews and feed readers. */
function buildNewsFacts({ article }: NewsItemPageData): PageFacts {
  return buildPageFacts(`news-${article.id}`, {
    article: { published: article.date, section: 'News' },
    things: [
      {
        '@type': 'NewsArticle',
        ...describeListItem('news', article),
        author: createOrganizationReference(),
        publisher: createOrganizationReference(),
      },
    ],
  })
}
