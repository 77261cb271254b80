/**
 * Which colours a visitor has chosen over the system's: applied in the head, before the first paint, and changed in the footer. A
 * scheme is known by the media query under which the dark one holds.
 */

/** The class of what holds in the dark scheme only, each with its condition as `media` (shell/composing/document.ts). */
export const DARK_ONLY = 'dark-only'

/** On paper everything is light. */
export const AS_THE_SYSTEM = 'screen and (prefers-color-scheme: dark)'
export const LIGHT = 'not all'
export const DARK = 'screen'

/** In what the device keeps. */
const KEY = 'dark-when'

/** Has a document follow what was chosen on an earlier visit. For the head. */
export function showChosenColours(): void {
  const scheme = chosenColours()
  if (scheme) show(scheme)
}

/** @returns nothing where nobody has chosen, or a device keeps nothing */
export function chosenColours(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Follows a choice, and keeps it for the next visit. */
export function chooseColours(scheme: string): void {
  show(scheme)
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // It holds until the next document.
  }
}

function show(scheme: string): void {
  document.querySelectorAll(`.${DARK_ONLY}`).forEach(each => each.setAttribute('media', scheme))
}
