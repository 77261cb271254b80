import { definePage, site } from '@kutuhal/contract'
import { buildPageFacts } from '../../../../page-facts.ts'
import { selectFeaturedArticles } from '../../../news/articles.ts'
import { newsList } from '../../../news/news-list.ts'
import { HomePage, type HomePageData } from './HomePage.tsx'

/** Product specification, point 9. */
const FEATURED = 6

export const page = definePage<HomePageData>({
  component: HomePage,
  description: () =>
    `${site.brand} sets up robotics, AI and science labs in schools across India and trains the teachers, from Class 1 to Class 12.`,
  facts: __COMPOSING__ ? () => buildPageFacts('home') : undefined,
  // Only when a visitor comes from another page of the site: the composed home page has the items.
  load: async () => ({
    featured: selectFeaturedArticles(
      (await newsList.load()).map(({ item }) => item),
      FEATURED,
    ),
  }),
})
