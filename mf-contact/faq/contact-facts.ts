import { site, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { english } from '../messages/english.ts'
import { questionsByPage } from '../questions/questions.data.ts'
import { createOpeningHoursSpecification } from '../visit/opening-hours.ts'
import { buildFaqFacts } from './faq-facts.ts'

/**
 * The contact page's data for search engines, link previews and the assistant: the company's address, hours
 * and questions. Only the English page describes the office; translations do not repeat it.
 */
export function buildContactFacts(): PageFacts {
  const { picture, things } = buildFaqFacts(english, 'previews/contact.jpg')
  const office = {
    ...createOrganizationReference(),
    '@type': 'LocalBusiness' as const,
    telephone: site.phone,
    email: site.email,
    address: postalAddress(),
    openingHoursSpecification: createOpeningHoursSpecification(),
  }
  return { picture, things: [office, ...things], questions: questionsByPage['contact'] ?? [] }
}
