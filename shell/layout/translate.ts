/** Translations of the layout's texts and links, by the English text or path. */
export type LayoutWords = Readonly<Record<string, string>>

/** Of the document's JSON with the words; English documents have none. */
export const WORDS_ELEMENT_ID = 'words'

let words: LayoutWords | null | undefined

/** A document is in one language. While composing, call it before each render. */
export function setLayoutWords(pageWords: typeof words): void {
  words = pageWords
}

/** @param english a text of the layout */
export const translate = (english: string): string => words?.[english] ?? english

/** @returns the translation's address; undefined for a page that exists in English only */
export const findTranslation = (path: string): string | undefined => (words ? words[path] : path)
