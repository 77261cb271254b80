import { matchRoute } from '../routes.ts'

/** Translations of the layout's texts, by their English. */
export type LayoutWords = Readonly<Record<string, string>>

/** Of the document's JSON with the words; English documents have none. */
export const WORDS_ELEMENT_ID = 'words'

let words: LayoutWords = {}
let prefix = ''

/** A document is in one language. While composing, call it before each render. */
export function setLayoutWords(pageWords: LayoutWords | null | undefined, path: string): void {
  words = pageWords ?? {}
  prefix = pageWords ? path.slice(0, 3) : ''
}

/** @param english a text of the layout */
export const translate = (english: string): string => words[english] ?? english

/** @returns the translation's address; undefined for a page that exists in English only */
export function findTranslation(path: string): string | undefined {
  const [page = ''] = path.split('#')
  return matchRoute(prefix + page) && prefix + path
}
