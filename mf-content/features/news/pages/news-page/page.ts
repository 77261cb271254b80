import { definePage } from '@kutuhal/contract'
import { newsIds } from '../../../../lists/items.files.ts'
import { numberedPage } from '../../../../lists/item-list.ts'
import { laterPageNumber, laterPages, pageNotFound } from '../../../../lists/later-pages.ts'
import { newsList } from '../../news-list.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { NewsPage, type NewsPageData } from '../news/NewsPage.tsx'

/** The second and all later pages of the news list. */
export const page = definePage<NewsPageData>({
  component: NewsPage,
  title: ({ here }) => `News, page ${here.number + 1}`,
  description: ({ here }) =>
    `Page ${here.number + 1} of our news, newest first: lab openings, partnerships, competitions and camps.`,
  facts: __COMPOSING__ ? () => pageFacts('news') : undefined,
  staticParams: __COMPOSING__ ? () => Promise.resolve(laterPages(newsIds)) : undefined,
  async load({ params }) {
    const number = laterPageNumber(params['number'], newsIds)
    return number ? { here: await numberedPage(newsList, number) } : pageNotFound('/news')
  },
})
