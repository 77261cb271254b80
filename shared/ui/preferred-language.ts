import { useIsHydrated } from '@kutuhal/contract'
import type { LanguageCode } from '@kutuhal/contract/languages.ts'

const KEY = 'language'

/** Kept on this device. */
export function keepLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Storage is off or full, so only the browser's languages count.
  }
}

/**
 * @param codes of the page's languages
 * @returns the one that the visitor chose last or whose browser asks for first; undefined during hydration
 */
export function usePreferredLanguage(codes: readonly LanguageCode[]): LanguageCode | undefined {
  if (!useIsHydrated()) return undefined
  return [readKept(), ...navigator.languages]
    .map(tag => codes.find(code => code === tag?.slice(0, 2)))
    .find(code => code !== undefined)
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}
