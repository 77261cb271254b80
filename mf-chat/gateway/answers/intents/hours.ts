import type { Language, Said } from '../asked/language.ts'
import { WEEK, type Day } from '../asked/days-and-hours.ts'
import type { Question } from '../asked/question.ts'
import { timeOfDay, type Office, type OpenDays } from '../facts/office.ts'
import { daysName } from './day-names.ts'
import { said, type Intent } from './intent.ts'

/** When the office is open: all week, on a day, or at an hour of it. */
export const hours: Intent = {
  name: 'opening hours',
  isBroad: true,
  reply(question, { office }) {
    if (office.hours.length === 0 || !asksForHours(question)) return undefined
    const { days, minute, language } = question
    const [day] = days
    if (days.length === 1 && day !== undefined && minute !== undefined) {
      return { lines: said(language, atHour(day, minute, office)), page: office.page }
    }
    const asked = days.length > 0 ? days : WEEK
    return { lines: hoursLines(office, language, asked), page: office.page }
  },
}

function asksForHours({
  isAbout,
  isAboutAny,
  isAboutOther,
  days,
  minute,
  courses,
  strange,
  plain,
}: Question): boolean {
  if (
    isAboutOther('visit') ||
    isAboutAny('next batch', 'duration') ||
    courses.length > 0 ||
    strange.length > 2
  )
    return false
  if (isAbout('open') && !isAboutAny('refund')) return true
  const isVisit = /\b(come|there|reach|aana|aa sak\w*|aau|avi|aavi|available|call)\b|आ सक|आना|આવ/.test(plain)
  if (days.length > 0 && (isAboutAny('time', 'office', 'visit') || isVisit)) return true
  if (minute !== undefined && isVisit) return true
  return (
    (isAbout('time') &&
      strange.length === 0 &&
      !isAboutAny('course', 'child', 'student', 'school', 'when', 'price')) ||
    (isAbout('time') && isAbout('office') && !isAbout('founded'))
  )
}

/** A line for each group of days, those without hours last. */
export function hoursLines(
  { hours: all }: Office,
  language: Language,
  asked: readonly Day[] = WEEK,
): readonly string[] {
  const open = all.flatMap(group => {
    const days = group.days.filter(day => asked.includes(day))
    return days.length > 0 ? [{ ...group, days }] : []
  })
  const closed = asked.filter(day => !all.some(({ days }) => days.includes(day)))
  return [
    ...said(language, ...open.map(group => openLine(group, language))),
    ...(closed.length > 0 ? said(language, closedLine(closed, language)) : []),
  ].slice(0, 3)
}

function openLine({ days, opens, closes }: OpenDays, language: Language): Said {
  const [when, from, to] = [daysName(days, language), timeOfDay(opens), timeOfDay(closes)]
  return {
    en: `We are open ${when} from ${from} to ${to}.`,
    hi: `${when}: ${from} से ${to} तक खुला है।`,
    gu: `${when}: ${from} થી ${to} સુધી ખુલ્લું છે.`,
    'hi-Latn': `${when}: ${from} se ${to} tak khula hai.`,
    'gu-Latn': `${when}: ${from} thi ${to} sudhi khullu chhe.`,
  }
}

function closedLine(days: readonly Day[], language: Language): Said {
  const when = daysName(days, language)
  return {
    en: `We are closed on ${when}.`,
    hi: `${when}: बंद (closed)।`,
    gu: `${when}: બંધ (closed).`,
    'hi-Latn': `${when}: band (closed).`,
    'gu-Latn': `${when}: bandh (closed).`,
  }
}

function atHour(day: Day, minute: number, office: Office): Said {
  const group = office.hours.find(({ days }) => days.includes(day))
  const each = (language: Language) => {
    const when = hoursLines(office, language, [day]).join(' ')
    return group && minute >= group.opens && minute < group.closes
      ? `${YES[language]} ${when}`
      : `${NO[language]} ${when}`
  }
  return {
    en: each('en'),
    hi: each('hi'),
    gu: each('gu'),
    'hi-Latn': each('hi-Latn'),
    'gu-Latn': each('gu-Latn'),
  }
}

const YES: Said = { en: 'Yes.', hi: 'हाँ।', gu: 'હા.', 'hi-Latn': 'Haan.', 'gu-Latn': 'Ha.' }
const NO: Said = {
  en: 'No, not at that time.',
  hi: 'नहीं, उस समय नहीं।',
  gu: 'ના, તે સમયે નહીં.',
  'hi-Latn': 'Nahi, us samay nahi.',
  'gu-Latn': 'Na, te samaye nahi.',
}

/** E.g. for the word that nothing was found: one line. */
export function hoursInShort({ hours: all }: Office, language: Language): string {
  return all
    .map(({ days, opens, closes }) => `${daysName(days, language)} ${timeOfDay(opens)}–${timeOfDay(closes)}`)
    .join(', ')
}
