import type { Order } from '../../lists/by-date.ts'
import type { WholeItem } from '../../lists/portion.ts'
import { plainText } from '../../lists/search/plain-text.ts'
import type { ArticleSummary } from './articles.ts'

/** What the search looks at (product specification, point 5). */
export const newsTexts = ({
  item: { title, excerpt },
  body,
}: WholeItem<ArticleSummary>): readonly string[] => [title, excerpt, plainText(body)]

/** How the address spells the order: newest first is the default and has no parameter. */
export const orderFrom = (parameter: string | null): Order => (parameter === 'oldest' ? 'oldest' : 'newest')
