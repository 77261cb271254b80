/** A space in a window that may be narrow for the letters in it: with large ones it gives way, and leaves the room to the words. */
export const narrow = (space: string): string => `min(${space}, 3vw)`
