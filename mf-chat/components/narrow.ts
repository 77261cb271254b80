/** A space that shrinks with large letters, to leave room for the text. */
export const narrow = (space: string): string => `min(${space}, 3vw)`
