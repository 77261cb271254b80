import type { LanguageCode } from '@kutuhal/contract/languages.ts'
import { getParentAcrossShadowRoots } from '../look/colours.ts'

export const languageCodes = ['en', 'hi'] as const satisfies readonly LanguageCode[]

/** The language of the page around an element, if the maze has it; otherwise English. */
export function detectPageLanguage(element: Element): LanguageCode {
  for (
    let around = getParentAcrossShadowRoots(element);
    around;
    around = getParentAcrossShadowRoots(around)
  ) {
    const tag = around.getAttribute('lang')
    if (tag) return findSupportedLanguage(tag) ?? 'en'
  }
  return 'en'
}

/** @param tag language tag, e.g. `hi-IN` */
export function findSupportedLanguage(tag: string): LanguageCode | undefined {
  const [language] = tag.trim().toLowerCase().split('-')
  return languageCodes.find(code => code === language)
}
