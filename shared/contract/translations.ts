/** For pages and panels in several languages. Each remote bundles what it uses. */
import { isLanguageCode, type LanguageCode } from './languages.ts'
import type { PageContext, Params } from './page.ts'

/** How to load the words in other languages than English, which scripts contain. */
export type Translations<Words> = Readonly<Partial<Record<LanguageCode, () => Promise<Words>>>>

/**
 * For a page's `load`.
 * @returns undefined for English, and for a language that the page is not in
 */
export async function loadTranslation<Words>(
  { params: { language = '' } }: PageContext,
  translations: Translations<Words>,
): Promise<Words | undefined> {
  return isLanguageCode(language) ? translations[language]?.() : undefined
}

/**
 * For a page's `staticParams`.
 * @param english the parameters of the English pages
 */
export const listTranslatedParams = (
  translations: Translations<unknown>,
  english: readonly Params[] = [{}],
): Promise<readonly Params[]> => {
  const languages = [{}, ...Object.keys(translations).map(language => ({ language }))]
  return Promise.resolve(english.flatMap(params => languages.map(language => ({ ...params, ...language }))))
}

/** Puts values in place of their names in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
