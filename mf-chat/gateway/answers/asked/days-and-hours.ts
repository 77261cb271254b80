import { isLatin } from './meanings.ts'
import { soundOf } from './sound.ts'

export const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Day = (typeof WEEK)[number]

const NAMES: Readonly<Record<Day, string>> = {
  Sunday: 'sunday sundays sun itwar itvaar itvar ravivar raviwar rvivar ravivare rvivare',
  Monday: 'monday mondays mon somvar somwar somvare',
  Tuesday: 'tuesday tuesdays tue tues mangalvar mangalwar mangalvare',
  Wednesday: 'wednesday wednesdays wed budhvar budhwar budhvare',
  Thursday: 'thursday thursdays thu thur thurs guruvar guruwar brihaspativar guruvare',
  Friday: 'friday fridays fri shukravar shukrawar sukravar shukravare',
  Saturday:
    'saturday saturdays sat saterday satarday saturdy shanivar shaniwar sanivar shanivare sunnivar सैटरडे',
}
const byName = new Map(WEEK.flatMap(day => NAMES[day].split(' ').map(name => [name, day] as const)))
const bySound = new Map(
  WEEK.flatMap(day =>
    NAMES[day]
      .split(' ')
      .filter(name => name.length >= 5)
      .map(name => [soundOf(name), day] as const),
  ),
)
const GROUPS = new Map<string, readonly Day[]>([
  ['weekend', ['Saturday', 'Sunday']],
  ['weekends', ['Saturday', 'Sunday']],
  ['weekday', WEEK.slice(1, 6)],
  ['weekdays', WEEK.slice(1, 6)],
])

/** The days of the week that a question names. */
export function daysIn(words: readonly string[]): readonly Day[] {
  const days = words.flatMap(word => {
    const day = isLatin(word)
      ? (byName.get(word) ?? fromSound(word))
      : (bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replace(/[ેो]$/u, ''))))
    return day ? [day] : (GROUPS.get(word) ?? [])
  })
  return [...new Set(days)]
}

const fromSound = (word: string): Day | undefined =>
  word.length >= 6 ? bySound.get(soundOf(word)) : undefined

const HALF =
  '(am|a\\.m|pm|p\\.m|baje|vagye|vage|o ?clock|in the (?:morning|afternoon|evening)|at night|sham|shaam|subah|बजे|વાગ્યે|વાગે)'
const HOUR = new RegExp(`(?<!\\d)(\\d{1,2})(?:[:.](\\d{2}))? ?${HALF}`)
const BARE_HOUR =
  /(?:\b(?:at|by|till|until|after|before)|sham ko|shaam ko|subah)\s+(\d{1,2})(?:[:.](\d{2}))?\b(?!\s*(?:days?|years?|people|children|din|weeks?))/

/** A time of day that a question names, in minutes after midnight. Without a half of the day it is one in which people work. */
export function minuteIn(plain: string): number | undefined {
  const found = HOUR.exec(plain) ?? BARE_HOUR.exec(plain)
  if (!found) return undefined
  const hour = Number(found[1])
  const minutes = Number(found[2] ?? 0)
  if (hour > 24 || minutes > 59) return undefined
  const half = found[3] ?? ''
  const isMorning = /^(a|subah|in the morning)/.test(half) || /सुबह|સવાર|subah|savar|morning/.test(plain)
  const isEvening =
    /^(p|sham|shaam|in the (afternoon|evening)|at night)/.test(half) ||
    /शाम|સાંજ|sham|shaam|sanje|evening|night/.test(plain)
  if (hour < 12 && (isEvening || (!isMorning && hour < 8))) return (hour + 12) * 60 + minutes
  return (isMorning && hour === 12 ? 0 : hour) * 60 + minutes
}
