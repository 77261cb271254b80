/** The widths at which layouts change, for the `sizes` of pictures. A build inlines these constants. */
export const tabletWidth = '44rem'
export const wideTabletWidth = '48rem'
const narrowDeskWidth = '60rem'
export const deskWidth = '64rem'

/** From an upright tablet. */
export const tablet = `@media (min-width: ${tabletWidth})`

/** Tablets that have room for a picture next to the text. */
export const wideTablet = `@media (min-width: ${wideTabletWidth})`

/** From a tablet in landscape. */
export const narrowDesk = `@media (min-width: ${narrowDeskWidth})`

/** From a small laptop. */
export const desk = `@media (min-width: ${deskWidth})`
