import { definePage, missingItem, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { listItemIds, loadItemPage, type ItemPageData } from '../../../../lists/item-page.ts'
import { buildPageFacts, describeListItem } from '../../../../page-facts.ts'
import type { Article } from '../../articles.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage } from './NewsItemPage.tsx'

export const page = definePage<ItemPageData<Article>>({
  component: NewsItemPage,
  title: ({ item }) => item.title,
  description: ({ item }) => item.excerpt,
  facts: __COMPOSING__ ? buildNewsFacts : undefined,
  staticParams: __COMPOSING__ ? () => listItemIds(newsList) : undefined,
  load: async ({ params: { id = '' } }) => (await loadItemPage(newsList, id)) ?? unknownItem,
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})

function buildNewsFacts({ item }: ItemPageData<Article>): PageFacts {
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
