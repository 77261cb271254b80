/**
 * Tags of the site's languages. A translated page's address begins with the code, e.g. `/hi/contact`; its
 * facts list the codes of all translations.
 */
export const languages = { en: 'en-IN', hi: 'hi-IN', gu: 'gu-IN' } as const

export type LanguageCode = keyof typeof languages

export const isLanguageCode = (text: string): text is LanguageCode => Object.hasOwn(languages, text)

/** @param path of the English page, in canonical form */
export const getTranslatedPath = (path: string, code: LanguageCode): string =>
  code === 'en' ? path : `/${code}${path === '/' ? '' : path}`

/** @returns the code of the page's language, and the path of the English page */
export function parseTranslatedPath(path: string): readonly [LanguageCode, string] {
  const [, code = ''] = path.split('/')
  return code !== 'en' && isLanguageCode(code) ? [code, path.slice(code.length + 1) || '/'] : ['en', path]
}
