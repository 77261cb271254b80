import { languageCodes, type LanguageCode } from '../../maze/language.ts'
import { getComposedParent } from '../look/page-colours.ts'

/** The language of the page around an element, if the maze has it; otherwise English. */
export function detectPageLanguage(element: Element): LanguageCode {
  for (let around = getComposedParent(element); around; around = getComposedParent(around)) {
    const tag = around.getAttribute('lang')
    if (tag) return findSupportedLanguage(tag) ?? 'en'
  }
  return 'en'
}

/** The maze's language for a tag; undefined if the maze lacks that language. @param tag e.g. `hi-IN` */
export function findSupportedLanguage(tag: string): LanguageCode | undefined {
  const [language] = tag.trim().toLowerCase().split('-')
  return languageCodes.find(code => code === language)
}
