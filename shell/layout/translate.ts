/** Translations of the layout's texts and links, by the English text or path. */
export type LayoutWords = Readonly<Record<string, string>>

/** Of the document's JSON with the words; English documents have none. */
export const WORDS_ELEMENT_ID = 'words'

let words: LayoutWords | null | undefined

/** A document is in one language. While composing, call it before each render. */
export function setLayoutWords(pageWords: typeof words): void {
  words = pageWords
}

export const getLayoutWords = () => words

/** @param english a text of the layout */
export const translate = (english: string): string => findTranslation(english) ?? english

/** @returns undefined for a text without translation, and for the path of a page in English only */
export const findTranslation = (english: string): string | undefined => (words ? words[english] : english)
