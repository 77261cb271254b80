import { parseTranslatedPath, type LanguageCode } from '@kutuhal/contract/languages.ts'
import { fill, type Translations } from '@kutuhal/contract/translations.ts'
import type { hindi } from './hindi.ts'

/** By their English. */
type Texts = Readonly<Record<string, string>>

const translations: Translations<Texts> = {
  hi: async () => (await import(/* webpackChunkName: "words-hi" */ './hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "words-gu" */ './gujarati.ts')).gujarati,
}

let words: { readonly language: LanguageCode; readonly texts: Texts } = { language: 'en', texts: {} }

/** Call it before the chat shows: a document is in one language. If that fails, the chat speaks English. */
export async function loadWords(): Promise<void> {
  const [language] = parseTranslatedPath(location.pathname)
  const texts = await translations[language]?.().catch(() => undefined)
  if (texts) words = { language, texts }
}

export const getLanguage = () => words.language

/** @param text a question or an answer, which stays English without a translation */
export const translate = (text: string): string => words.texts[text] ?? text

/** Says a text of the chat. What is not in hindi.ts and gujarati.ts, the compiler names. */
export const say = (text: keyof typeof hindi, values: Readonly<Record<string, string>> = {}): string =>
  fill(translate(text), values)
