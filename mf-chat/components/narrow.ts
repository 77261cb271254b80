/**
 * Limits a spacing to 3 % of the window's width. Spacings grow with the letter size, so on phones with large
 * letters they would leave too little room for the text.
 */
export const limitSpacingToWindowWidth = (space: string): string => `min(${space}, 3vw)`
