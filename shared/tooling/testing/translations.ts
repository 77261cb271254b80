import { shortHash } from '@kutuhal/build/hashes.ts'
import { languages } from '@kutuhal/contract/languages.ts'

export interface Translations {
  readonly english: object
  /** By the language's name. */
  readonly translated: Readonly<Record<string, object>>
  /**
   * Of each English sentence when its translations were last checked, by its path, such as `form.sent`.
   * Absent where translations are found by their English.
   */
  readonly hashes?: Readonly<Record<string, string>>
  /** Paths of what is not translated sentence by sentence. */
  readonly isOwn: RegExp
  /** What may stay in Latin letters. */
  readonly latin: RegExp
}

/** Defines the unit tests of a feature's translations: they name what is missing, aged or still English. */
export function testTranslations({ english, translated, hashes, isOwn, latin }: Translations): void {
  const sentences = Object.entries(listSentences(english)).filter(([way]) => !isOwn.test(way))

  if (hashes) {
    it('are made from the English sentences as they are', () => {
      const aged = sentences.filter(([way, text]) => hashes[way] !== shortHash(text))
      // To mend a failure, check the sentence in each language, then write the hash into the file of hashes.
      expect(aged.map(([way, text]) => `"${way}": "${shortHash(text)}", ${text}`)).toEqual([])
      expect(Object.keys(hashes).sort()).toEqual(sentences.map(([way]) => way).sort())
    })
  }

  describe.each(Object.entries(translated))('in %s', (_, words) => {
    const theirs = listSentences(words)

    it('are whole', () => {
      expect(sentences.map(([way]) => way).filter(way => !theirs[way])).toEqual([])
    })

    it('name the same numbers, addresses and placeholders in every sentence', () => {
      const different = sentences.filter(([way, text]) => listFacts(text) !== listFacts(theirs[way]))
      expect(different.map(([way]) => way)).toEqual([])
    })

    it('have no English word but names and examples', () => {
      const left = Object.entries(theirs).filter(
        ([way, text]) =>
          !isOwn.test(way) &&
          !/href$/.test(way) &&
          /[a-z]/i.test(text.replace(placeholder, '').replace(latin, '')),
      )
      expect(left).toEqual([])
    })
  })
}

/** @returns the sentences by their path in the object */
function listSentences(words: object, way = ''): Readonly<Record<string, string>> {
  const entries = Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[way + name, value] as const]
    return value instanceof Object ? Object.entries(listSentences(value, `${way}${name}.`)) : []
  })
  return Object.fromEntries(entries)
}

/** A name in braces, which the page replaces. */
const placeholder = /\{\w+\}/g

const languageOfPath = new RegExp(`^/(${Object.keys(languages).join('|')})(?=/)`)

/** Links lead to the page in the reader's language. */
const listFacts = (text = ''): string =>
  (text.replace(languageOfPath, '').match(/\{\w+\}|\d+(?::\d+)*|[a-z]+@[a-z]+|@|\/\S*/g) ?? [])
    .sort()
    .join(' ')
