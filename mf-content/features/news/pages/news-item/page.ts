import { definePage, missingItem } from '@kutuhal/contract'
import { isIdInRanges, listIds } from '../../../../lists/list-page.ts'
import { newsIdRanges } from '../../../../lists/items.files.ts'
import { selectLatestOtherItems } from '../../../../lists/by-date.ts'
import { getAdjacentTitles } from '../../../../lists/adjacent-items.ts'
import { buildNewsFacts } from '../../news-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage, type NewsItemPageData } from './NewsItemPage.tsx'

export const page = definePage<NewsItemPageData>({
  component: NewsItemPage,
  title: ({ article }) => article.title,
  description: ({ article }) => article.excerpt,
  facts: __COMPOSING__ ? ({ article }) => buildNewsFacts(article) : undefined,
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
