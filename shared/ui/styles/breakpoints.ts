/** The widths at which layouts change, for the `sizes` of pictures. A build inlines these constants. */
export const tabletWidth = '44rem'
export const wideTabletWidth = '48rem'
const narrowDeskWidth = '60rem'
export const desktopWidth = '64rem'

/** The media query for windows from an upright tablet on. */
export const tabletQuery = `@media (min-width: ${tabletWidth})`

/** The media query for tablets that have room for a picture next to the text. */
export const wideTablet = `@media (min-width: ${wideTabletWidth})`

/** The media query for windows from a tablet in landscape on. */
export const narrowDesktopQuery = `@media (min-width: ${narrowDeskWidth})`

/** The media query for windows from a small laptop on. */
export const desktopQuery = `@media (min-width: ${desktopWidth})`
