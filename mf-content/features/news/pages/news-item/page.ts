import { definePage, missingItem } from '@kutuhal/contract'
import { hasId, allIds } from '../../../../lists/list-page.ts'
import { newsIds } from '../../../../lists/items.files.ts'
import { latestOtherItems } from '../../../../lists/by-date.ts'
import { adjacentTitles } from '../../../../lists/adjacent-items.ts'
import { newsFacts } from '../../news-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage, type NewsItemPageData } from './NewsItemPage.tsx'

export const page = definePage<NewsItemPageData>({
  component: NewsItemPage,
  title: ({ article }) => article.title,
  description: ({ article }) => article.excerpt,
  facts: __COMPOSING__ ? ({ article }) => newsFacts(article) : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(allIds(newsIds).map(id => ({ id }))) : undefined,
  async load({ params }) {
    const { id = '' } = params
    if (!hasId(newsIds, id)) return unknownItem
    const [{ item: article, body }, { items }] = await Promise.all([newsList.item(id), newsList.page(0)])
    return { article, body, more: latestOtherItems(items, id), titles: adjacentTitles(items, id) }
  },
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})
