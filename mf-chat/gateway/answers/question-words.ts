import { contentWords } from './words.ts'

/** Ways of asking for something without naming it, and the words by which the site calls it. */
const MANNERS: readonly (readonly [asked: RegExp, meant: string])[] = [
  [/\bhow much(?= (is|are|does|do|for|will|would)\b)/gi, 'price'],
  [
    /\b(when|what time|until when|are you|is it|you are)\b.*\b(open|close)(s|d)?\b|\btimings?\b/gi,
    'opening hours',
  ],
  [/\bwhere (are you|is your (office|centre|center)|do i find you)\b/gi, 'address'],
  [/\bgood (morning|afternoon|evening)\b/gi, ''],
]

/** More words than this make no question clearer, only slower to answer. */
const MOST_WORDS = 24

/** The words of a question that count; none for a greeting. */
export function questionWords(question: string): readonly string[] {
  const plain = MANNERS.reduce((text, [asked, meant]) => text.replace(asked, ` ${meant} `), question)
  return [...new Set(contentWords(plain))].slice(0, MOST_WORDS)
}
