import type { Answer } from '../../conversation/answer.ts'
import type { Language } from './question.ts'
import { readNamedTexts } from './word-lists.ts'

/** The assistant's own sentences, by name and language; by name only where all languages say the same. */
const sentences = new Map(readNamedTexts('sentences'))

/**
 * Fills in a sentence of words/sentences.txt.
 * @param values the values for the {names} in the sentence; the list may translate a page's value
 * @param isOneOfMany whether a shorter sentence (`name-each`), if there is one, does
 * @returns the sentence as the only entry of a list; an empty list if a value is missing
 */
export function formatSentence(
  name: string,
  language: Language,
  values: Readonly<Record<string, string | number | undefined>> = {},
  isOneOfMany = false,
): readonly string[] {
  const find = (each: string) => sentences.get(`${each} ${language}`) ?? sentences.get(each)
  const text = (isOneOfMany ? find(`${name}-each`) : undefined) ?? find(name)
  if (text === undefined) throw new Error(`words/sentences.txt has no "${name} ${language}".`)
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each)
  if (names.some(each => values[each] === undefined)) return []
  return [text.replace(/\{(\w+)\}/g, (_, each: string) => find(String(values[each])) ?? String(values[each]))]
}

/** Turns an answer into a few lines of plain text, for older panels. */
export function formatReply({ kind, lines, pages: [page] }: Answer, language: Language): string {
  const more = kind === 'answer' && page ? formatSentence('more', language, { page: page.address }) : []
  return [...lines, ...more].join('\n')
}
