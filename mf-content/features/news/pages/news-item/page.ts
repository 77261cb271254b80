import { definePage, missingItem, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { loadItemPage, type ItemPageData } from '../../../../lists/item-page.ts'
import { newsIdRanges } from '../../../../lists/items.files.ts'
import { isIdInRanges, listIds } from '../../../../lists/list-page.ts'
import { buildPageFacts, describeListItem } from '../../../../page-facts.ts'
import type { ArticleSummary } from '../../articles.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage } from './NewsItemPage.tsx'

export const page = definePage<ItemPageData<ArticleSummary>>({
  component: NewsItemPage,
  title: ({ item }) => item.title,
  description: ({ item }) => item.excerpt,
  facts: __COMPOSING__ ? buildNewsFacts : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(listIds(newsIdRanges).map(id => ({ id }))) : undefined,
  load: async ({ params: { id = '' } }) =>
    isIdInRanges(newsIdRanges, id) ? loadItemPage(newsList, id) : unknownItem,
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})

/** A news item's data for search engines, link previews and feed readers. */
function buildNewsFacts({ item }: ItemPageData<ArticleSummary>): PageFacts {
  return buildPageFacts(`news-${item.id}`, {
    article: { published: item.date, section: 'News' },
    things: [
      {
        '@type': 'NewsArticle',
        ...describeListItem('news', item),
        author: createOrganizationReference(),
        publisher: createOrganizationReference(),
      },
    ],
  })
}
