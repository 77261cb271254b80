const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * Spelt out here, in one time zone: the composed HTML and the browser write the same day, and a slow phone takes 50 ms to make a
 * format of its own ready, in the middle of hydrating.
 * @param date ISO date; gives e.g. '18 June 2025'
 */
export function readableDate(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
