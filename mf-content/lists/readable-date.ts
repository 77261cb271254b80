const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * Formats without `Intl`, in one time zone: composed HTML and browser show the same day, and a formatter
 * takes 50 ms to create on a slow phone, during hydration.
 * @param date ISO date; gives e.g. '18 June 2025'
 */
export function readableDate(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}
