import type { CSSObject } from '@emotion/react'

/**
 * When a menu is open: where the browser knows popovers, and where `bootstrap/popover-polyfill.ts` stands in for them, which marks them
 * by a class. An unknown selector makes no harm in a forgiving list.
 */
export const isOpen = '&:is(:popover-open, .\\:popover-open)'

/**
 * In browsers without popovers until, or if ever, the script stands in for them: the menu shows while its button, or something in it, has
 * the focus or a finger on it.
 */
export const withoutPopovers = (rules: CSSObject): CSSObject => ({
  '@supports not selector(:popover-open)': {
    'html:not([data-popovers]) button:is(:focus, :hover) + &, html:not([data-popovers]) &:is(:hover, :focus-within)':
      rules,
  },
})
