import type { Order } from '../../lists/by-date.ts'
import type { WholeItem } from '../../lists/portion.ts'
import { plainText } from '../../lists/search/plain-text.ts'
import type { ArticleSummary } from './articles.ts'

/** The texts that a search reads (product specification, point 5). */
export const newsTexts = ({
  item: { title, excerpt },
  body,
}: WholeItem<ArticleSummary>): readonly string[] => [title, excerpt, plainText(body)]

/** The order in the address: newest first is the default and has no parameter. */
export const orderFrom = (parameter: string | null): Order => (parameter === 'oldest' ? 'oldest' : 'newest')
