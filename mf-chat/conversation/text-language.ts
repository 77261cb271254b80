import { textParts } from './text-parts.ts'

/** Scripts by which a text tells its language on this site, and how much of each a text has. */
const SCRIPTS = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
] as const

/**
 * The language that screen readers should read a text in, where its script tells it: Hindi or Gujarati. Addresses of pages do not count.
 * @returns a BCP 47 tag; nothing for all the rest, which is read in the language of the page
 */
export function languageOf(text: string): 'hi' | 'gu' | undefined {
  const words = textParts(text)
    .map(part => (part.kind === 'text' ? part.text : ''))
    .join('')
  const latin = amountOf(words, /\p{Script=Latin}/gu)
  const [most] = SCRIPTS.map(([language, script]) => ({ language, amount: amountOf(words, script) })).sort(
    (a, b) => b.amount - a.amount,
  )
  return most && most.amount > latin ? most.language : undefined
}

const amountOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0
