/**
 * The colour scheme that a visitor chooses in the footer or the menu, in place of the system's. A script in
 * the head applies the choice before the first paint. The stored text is a media query for the dark scheme.
 */

/** Class of elements that are limited to the dark scheme by `media` (shell/composing/document.ts). */
export const DARK_ONLY_CLASS = 'dark-only'

/** The query is limited to screens, because everything is printed light. */
export const SYSTEM_SCHEME_QUERY = 'screen and (prefers-color-scheme: dark)'
export const LIGHT_SCHEME_QUERY = 'not all'
export const DARK_SCHEME_QUERY = 'screen'

const KEY = 'dark-when'

/** At these events another page or tab may have stored another choice. */
const RETURN_EVENTS = ['pageshow', 'visibilitychange', 'storage']

const CHOSEN_EVENT = 'colour-scheme-chosen'

/**
 * Applies the choice of an earlier visit, and later ones of other pages and tabs. The head's script calls
 * this.
 */
export function followStoredColourScheme(): void {
  const apply = () => {
    const scheme = readStored()
    if (scheme) show(scheme)
  }
  apply()
  RETURN_EVENTS.forEach(type => addEventListener(type, apply))
}

/** @returns null if nothing was chosen, or storage is off */
function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The head's script hears the same events first. */
export function onColourScheme(notify: () => void): () => void {
  const types = [...RETURN_EVENTS, CHOSEN_EVENT]
  types.forEach(type => addEventListener(type, notify))
  return () => types.forEach(type => removeEventListener(type, notify))
}

export function shownColourScheme(): string {
  return document.querySelector(`.${DARK_ONLY_CLASS}`)?.getAttribute('media') ?? SYSTEM_SCHEME_QUERY
}

export function setColourScheme(scheme: string): void {
  show(scheme)
  dispatchEvent(new Event(CHOSEN_EVENT))
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Storage is off or full: the choice lasts until the next document.
  }
}

function show(scheme: string): void {
  document.querySelectorAll(`.${DARK_ONLY_CLASS}`).forEach(each => each.setAttribute('media', scheme))
}
