import type { CSSObject } from '@emotion/react'

/**
 * Matches an open menu: a native popover, or one of `bootstrap/popover-polyfill.ts`, which sets a class.
 * `:is()` ignores an unknown selector.
 */
export const isOpen = '&:is(:popover-open, .\\:popover-open)'

/**
 * For browsers without popovers, while the polyfill is not loaded: the menu shows while its button or
 * something in it has focus or hover.
 */
export const withoutPopovers = (rules: CSSObject): CSSObject => ({
  '@supports not selector(:popover-open)': {
    'html:not([data-popovers]) button:is(:focus, :hover) + &, html:not([data-popovers]) &:is(:hover, :focus-within)':
      rules,
  },
})
