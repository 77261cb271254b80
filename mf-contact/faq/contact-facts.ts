import { site, type PageFacts } from '@kutuhal/contract'
import { organization, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { openingHoursFacts } from '../visit/opening-hours-facts.ts'
import { english } from '../messages/english.ts'
import { questions } from '../questions/questions.data.ts'
import { faqFacts } from './faq-facts.ts'

/**
 * The contact page's data for search engines, link previews and the assistant: the company's address, hours
 * and questions. Only the English page describes the office; translations do not repeat it.
 */
export function contactFacts(): PageFacts {
  const { picture, things } = faqFacts(english, 'previews/contact.jpg')
  const office = {
    ...organization(),
    '@type': 'LocalBusiness' as const,
    telephone: site.phone,
    email: site.email,
    address: postalAddress(),
    openingHoursSpecification: openingHoursFacts(),
  }
  return { picture, things: [office, ...things], questions: questions['contact'] ?? [] }
}
