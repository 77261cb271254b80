/** Limits a spacing to 3 % of the window's width, so that large letters leave room for the text. */
export const shrinkSpacing = (space: string): string => `min(${space}, 3vw)`
