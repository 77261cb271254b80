export const inkBorder = '2px solid var(--color-ink)'
