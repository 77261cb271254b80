import { readFileSync } from 'node:fs'
import { soundOf } from './sound.ts'
import { wordForms } from './word-forms.ts'

/**
 * What a word of Hindi or Gujarati is in the English of the pages. The lists beside this file have a line for each English word, the
 * more frequent first: “flood: बाढ़ सैलाब”. What is typed in Latin letters is found by its sound.
 */
export function inEnglish(word: string): readonly string[] {
  return (
    wordForms(word)
      .map(form => byWord.get(form) ?? bySound.get(soundOf(form)))
      .find(Boolean) ?? []
  )
}

const byWord = new Map<string, string[]>()
const bySound = new Map<string, string[]>()

/** Shorter sounds are those of too many words. */
const SHORTEST_SOUND = 3

for (const list of ['hindi.txt', 'gujarati.txt']) {
  const lines = readFileSync(new URL(list, import.meta.url), 'utf8')
    .normalize('NFKC')
    .trim()
    .split('\n')
  for (const line of lines) {
    const [english = '', words = ''] = line.split(': ')
    for (const word of words.split(' ')) {
      note(byWord, word, english)
      if (soundOf(word).length >= SHORTEST_SOUND) note(bySound, soundOf(word), english)
    }
  }
}

function note(map: Map<string, string[]>, word: string, english: string): void {
  const all = map.get(word) ?? []
  if (!all.includes(english)) all.push(english)
  map.set(word, all)
}
