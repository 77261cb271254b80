import { site, type PageFacts } from '@kutuhal/contract'
import { organization, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { asset } from '../asset.ts'
import { openingHoursFacts } from '../visit/opening-hours-facts.ts'
import { faq } from './faq.ts'

/**
 * What the contact page says of itself to search engines, link previews and the assistant: the company as a place with a door and hours,
 * and its questions, answered as it answers them.
 */
export const contactFacts = (): PageFacts => ({
  picture: asset('previews/contact.jpg'),
  things: [
    {
      ...organization(),
      '@type': 'LocalBusiness',
      telephone: site.phone,
      email: site.email,
      address: postalAddress(),
      openingHoursSpecification: openingHoursFacts(),
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
})
