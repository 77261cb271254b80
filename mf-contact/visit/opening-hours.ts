export interface OpeningHours {
  readonly days: string
  readonly hours: string
}

/** The office's opening hours (product specification, point 9). */
export const openingHours: readonly OpeningHours[] = [
  { days: 'Mon-Fri', hours: '9:00 AM-8:00 PM' },
  { days: 'Sat', hours: '10:00 AM-5:00 PM' },
  { days: 'Sun', hours: 'Closed' },
]
