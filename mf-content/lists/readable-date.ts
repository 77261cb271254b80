const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * Formats a date without `Intl`, because a formatter takes a slow phone 50 ms to create. The result does not
 * depend on the time zone, so composed HTML and browser agree on the day.
 * @param date an ISO date; the result is e.g. '18 June 2025'
 */
export function formatDate(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
