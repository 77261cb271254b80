import { shortHash } from '@kutuhal/build/short-hash.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import hashes from './english-hashes.json'

/** @returns the sentences by their path in the object, such as `form.sent` */
function sentences(words: object, way = ''): Readonly<Record<string, string>> {
  const entries = Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[way + name, value] as const]
    return value instanceof Object ? Object.entries(sentences(value, `${way}${name}.`)) : []
  })
  return Object.fromEntries(entries)
}

/** Not compared: the name of a language, an address, or text in one language only. */
const isOwn = (way: string) => /^(language|untranslated|other|translated|newsletter)\b/.test(way)

/** By the sentence's path. */
const englishHashes: Readonly<Record<string, string>> = hashes

const inEnglish = Object.entries(sentences(english)).filter(([way]) => !isOwn(way))
const inHindi = sentences(hindi)

it('is made from the English sentences as they are', () => {
  const aged = inEnglish.filter(([way, text]) => englishHashes[way] !== shortHash(text))
  // To mend a failure, check the sentence in hindi.ts, then write the hash into english-hashes.json.
  expect(aged.map(([way, text]) => `'${way}': '${shortHash(text)}', // ${text}`)).toEqual([])
  expect(Object.keys(englishHashes).sort()).toEqual(inEnglish.map(([way]) => way).sort())
})

it('names the same numbers and addresses in every sentence', () => {
  const facts = (text = '') => (text.match(/\d[\d:]*|[a-z]+@[a-z]+|@|\/\S*/g) ?? []).sort().join(' ')
  const different = inEnglish.filter(([way, text]) => facts(text) !== facts(inHindi[way]))
  expect(different.map(([way]) => way)).toEqual([])
})

it('has no English word in it but names and examples', () => {
  const latin = Object.entries(inHindi).filter(
    ([way, text]) =>
      !/href$|anguage$|^untranslated|^other/.test(way) &&
      /[A-Za-z]/.test(text.replace(/asha@example\.com|example\.com|OpenStreetMap/g, '')),
  )
  expect(latin).toEqual([])
})
