import { definePage, site } from '@kutuhal/contract'
import { content } from '../../../../lists/content.ts'
import { pageFacts } from '../../../../page-facts.ts'
import { HomePage, type HomePageData } from './HomePage.tsx'

export const page = definePage<HomePageData>({
  component: HomePage,
  description: () =>
    `${site.brand} sets up robotics, AI and science labs in schools across India and trains the teachers, from Class 1 to Class 12.`,
  facts: __COMPOSING__ ? () => pageFacts('home') : undefined,
  // Browsers call this only to navigate to the home page: composed HTML already has the six items.
  load: async () => ({ featured: (await content('news/featured')) as HomePageData['featured'] }),
})
