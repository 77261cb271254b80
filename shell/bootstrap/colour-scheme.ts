/**
 * The colour scheme that a visitor chooses in the footer, in place of the system's. A script in the head
 * applies the choice before the first paint. The stored text is a media query for the dark scheme.
 */

/** Class of elements that are limited to the dark scheme by `media` (shell/composing/document.ts). */
export const DARK_ONLY_CLASS = 'dark-only'

/** The query is limited to screens, because everything is printed light. */
export const SYSTEM_SCHEME_QUERY = 'screen and (prefers-color-scheme: dark)'
export const LIGHT_SCHEME_QUERY = 'not all'
export const DARK_SCHEME_QUERY = 'screen'

/** The choice's key in localStorage. */
const KEY = 'dark-when'

/** Applies the choice of an earlier visit. A script in the head calls this function. */
export function applyStoredColourScheme(): void {
  const scheme = readColourScheme()
  if (scheme) show(scheme)
}

/** @returns the stored choice, a media query; null if nothing was chosen, or storage is off */
export function readColourScheme(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Applies a choice and stores it for the next visit. */
export function setColourScheme(scheme: string): void {
  show(scheme)
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Storage is off or full: the choice lasts until the next document.
  }
}

function show(scheme: string): void {
  document.querySelectorAll(`.${DARK_ONLY_CLASS}`).forEach(each => each.setAttribute('media', scheme))
}
