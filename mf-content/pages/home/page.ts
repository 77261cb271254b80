import { definePage, site } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { HomePage, type HomePageData } from './HomePage.tsx'

/** Featured News on the home page (product specification, point 9). */
const FEATURED = 6

export const page = definePage<HomePageData>({
  component: HomePage,
  description: () =>
    `${site.brand} sets up robotics, AI and science labs in schools across India and trains the teachers, from Class 1 to Class 12.`,
  facts: __COMPOSING__ ? pictured('home') : undefined,
  // Who arrives on the composed page has the six items in its HTML and never fetches the list.
  load: async () => {
    const { featuredNews } = await import(/* webpackChunkName: "news-list" */ '../../news/news.ts')
    return { featured: featuredNews(FEATURED) }
  },
})
