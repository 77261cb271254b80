import { readFileSync } from 'node:fs'
import type { Language } from './question.ts'

/** What the assistant says in its own words, in every language: a line is “name language: sentence”. */
const sentences = new Map(
  readFileSync(new URL('words/sentences.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', sentence = ''] = line.split(/: (.*)/)
      return [name, sentence]
    }),
)

/** @param values of the {names} in the sentence; where one is missing there is no sentence */
export function sentence(
  name: string,
  language: Language,
  values: Readonly<Record<string, string | number | undefined>> = {},
): readonly string[] {
  const text = sentences.get(`${name} ${language}`)
  if (text === undefined) throw new Error(`words/sentences.txt has no "${name} ${language}".`)
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, each = '']) => each)
  if (names.some(each => values[each] === undefined)) return []
  return [text.replace(/\{(\w+)\}/g, (_, each: string) => String(values[each]))]
}
