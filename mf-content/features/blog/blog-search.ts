import type { SearchRules } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/fold-text.ts'
import type { PostSummary } from './posts.ts'

/** Apart from posts.ts, because the page of a post needs no search. */
export const postSearch: SearchRules<PostSummary> = {
  textsOf: ({ item, body }) => [item.title, item.excerpt, item.author.name, htmlToText(body)],
  filtersOf: ({ category, tags }) => [`category=${category}`, ...tags.map(tag => `tag=${tag}`)],
}
