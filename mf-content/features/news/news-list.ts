import { createItemList } from '../../lists/item-list.ts'
import type { Article } from './articles.ts'

export const newsList = createItemList<Article>('news')
