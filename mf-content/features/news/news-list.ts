import { itemList } from '../../lists/item-list.ts'
import type { ArticleSummary } from './articles.ts'
import { newsTexts } from './news-search.ts'

/** The news as visitors fetch it. */
export const newsList = itemList<ArticleSummary>('news', newsTexts)
