import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import elements from '@kutuhal/ui/styles/elements.css'
import darkTokens from '@kutuhal/ui/styles/tokens-dark.css'
import tokens from '@kutuhal/ui/styles/tokens.css'
import { convertToContainerUnits } from './column-units.ts'
import maze from './maze.css'

/** One style sheet for all mazes of a document, and the emotion cache that adds rules to the sheet. */
export interface AdoptedStyles {
  readonly sheet: CSSStyleSheet
  readonly cache: EmotionCache
}

/**
 * Creates a constructable style sheet: it needs no 'unsafe-inline' and no nonce in a partner's policy.
 * @param rem the visitor's text size, px
 */
export function createAdoptedStyles(rem: number): AdoptedStyles {
  const sheet = new CSSStyleSheet()
  // Drawings keep their light colours even in a dark maze: the light tokens also apply to every svg.
  const light = tokens.replaceAll(':root', '.maze, .maze svg')
  sheet.replaceSync(
    convertToContainerUnits(light + elements + darkTokens.replace(':root:root', '.dark') + maze, rem),
  )
  const cache = createCache({ key: 'maze', speedy: true })
  cache.sheet = new AdoptedSheet(sheet, rem)
  return { sheet, cache }
}

/** Adds emotion's rules to the adopted sheet instead of a <style> element. */
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
      this.#sheet.insertRule(convertToContainerUnits(rule, this.#rem), this.#sheet.cssRules.length)
    } catch {
      // Ignore a rule that this browser does not support.
    }
  }
}
