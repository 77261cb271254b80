import type { PageFacts } from '@kutuhal/contract'
import { organization } from '@kutuhal/contract/structured-data.ts'
import { pageFacts } from '../page-facts.ts'
import { impactFigures } from './impact-figures.ts'

/** The About page's data for search engines and the assistant, with the same figures as on the page. */
export const impactFacts = (): PageFacts =>
  pageFacts('about', {
    things: [
      {
        ...organization(),
        '@type': 'LocalBusiness',
        additionalProperty: Object.values(impactFigures).map(({ label, value, detail }) => ({
          '@type': 'PropertyValue',
          name: label,
          value,
          description: detail,
        })),
      },
    ],
  })
