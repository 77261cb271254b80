import { definePage } from '@kutuhal/contract'
import { newsIdRanges } from '../../../../lists/items.files.ts'
import {
  parseLaterPageNumber,
  listLaterPageParams,
  createMissingListPage,
} from '../../../../lists/list-address.ts'
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
  staticParams: __COMPOSING__ ? () => Promise.resolve(listLaterPageParams(newsIdRanges)) : undefined,
  async load({ params }) {
    const number = parseLaterPageNumber(params['number'], newsIdRanges)
    return number ? { here: await newsList.page(number - 1) } : createMissingListPage('/news')
  },
})
