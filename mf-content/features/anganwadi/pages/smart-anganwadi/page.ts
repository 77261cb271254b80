import { defineStaticPage, type PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { SmartAnganwadiPage } from './SmartAnganwadiPage.tsx'

export const page = defineStaticPage(
  SmartAnganwadiPage,
  'How we equip anganwadi centres for children of three to six: the kit, a day in a centre, training, and how public bodies can start.',
  __COMPOSING__ ? buildAnganwadiFacts : undefined,
)

function buildAnganwadiFacts(): PageFacts {
  return buildPageFacts('smart-anganwadi', {
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
}
