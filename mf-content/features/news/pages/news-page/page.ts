import { definePage } from '@kutuhal/contract'
import { newsIdRanges } from '../../../../lists/items.files.ts'
import { createMissingListPage, listLaterPages } from '../../../../lists/list-address.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsPage, type NewsPageData } from '../news/NewsPage.tsx'

/** The second and all later pages of the news list. */
export const page = definePage<NewsPageData>({
  component: NewsPage,
  title: ({ here }) => `News, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our news, newest first: lab openings, partnerships, competitions and camps.`,
  facts: __COMPOSING__ ? () => buildPageFacts('news') : undefined,
  staticParams: __COMPOSING__
    ? () => Promise.resolve(listLaterPages(newsIdRanges).map(number => ({ number })))
    : undefined,
  async load({ params: { number = '' } }) {
    if (!listLaterPages(newsIdRanges).includes(number)) return createMissingListPage('/news')
    return { here: await newsList.page(Number(number) - 1) }
  },
})
