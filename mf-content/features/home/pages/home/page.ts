import { definePage, site } from '@kutuhal/contract'
import { loadContentFile } from '../../../../lists/content.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { HomePage, type HomePageData } from './HomePage.tsx'

export const page = definePage<HomePageData>({
  component: HomePage,
  description: () =>
    `${site.brand} sets up robotics, AI and science labs in schools across India and trains the teachers, from Class 1 to Class 12.`,
  facts: __COMPOSING__ ? () => buildPageFacts('home') : undefined,
  // Browsers call this only when a visitor comes from another page of the site: the composed home page
  // already contains the featured news items.
  load: async () => ({ featured: (await loadContentFile('news/featured')) as HomePageData['featured'] }),
})
