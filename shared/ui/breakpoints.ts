/** The widths at which layouts change, as they stand in the `sizes` of pictures. */
export const fromTablet = '(min-width: 44rem)'
export const fromWideTablet = '(min-width: 48rem)'
export const fromDesk = '(min-width: 64rem)'

/** From a tablet held upright. */
export const tablet = `@media ${fromTablet}`

/** From a tablet on which a picture has room beside the words. */
export const wideTablet = `@media ${fromWideTablet}`

/** From a tablet held sideways. */
export const narrowDesk = '@media (min-width: 60rem)'

/** From a small laptop. */
export const desk = `@media ${fromDesk}`
