import { definePage } from '@kutuhal/contract'
import { newsList } from '../../news-list.ts'
import { listPageOf } from '../../../../lists/list-page.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { NewsPage, type NewsPageData } from './NewsPage.tsx'

export const page = definePage<NewsPageData>({
  component: NewsPage,
  description: () =>
    'Lab openings, school partnerships, competitions and camps: what is new in our work, told by the people who were there.',
  facts: __COMPOSING__ ? () => buildPageFacts('news') : undefined,
  load: async () => ({ here: listPageOf(await newsList.load(), 0) }),
})
