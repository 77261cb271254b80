import type { Language } from '../asked/language.ts'
import type { Topic } from '../asked/lexicon.ts'
import type { Facts } from '../facts/facts.ts'
import { quoted, type Reply } from './intent.ts'

/** The site's own words in another language, good only as long as the site says just that. */
export interface Translation {
  /** What the English answer has to hold for the translation to be true. */
  readonly of: RegExp
  readonly in: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>>
}

/** The site's answer to its own frequent question about a topic. */
export function faqAnswer(
  topic: Topic,
  language: Language,
  { faq }: Facts,
  translation: Translation,
): Reply | undefined {
  const entry = faq.find(({ topics }) => topics.includes(topic))
  if (!entry) return undefined
  const { answer, address: page } = entry
  if (language === 'en') return { lines: inThreeLines(answer), page }
  const isSame = translation.of.test(answer.join(' '))
  return { lines: isSame ? translation.in[language] : quoted(language, inThreeLines(answer)), page }
}

/** The spoken form of four sentences and more: the last line holds the rest. */
const inThreeLines = (sentences: readonly string[]): readonly string[] =>
  sentences.length <= 3 ? sentences : [...sentences.slice(0, 2), sentences.slice(2).join(' ')]
