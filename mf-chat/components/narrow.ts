/** Shrinks a space when letters are large, to leave room for the text. */
export const shrinkSpacing = (space: string): string => `min(${space}, 3vw)`
