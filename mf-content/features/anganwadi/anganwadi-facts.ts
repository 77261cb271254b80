import type { PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { buildPageFacts } from '../../page-facts.ts'

/** The page's data for search engines and the assistant, with the audience of a Smart Anganwadi. */
export const buildAnganwadiFacts = (): PageFacts =>
  buildPageFacts('smart-anganwadi', {
    things: [
      {
        '@type': 'Service',
        name: 'Smart Anganwadi',
        url: absoluteUrl('/smart-anganwadi'),
        provider: { '@id': createOrganizationReference()['@id'] },
        audience: { '@type': 'PeopleAudience', suggestedMinAge: 3, suggestedMaxAge: 6 },
      },
    ],
  })
