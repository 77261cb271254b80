import { defineStaticPage, site, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference } from '@kutuhal/contract/structured-data.ts'
import { impactFigures } from '../../../../company/impact-figures.ts'
import { buildPageFacts } from '../../../../page-facts.ts'
import { AboutPage } from './AboutPage.tsx'

export const page = defineStaticPage(
  AboutPage,
  `How ${site.brand} grew from a rented room in Ahmedabad to 500+ schools: our story, mission, vision, values, figures and partners.`,
  __COMPOSING__ ? buildImpactFacts : undefined,
)

/** The same figures as on the page. */
function buildImpactFacts(): PageFacts {
  return buildPageFacts('about', {
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
}
