/** The line in ink around a card, and above or below what it closes off. */
export const inkLine = '2px solid var(--color-ink)'
