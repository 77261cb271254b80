/** When courses begin: their pages and the assistant work it out the same way. */

/** On which day of the week a course is held. */
export type CourseDay = 'Saturday' | 'Sunday'

/** Days from the beginning of the first weekend to the first session. */
const INTO_WEEKEND: Readonly<Record<CourseDay, number>> = { Saturday: 0, Sunday: 1 }

const SATURDAY = 6

/**
 * When the next batches of a course begin: on the first weekend of each month, which is the first Saturday and
 * the Sunday after it.
 * @param today a batch that begins today is not the next one any more
 * @returns ISO dates, earliest first
 */
export function batchStarts(day: CourseDay, today: Date, count = 2): readonly string[] {
  const starts = Array.from({ length: count + 1 }, (_, months) => startIn(day, today, months))
  const now = today.toISOString().slice(0, 10)
  return starts.filter(start => start > now).slice(0, count)
}

/** In the month that comes so many months after that of a date. */
function startIn(day: CourseDay, date: Date, months: number): string {
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
  const toSaturday = (SATURDAY - first.getUTCDay() + 7) % 7
  first.setUTCDate(1 + toSaturday + INTO_WEEKEND[day])
  return first.toISOString().slice(0, 10)
}
