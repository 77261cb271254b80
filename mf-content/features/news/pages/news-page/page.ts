import { definePage } from '@kutuhal/contract'
import { newsIds } from '../../../../lists/items.files.ts'
import { portionOfPage } from '../../../../lists/item-list.ts'
import { furtherPage, furtherPages, noSuchPage } from '../../../../lists/further-pages.ts'
import { newsList } from '../../news-list.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { NewsPage, type NewsPageData } from '../news/NewsPage.tsx'

/** The news from the second page on. */
export const page = definePage<NewsPageData>({
  component: NewsPage,
  title: ({ here }) => `News, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our news, newest first: lab openings, partnerships, competitions and camps.`,
  facts: __COMPOSING__ ? () => pageFacts('news') : undefined,
  staticParams: () => Promise.resolve(furtherPages(newsIds)),
  async load({ params }) {
    const number = furtherPage(params['number'], newsIds)
    return number ? { here: await portionOfPage(newsList, number) } : noSuchPage('/news')
  },
})
