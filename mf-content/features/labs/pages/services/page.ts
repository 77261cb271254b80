import { defineStaticPage, type PageFacts } from '@kutuhal/contract'
import { absoluteUrl, createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import type { Service } from 'schema-dts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { labs, type Lab } from '../../labs.ts'
import { ServicesPage } from './ServicesPage.tsx'

export const page = defineStaticPage(
  ServicesPage,
  'AI, robotics, 3D printing, drones, science, maths, physics and panels: eight labs for schools, with training and inclusive programmes.',
  __COMPOSING__ ? buildLabFacts : undefined,
)

function buildLabFacts(): PageFacts {
  return buildPageFacts('services', {
    things: [{ '@type': 'ItemList', name: 'Labs', itemListElement: labs.map(createService) }],
  })
}

function createService({ id, name, ages }: Lab): Service {
  const [audienceType] = ages.split(', ')
  const [youngest, oldest] = (/ages (\d+) to (\d+)$/.exec(ages) ?? []).slice(1).map(Number)
  return {
    '@type': 'Service',
    name,
    url: absoluteUrl(`/services#${id}`),
    provider: { '@id': createOrganizationReference()['@id'] },
    audience: {
      '@type': 'PeopleAudience',
      ...(audienceType !== undefined && { audienceType }),
      ...(youngest !== undefined && { suggestedMinAge: youngest }),
      ...(oldest !== undefined && { suggestedMaxAge: oldest }),
    },
  }
}
