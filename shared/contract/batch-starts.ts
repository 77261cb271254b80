/** When courses begin, computed the same way for their pages and the assistant. */

/** On which day of the week a course is held. */
export type CourseDay = 'Saturday' | 'Sunday'

/**
 * When the next batches of a course begin: on the first weekend of each month, that is the first Saturday and
 * the Sunday after it.
 * @param today a batch that begins today does not count
 * @returns ISO dates, earliest first
 */
export function batchStarts(day: CourseDay, today: Date, count = 2): readonly string[] {
  // The first Saturday is one of the days 1 to 7, the Sunday after it one of 2 to 8.
  const [weekday, first] = day === 'Saturday' ? [6, 1] : [0, 2]
  const starts: string[] = []
  for (const date = new Date(today); starts.length < count;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const isIn = date.getUTCDate() >= first && date.getUTCDate() < first + 7
    if (isIn && date.getUTCDay() === weekday) starts.push(date.toISOString().slice(0, 10))
  }
  return starts
}
