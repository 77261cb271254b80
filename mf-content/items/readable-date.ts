// One locale and one time zone, so that the composed HTML and the browser write the same day.
const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** @param date ISO date; gives e.g. '18 June 2025' */
export const readableDate = (date: string): string => format.format(new Date(date))
