import { defineStaticPage, site } from '@kutuhal/contract'
import { buildImpactFacts } from '../../../../company/impact-facts.ts'
import { AboutPage } from './AboutPage.tsx'

export const page = defineStaticPage(
  AboutPage,
  `How ${site.brand} grew from a rented room in Ahmedabad to 500+ schools: our story, mission, vision, values, figures and partners.`,
  __COMPOSING__ ? buildImpactFacts : undefined,
)
