/** The ink line around cards, and above or below sections. */
export const inkBorder = '2px solid var(--color-ink)'
