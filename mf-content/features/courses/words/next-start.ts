/** In a file of their own, because the home page shows them too. */
export const nextStart = { nextStart: 'Next start:', startRule: 'first weekend of a month' }
