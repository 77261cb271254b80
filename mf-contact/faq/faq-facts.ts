import type { PageFacts } from '@kutuhal/contract'
import { languages } from '@kutuhal/contract/languages.ts'
import { publicFileUrl } from '../asset.ts'
import type { ContactMessages } from '../messages/contact-messages.ts'

export function buildFaqFacts({ language, faq }: ContactMessages) {
  const picture = language === 'en' ? 'contact' : `contact-${language}`
  const questions = {
    '@type': 'FAQPage' as const,
    inLanguage: languages[language],
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }
  return {
    picture: publicFileUrl(`previews/${picture}.jpg`),
    things: [questions],
  } satisfies PageFacts
}
