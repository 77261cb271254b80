import type { CSSObject } from '@emotion/react'

/**
 * Rules that depend on the header's width in rem: in container queries a `rem` grows with the visitor's text
 * size, in media queries it does not. Browsers without container queries use the window's width.
 */
export const inWideHeader = atWidth('(min-width: 60rem)')
export const inNarrowHeader = atWidth('(max-width: 59.99rem)')
export const inSmallHeader = atWidth('(max-width: 29.99rem)')
export const inTinyHeader = atWidth('(max-width: 20.99rem)')

/** Styles of the element whose width the rules above depend on. */
export const headerContainer = { containerType: 'inline-size', containerName: 'header' } as const

function atWidth(condition: string) {
  return (rules: CSSObject): CSSObject => ({
    [`@container header ${condition}`]: rules,
    [`@media ${condition}`]: { '@supports not (container-type: inline-size)': rules },
  })
}

/**
 * Selects an open menu: a native popover, or one of `bootstrap/popover-polyfill.ts`, which sets a class.
 * `:is()` ignores a selector that the browser does not know.
 */
export const whileOpen = '&:is(:popover-open, .\\:popover-open)'

/**
 * Rules for browsers without popovers while the polyfill is not loaded: the menu shows while the button or
 * something in the menu has focus or hover.
 */
export const withoutPopovers = (rules: CSSObject): CSSObject => ({
  '@supports not selector(:popover-open)': {
    'html:not([data-popovers]) button:is(:focus, :hover) + &, html:not([data-popovers]) &:is(:hover, :focus-within)':
      rules,
  },
})
