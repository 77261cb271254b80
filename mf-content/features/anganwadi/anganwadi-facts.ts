import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, organization } from '@kutuhal/contract/structured-data.ts'
import { pageFacts } from '../../page-facts.ts'

/** The page's data for search engines and the assistant, with the audience of a Smart Anganwadi. */
export const anganwadiFacts = (): PageFacts =>
  pageFacts('smart-anganwadi', {
    things: [
      {
        '@type': 'Service',
        name: 'Smart Anganwadi',
        url: absoluteUrl('/smart-anganwadi'),
        provider: { '@id': organization()['@id'] },
        audience: { '@type': 'PeopleAudience', suggestedMinAge: 3, suggestedMaxAge: 6 },
      },
    ],
  })
