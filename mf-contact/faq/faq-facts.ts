import type { PageFacts } from '@kutuhal/contract'
import { asset } from '../asset.ts'
import type { ContactWords } from '../words/contact-words.ts'

/**
 * What the contact page says of itself in any language: its questions, answered as it answers them.
 * @param picture for link previews, in `public/`
 */
export function faqFacts({ language, faq }: ContactWords, picture: string) {
  const questions = {
    '@type': 'FAQPage' as const,
    inLanguage: language,
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }
  return { picture: asset(picture), things: [questions] } satisfies PageFacts
}
