import { isLanguageCode, type LanguageCode } from '@kutuhal/contract/languages.ts'
import { createContext, use } from 'react'
import type { hindi } from './hindi.ts'

/** A text of the chat in English. What is not in hindi.ts and gujarati.ts, the compiler names. */
type Text = keyof typeof hindi

/** By their English. */
type Texts = Readonly<Record<string, string>>

export interface Words {
  readonly language: LanguageCode
  /** @param text a text of the chat */
  readonly say: (text: Text) => string
  /** @param text a question or an answer, which stays English without a translation */
  readonly translate: (text: string) => string
}

const createWords = (language: LanguageCode, texts: Texts): Words => {
  const translate = (text: string) => texts[text] ?? text
  return { language, say: translate, translate }
}

const english = createWords('en', {})
export const WordsContext = createContext(english)
export const useWords = () => use(WordsContext)

const imports = {
  hi: async () => (await import(/* webpackChunkName: "words-hi" */ './hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "words-gu" */ './gujarati.ts')).gujarati,
} satisfies Record<Exclude<LanguageCode, 'en'>, () => Promise<Texts>>

const loading = new Map<string, Promise<Words>>()

/**
 * The words in the language of a page. Suspends while they load; if they do not, the chat speaks English.
 * @param address of the page, such as `/hi/contact`
 */
export function useWordsOfPage(address: string): Words {
  const [, code = ''] = address.split('/')
  if (!isLanguageCode(code) || code === 'en') return english
  const known = loading.get(code)
  if (known) return use(known)
  const words = imports[code]().then(
    texts => createWords(code, texts),
    () => english,
  )
  loading.set(code, words)
  return use(words)
}
