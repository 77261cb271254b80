import type { EmotionCache } from '@emotion/react'
import { StyleSheet } from '@emotion/sheet'
import elements from '@kutuhal/ui/styles/elements.css'
import darkTokens from '@kutuhal/ui/styles/tokens-dark.css'
import tokens from '@kutuhal/ui/styles/tokens.css'
import { convertToContainerUnits } from './column-units.ts'
import maze from './maze.css'

export interface AdoptedStyles {
  readonly sheet: CSSStyleSheet
  readonly cache: EmotionCache
}

/** It needs no 'unsafe-inline' and no nonce in a partner's policy. @param rem the visitor's text size, px */
export function createAdoptedStyles(rem: number): AdoptedStyles {
  const sheet = new CSSStyleSheet()
  // Drawings keep their light colours even in a dark maze: the light tokens also apply to every svg.
  const light = tokens.replaceAll(':root', '.maze, .maze svg')
  const dark = darkTokens.replace(':root:root', '.dark')
  sheet.replaceSync(convertToContainerUnits(light + elements + dark + maze, rem).join(''))
  const cache: EmotionCache = {
    key: 'maze',
    inserted: {},
    registered: {},
    // The type asks for it, but no rule gets here.
    sheet: new StyleSheet({ key: 'maze', container: document.head }),
    insert(selector, { name, styles }) {
      cache.inserted[name] = true
      for (const rule of convertToContainerUnits(selector ? `${selector}{${styles}}` : styles, rem))
        insertRule(sheet, rule)
    },
  }
  return { sheet, cache }
}

function insertRule(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length)
  } catch {
    // Ignore a rule that this browser does not support.
  }
}
