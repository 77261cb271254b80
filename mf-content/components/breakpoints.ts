/** From a tablet held upright. */
export const tablet = '@media (min-width: 44rem)'

/** From a small laptop. */
export const desk = '@media (min-width: 64rem)'
