import type { CSSObject } from '@emotion/react'

/**
 * Rules by the header's width in rem, not the window's: in container queries a `rem` grows with the visitor's
 * text size, in media queries it does not. Browsers without container queries use the window.
 */
export const inWideHeader = atWidth('(min-width: 60rem)')
export const inNarrowHeader = atWidth('(max-width: 59.99rem)')
export const inSmallHeader = atWidth('(max-width: 29.99rem)')
export const inTinyHeader = atWidth('(max-width: 20.99rem)')

/** For the element whose width counts. */
export const headerContainer = { containerType: 'inline-size', containerName: 'header' } as const

function atWidth(condition: string) {
  return (rules: CSSObject): CSSObject => ({
    [`@container header ${condition}`]: rules,
    [`@media ${condition}`]: { '@supports not (container-type: inline-size)': rules },
  })
}
