import type { SearchRules } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/fold-text.ts'
import type { Article } from './articles.ts'

/** Apart from articles.ts, because other pages need no search. */
export const articleSearch: SearchRules<Article> = {
  textsOf: ({ item: { title, excerpt }, body }) => [title, excerpt, htmlToText(body)],
  filtersOf: () => [],
}
