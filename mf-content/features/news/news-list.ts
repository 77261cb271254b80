import { createItemList } from '../../lists/item-list.ts'
import type { ArticleSummary } from './articles.ts'

/** The list of news items, which browsers fetch page by page. */
export const newsList = createItemList<ArticleSummary>('news')
