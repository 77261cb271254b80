import { definePage } from '@kutuhal/contract'
import { createMissingListPage, listLaterPages } from '../../../../lists/list-address.ts'
import { listPageOf } from '../../../../lists/list-page.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { newsList } from '../../news-list.ts'
import { NewsPage, type NewsPageData } from '../news/NewsPage.tsx'

/** The second and all later pages. */
export const page = definePage<NewsPageData>({
  component: NewsPage,
  title: ({ here }) => `News, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our news, newest first: lab openings, partnerships, competitions and camps.`,
  facts: __COMPOSING__ ? () => buildPageFacts('news') : undefined,
  staticParams: __COMPOSING__
    ? async () => listLaterPages((await newsList.load()).length).map(number => ({ number }))
    : undefined,
  async load({ params: { number = '' } }) {
    const all = await newsList.load()
    return listLaterPages(all.length).includes(number)
      ? { here: listPageOf(all, Number(number) - 1) }
      : createMissingListPage('/news')
  },
})
