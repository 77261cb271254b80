import { readFileSync } from 'node:fs'

/**
 * Reads the lines “name: text” of a list. In a line without a colon, the name is also the text.
 * @param list the name of a file in words/
 */
export const readNamedTexts = (list: string): readonly (readonly [name: string, text: string])[] =>
  readFileSync(new URL(`words/${list}.txt`, import.meta.url), 'utf8')
    .trim()
    .normalize('NFKC')
    .split('\n')
    .map(line => {
      const [name = '', text = name] = line.split(/: (.*)/)
      return [name, text]
    })

/** Reads the lines “meaning: words” of a list. In a line without a colon, all words mean the same. */
export const readWordMeanings = (
  list: string,
): readonly (readonly [meaning: string, words: readonly string[]])[] =>
  readNamedTexts(list).map(([meaning, words]) => [meaning, words.split(' ')])
