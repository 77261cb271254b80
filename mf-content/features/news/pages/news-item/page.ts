import { definePage, missingItem } from '@kutuhal/contract'
import { hasId, idsIn } from '../../../../lists/portion.ts'
import { newsIds } from '../../../../lists/items.files.ts'
import { moreItems } from '../../../../lists/by-date.ts'
import { neighbourTitles } from '../../../../lists/previous-next.ts'
import { newsFacts } from '../../news-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsItemPage, type NewsItemPageData } from './NewsItemPage.tsx'

export const page = definePage<NewsItemPageData>({
  component: NewsItemPage,
  title: ({ article }) => article.title,
  description: ({ article }) => article.excerpt,
  facts: __COMPOSING__ ? ({ article }) => newsFacts(article) : undefined,
  staticParams: () => Promise.resolve(idsIn(newsIds).map(id => ({ id }))),
  async load({ params }) {
    const { id = '' } = params
    if (!hasId(newsIds, id)) return unknownItem
    const [{ item: article, body }, { items }] = await Promise.all([newsList.whole(id), newsList.portion(0)])
    return { article, body, more: moreItems(items, id), titles: neighbourTitles(items, id) }
  },
})

const unknownItem = missingItem({
  listPath: '/news',
  title: 'News Item Not Found',
  text: "The news item you are looking for doesn't exist or has been removed.",
})
