/** A space that shrinks where letters are large, so that words keep their room. */
export const narrow = (space: string): string => `min(${space}, 3vw)`
