const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/**
 * An `Intl` formatter takes a slow phone 50 ms to create. The result, e.g. '18 June 2025', does not depend on
 * the time zone, so composed HTML and browser agree on the day.
 */
export function formatDate(date: string): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** E.g. '18 June'. */
export const formatDayOfYear = (date: string): string => formatDate(date).replace(/ \d+$/, '')
