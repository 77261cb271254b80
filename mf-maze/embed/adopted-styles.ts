import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import elements from '@kutuhal/ui/elements.css'
import darkTokens from '@kutuhal/ui/tokens-dark.css'
import tokens from '@kutuhal/ui/tokens.css'
import { inColumn } from './column-units.ts'
import maze from './maze.css'

/** One style sheet for all mazes of a document, and the cache through which components write into it. */
export interface AdoptedStyles {
  readonly sheet: CSSStyleSheet
  readonly cache: EmotionCache
}

/**
 * A constructable style sheet is no inline style: it needs neither 'unsafe-inline' nor a nonce on a partner's page.
 * @param rem the visitor's text size, px
 */
export function createAdoptedStyles(rem: number): AdoptedStyles {
  const sheet = new CSSStyleSheet()
  // Pictures keep their own colours: the light scheme holds in every svg.
  const light = tokens.replaceAll(':root', '.maze, .maze svg')
  sheet.replaceSync(inColumn(light + elements + darkTokens.replace(':root:root', '.dark') + maze, rem))
  const cache = createCache({ key: 'maze', speedy: true })
  cache.sheet = new AdoptedSheet(sheet, rem)
  return { sheet, cache }
}

/** Where emotion would add to a <style> element, this adds to the adopted sheet. */
class AdoptedSheet extends StyleSheet {
  readonly #sheet: CSSStyleSheet
  readonly #rem: number

  constructor(sheet: CSSStyleSheet, rem: number) {
    super({ key: 'maze', container: document.head, speedy: true })
    this.#sheet = sheet
    this.#rem = rem
  }

  override insert = (rule: string): void => {
    try {
      this.#sheet.insertRule(inColumn(rule, this.#rem), this.#sheet.cssRules.length)
    } catch {
      // A rule that only newer browsers know.
    }
  }
}
