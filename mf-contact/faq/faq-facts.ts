import type { PageFacts } from '@kutuhal/contract'
import { asset } from '../asset.ts'
import { faq } from './faq.ts'

/** What the contact page says of itself to search engines and link previews: its questions, answered as it answers them. */
export const contactFacts = (): PageFacts => ({
  picture: asset('previews/contact.jpg'),
  things: [
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
