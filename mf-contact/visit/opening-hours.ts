export interface OpeningHours {
  readonly days: string
  readonly hours: string
}

/** Product specification, point 9. */
export const openingHours: readonly OpeningHours[] = [
  { days: 'Mon-Fri', hours: '9:00 AM-8:00 PM' },
  { days: 'Sat', hours: '10:00 AM-5:00 PM' },
  { days: 'Sun', hours: 'Closed' },
]

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** schema.org has no term for a closed day: days not listed are closed. */
export const createOpeningHoursSpecification = () =>
  openingHours.flatMap(({ days, hours }) => {
    if (hours === 'Closed') return []
    const [opens = '', closes = ''] = hours.split('-').map(inTwentyFour)
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: daysIn(days), opens, closes }]
  })

/** All days from Monday to Friday for 'Mon-Fri'. */
function daysIn(days: string): (typeof WEEK)[number][] {
  const [first = '', last = first] = days.split('-')
  const at = (short: string) => WEEK.findIndex(day => day.startsWith(short))
  return WEEK.slice(at(first), at(last) + 1)
}

/** '8:00 PM' becomes '20:00'. */
function inTwentyFour(time: string): string {
  const [, hour, minutes, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/.exec(time) ?? []
  if (hour === undefined || minutes === undefined) {
    throw new Error(
      `The opening hours name a time “${time}”. Write it like 9:00 AM (visit/opening-hours.ts).`,
    )
  }
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}
