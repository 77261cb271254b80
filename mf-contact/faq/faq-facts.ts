import type { PageFacts } from '@kutuhal/contract'
import { publicFileUrl } from '../asset.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'

/** @param picture path in `public/` of the picture for link previews */
export function buildFaqFacts({ language, faq }: ContactMessages, picture: string) {
  const questions = {
    '@type': 'FAQPage' as const,
    inLanguage: language,
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }
  return { picture: publicFileUrl(picture), things: [questions] } satisfies PageFacts
}
