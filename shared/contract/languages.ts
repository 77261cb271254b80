/**
 * The site's languages. A translated page's address begins with the code, e.g. `/hi/contact`; its facts list
 * the codes of all translations.
 */
export const languages = {
  en: { tag: 'en-IN', name: 'English', switchName: 'Language' },
  hi: { tag: 'hi-IN', name: 'हिन्दी', switchName: 'भाषा' },
  gu: { tag: 'gu-IN', name: 'ગુજરાતી', switchName: 'ભાષા' },
} as const

export type LanguageCode = keyof typeof languages

export type TranslationCode = Exclude<LanguageCode, 'en'>

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text)

/** @param path of the English page, in canonical form */
export const getTranslatedPath = (path: string, code: LanguageCode): string =>
  code === 'en' ? path : `/${code}${path}`
