import { readFileSync } from 'node:fs'

/** Reads the lines of a list. @param list the name of a file in words/ */
export const readListLines = (list: string): readonly string[] =>
  readFileSync(new URL(`words/${list}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** Reads the lines “meaning: words” of a list. In a line without a colon, all words mean the same. */
export const readWordMeanings = (
  list: string,
): readonly (readonly [meaning: string, words: readonly string[]])[] =>
  readListLines(list).map(line => {
    const [meaning = '', words = meaning] = line.normalize('NFKC').split(': ')
    return [meaning, words.split(' ')]
  })
