/**
 * The rules that a document came with. emotion would find them by an attribute of its own and move their element to the head's end, and the browser
 * would work out the style of the whole page once more for it: 47 ms at a quarter of a computer's speed. So they stand under another name.
 */
import createCache, { type EmotionCache } from '@emotion/cache'

/** On their element: emotion's ids of the rules in it. */
const IDS = 'data-emotion-ids'

/** What the names of their classes begin with. */
export const STYLES_KEY = 'css'

/** Writes the element for a document. */
export const composedStyles = (ids: readonly string[], css: string): string =>
  `<style ${IDS}="${ids.join(' ')}">${css}</style>`

/** @returns a cache that knows all of them as inserted */
export function stylesOfDocument(): EmotionCache {
  const cache = createCache({ key: STYLES_KEY })
  for (const style of document.querySelectorAll(`style[${IDS}]`))
    for (const id of style.getAttribute(IDS)?.split(' ') ?? []) cache.inserted[id] = true
  return cache
}
