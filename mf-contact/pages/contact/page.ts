import { defineStaticPage, site, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { createElement } from 'react'
import { Contact } from '../../components/Contact.tsx'
import { buildFaqFacts } from '../../faq/faq-facts.ts'
import { english } from '../../messages/english.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import { createOpeningHoursSpecification } from '../../visit/opening-hours.ts'

export const page = defineStaticPage(
  () => createElement(Contact, { words: english }),
  english.description,
  __COMPOSING__ ? buildContactFacts : undefined,
)

/** Only the English page describes the office; translations do not repeat it. */
function buildContactFacts(): PageFacts {
  const { things, ...facts } = buildFaqFacts(english)
  const office = {
    ...createOrganizationReference(),
    '@type': 'LocalBusiness' as const,
    telephone: site.phone,
    email: site.email,
    address: postalAddress(),
    openingHoursSpecification: createOpeningHoursSpecification(),
  }
  return { ...facts, things: [office, ...things], questions: questionsByPage['contact'] ?? [] }
}
