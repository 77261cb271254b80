/**
 * The rules that a document came with. emotion would find them by an attribute of its own and move their element to the head's end, and the browser
 * would work out the style of the whole page once more for it: 47 ms at a quarter of a computer's speed. So they stand under another name.
 */
import createCache, { type EmotionCache } from '@emotion/cache'
import { COMPOSED_STYLES } from './document-data.ts'

/** What the names of their classes begin with. */
export const STYLES_KEY = 'css'

/** @returns a cache that knows all of them as inserted: their ids are what the names of their classes end with */
export function stylesOfDocument(): EmotionCache {
  const cache = createCache({ key: STYLES_KEY })
  for (const style of document.querySelectorAll(`style[${COMPOSED_STYLES}]`))
    for (const [name] of style.textContent.matchAll(/\bcss-\w+/g)) cache.inserted[name.slice(4)] = true
  return cache
}
