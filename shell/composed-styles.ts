/**
 * The CSS rules in a document. They do not have emotion's attribute: emotion would move them to the head's
 * end, and the browser would recompute all styles, which takes 47 ms with the CPU slowed down four times.
 */
import createCache, { type EmotionCache } from '@emotion/cache'
import { COMPOSED_STYLES } from './document-data.ts'

/** Prefix of their class names. */
export const STYLES_KEY = 'css'

/** @returns a cache that knows these rules as inserted; their ids are the rest of their class names */
export function stylesOfDocument(): EmotionCache {
  const cache = createCache({ key: STYLES_KEY })
  for (const style of document.querySelectorAll(`style[${COMPOSED_STYLES}]`))
    for (const [name] of style.textContent.matchAll(/\bcss-\w+/g)) cache.inserted[name.slice(4)] = true
  return cache
}
