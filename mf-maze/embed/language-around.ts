import { languageCodes, type LanguageCode } from '../maze/language.ts'
import { parentOf } from './page-colours.ts'

/** The page's language at this place, if the maze has it; otherwise English. */
export function languageAround(element: Element): LanguageCode {
  for (let around = parentOf(element); around; around = parentOf(around)) {
    const tag = around.getAttribute('lang')
    if (tag) return languageOf(tag) ?? 'en'
  }
  return 'en'
}

/** @param tag e.g. `hi-IN` */
export function languageOf(tag: string): LanguageCode | undefined {
  const [language] = tag.trim().toLowerCase().split('-')
  return languageCodes.find(code => code === language)
}
