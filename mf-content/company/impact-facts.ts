import type { PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { buildPageFacts } from '../page-facts.ts'
import { impactFigures } from './impact-figures.ts'

/** The About page's data for search engines and the assistant, with the same figures as on the page. */
export const buildImpactFacts = (): PageFacts =>
  buildPageFacts('about', {
    things: [
      {
        ...createOrganizationReference(),
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
