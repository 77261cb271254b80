import type { CSSObject } from '@emotion/react'

/**
 * Rules that depend on how much room the header has. Not on the window's width: where somebody reads with letters of twice the size, the
 * same window has half the room, and a `rem` counts in those letters here only. Browsers without container queries go by the window.
 */
export const inWideHeader = atWidth('(min-width: 60rem)')
export const inNarrowHeader = atWidth('(max-width: 59.99rem)')
export const inSmallHeader = atWidth('(max-width: 29.99rem)')
export const inTinyHeader = atWidth('(max-width: 20.99rem)')

/** On the element whose width counts. */
export const headerContainer = { containerType: 'inline-size', containerName: 'header' } as const

function atWidth(condition: string) {
  return (rules: CSSObject): CSSObject => ({
    [`@container header ${condition}`]: rules,
    [`@media ${condition}`]: { '@supports not (container-type: inline-size)': rules },
  })
}
