/** The widths at which layouts change, for the `sizes` of pictures. A build inlines these constants. */
export const tabletWidth = '44rem'
export const wideTabletWidth = '48rem'
const narrowDeskWidth = '60rem'
export const desktopWidth = '64rem'

export const tabletQuery = `@media (min-width: ${tabletWidth})`

/** A tablet with room for a picture next to the text. */
export const wideTablet = `@media (min-width: ${wideTabletWidth})`

export const narrowDesktopQuery = `@media (min-width: ${narrowDeskWidth})`

export const desktopQuery = `@media (min-width: ${desktopWidth})`
