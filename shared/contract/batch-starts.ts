/** The courses' pages and the assistant show the same dates. */

export type CourseDay = 'Saturday' | 'Sunday'

/** In every season; ms. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/**
 * A batch begins on the first Saturday of each month, or on the Sunday after it.
 * @param now a batch that begins on this day in India is left out
 * @returns ISO dates, earliest first
 */
export function listCourseBatchStartDates(day: CourseDay, now: Date, count = 2): readonly string[] {
  // The Sunday after the first Saturday is one of the days 2 to 8.
  const [weekday, first] = day === 'Saturday' ? [6, 1] : [0, 2]
  const starts: string[] = []
  for (const date = new Date(now.getTime() + INDIA_AHEAD_MS); starts.length < count;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const isIn = date.getUTCDate() >= first && date.getUTCDate() < first + 7
    if (isIn && date.getUTCDay() === weekday) starts.push(date.toISOString().slice(0, 10))
  }
  return starts
}
