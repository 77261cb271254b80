import type { SortOrder } from '../../lists/by-date.ts'
import type { ItemWithText } from '../../lists/list-page.ts'
import { htmlToText } from '../../lists/search/plain-text.ts'
import type { ArticleSummary } from './articles.ts'

/** The texts of a news item that a search looks through (product specification, point 5). */
export const listSearchableArticleTexts = ({
  item: { title, excerpt },
  body,
}: ItemWithText<ArticleSummary>): readonly string[] => [title, excerpt, htmlToText(body)]

/** Reads the order in the address. The default, newest first, has no parameter. */
export const parseSortOrder = (parameter: string | null): SortOrder =>
  parameter === 'oldest' ? 'oldest' : 'newest'
