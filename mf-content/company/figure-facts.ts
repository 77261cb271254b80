import type { PageFacts } from '@kutuhal/contract'
import { organization } from '@kutuhal/contract/structured-data.ts'
import { pageFacts } from '../page-facts.ts'
import { figures } from './figures.ts'

/** What the page about the company says of itself to search engines and the assistant: its figures, as it shows them. */
export const figureFacts = (): PageFacts =>
  pageFacts('about', {
    things: [
      {
        ...organization(),
        '@type': 'LocalBusiness',
        additionalProperty: Object.values(figures).map(({ label, value, detail }) => ({
          '@type': 'PropertyValue',
          name: label,
          value,
          description: detail,
        })),
      },
    ],
  })
