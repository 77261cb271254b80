/**
 * The dates on which courses begin, for the courses' pages and for the assistant, so that both show the same
 * dates.
 */

/** The day of the week on which a course is held. */
export type CourseDay = 'Saturday' | 'Sunday'

/** How far India's clocks are ahead of UTC, in every season; ms. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000

/**
 * The dates on which the next batches of a course begin: on the first Saturday of each month, or on the
 * Sunday after it.
 * @param now the current time; a batch that begins on this day in India is left out
 * @returns ISO dates, earliest first
 */
export function listCourseBatchStartDates(day: CourseDay, now: Date, count = 2): readonly string[] {
  // The first Saturday is one of the days 1 to 7; the Sunday after it is one of the days 2 to 8.
  const [weekday, first] = day === 'Saturday' ? [6, 1] : [0, 2]
  const starts: string[] = []
  for (const date = new Date(now.getTime() + INDIA_AHEAD_MS); starts.length < count;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const isIn = date.getUTCDate() >= first && date.getUTCDate() < first + 7
    if (isIn && date.getUTCDay() === weekday) starts.push(date.toISOString().slice(0, 10))
  }
  return starts
}
