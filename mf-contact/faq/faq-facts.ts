import type { PageFacts } from '@kutuhal/contract'
import { asset } from '../asset.ts'
import type { ContactWords } from '../words/contact-words.ts'

/**
 * The contact page's data in any language: its questions with the same answers as on the page.
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
