import type { CSSObject } from '@emotion/react'

/**
 * Rules by the header's width in rem, not the window's: in container queries a `rem` grows with the visitor's
 * text size, in media queries it does not. Browsers without container queries use the window.
 */
export const inWideHeader = atWidth('(min-width: 60rem)')
export const inNarrowHeader = atWidth('(max-width: 59.99rem)')
export const inSmallHeader = atWidth('(max-width: 29.99rem)')
export const inTinyHeader = atWidth('(max-width: 20.99rem)')

/** Styles of the element whose width counts. */
export const headerContainer = { containerType: 'inline-size', containerName: 'header' } as const

function atWidth(condition: string) {
  return (rules: CSSObject): CSSObject => ({
    [`@container header ${condition}`]: rules,
    [`@media ${condition}`]: { '@supports not (container-type: inline-size)': rules },
  })
}

/**
 * Selects an open menu: a native popover, or one of `bootstrap/popover-polyfill.ts`, which sets a class.
 * `:is()` ignores an unknown selector.
 */
export const whileOpen = '&:is(:popover-open, .\\:popover-open)'

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
