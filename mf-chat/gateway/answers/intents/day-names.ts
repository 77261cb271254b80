import { WEEK, type Day } from '../asked/days-and-hours.ts'
import type { Language } from '../asked/language.ts'

/** Hindi and Gujarati have the same ones. */
const IN_LATIN = [
  'Sunday (Ravivar)',
  'Somvar',
  'Mangalvar',
  'Budhvar',
  'Guruvar',
  'Shukravar',
  'Saturday (Shanivar)',
]

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: WEEK,
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  gu: ['રવિવાર', 'સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર'],
  'hi-Latn': IN_LATIN,
  'gu-Latn': IN_LATIN,
}
const TO: Readonly<Record<Language, string>> = {
  en: 'to',
  hi: 'से',
  gu: 'થી',
  'hi-Latn': 'se',
  'gu-Latn': 'thi',
}

export const dayName = (day: Day, language: Language): string => NAMES[language][WEEK.indexOf(day)] ?? day

/** E.g. “Monday to Friday”; three days and more that follow each other are a range. */
export function daysName(days: readonly Day[], language: Language): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isRange = days.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === days.length - 1
  if (isRange) return `${dayName(first, language)} ${TO[language]} ${dayName(last, language)}`
  return days.map(day => dayName(day, language)).join(', ')
}
