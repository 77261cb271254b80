import type { Language, Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import { rupees, type Course } from '../facts/courses.ts'
import type { Facts } from '../facts/facts.ts'
import type { Offering } from '../facts/offerings.ts'
import { isWithin } from '../facts/range.ts'
import { said, type Intent } from './intent.ts'

/** Which course for a class or an age. Where there is none it says so, and what there is instead. */
export const courseForClass: Intent = {
  name: 'course for a class or an age',
  isBroad: true,
  reply(question, facts) {
    const { classes, language } = question
    const isAsked =
      question.isAboutAny('course', 'suggest', 'child', 'coding', 'list', 'register') ||
      question.words.length <= 8
    const isOfLabs = question.isAbout('lab') && !/\b(course|program)/.test(question.plain)
    const isElsewhere =
      isOfLabs ||
      question.isAboutOther('lab', 'register', 'language') ||
      question.isAboutAny('refund', 'time', 'how many') ||
      /\b(herself|himself|alone|themselves)\b/.test(question.plain)
    if (isElsewhere || classes.length === 0 || facts.courses.length === 0 || !isAsked) return undefined
    const fitting = facts.courses.filter(({ grades }) => classes.some(each => isWithin(each, grades)))
    if (fitting.length === 0) return withoutCourse(question, facts)
    const lines = [
      ...question.courses.filter(course => !fitting.includes(course)).map(gradesLine),
      ...fitting.slice(0, 3).map(course => fittingLine(course, question)),
    ]
    const [only] = fitting
    const more = lines.length === 1 && only && language === 'en' ? [only.description] : []
    return {
      lines: [...said(language, ...lines), ...more],
      page: fitting.length === 1 ? only?.page : '/courses',
    }
  },
}

const gradesLine = ({ name, grades }: Course): Said => ({
  en: `${name} is for Grades ${grades?.from} to ${grades?.to}.`,
  hi: `${name} कक्षा ${grades?.from} से ${grades?.to} के लिए है।`,
  gu: `${name} ધોરણ ${grades?.from} થી ${grades?.to} માટે છે.`,
  'hi-Latn': `${name} Class ${grades?.from} se ${grades?.to} ke liye hai.`,
  'gu-Latn': `${name} dhoran ${grades?.from} thi ${grades?.to} mate chhe.`,
})

function fittingLine({ title, grades, price }: Course, { classes }: Question): Said {
  const fits = classes.filter(each => isWithin(each, grades)).join(', ')
  const { from, to } = grades ?? { from: 0, to: 0 }
  const amount = price === undefined ? '' : `, ${rupees(price)}`
  return {
    en: `For Class ${fits} we have ${title} (Grades ${from} to ${to}${amount}).`,
    hi: `कक्षा ${fits} के लिए हमारा कोर्स ${title} है (कक्षा ${from} से ${to}${amount})।`,
    gu: `ધોરણ ${fits} માટે અમારો કોર્સ ${title} છે (ધોરણ ${from} થી ${to}${amount}).`,
    'hi-Latn': `Class ${fits} ke liye hamara course ${title} hai (Class ${from} se ${to}${amount}).`,
    'gu-Latn': `Dhoran ${fits} mate amaro course ${title} chhe (dhoran ${from} thi ${to}${amount}).`,
  }
}

function withoutCourse({ classes, ages, language }: Question, { courses, labs, others }: Facts) {
  const grades = courses.flatMap(course => course.grades ?? [])
  const [from, to] = [Math.min(...grades.map(each => each.from)), Math.max(...grades.map(each => each.to))]
  const suits = (offering: Offering) =>
    classes.some(each => isWithin(each, offering.classes)) ||
    ages.some(age => isWithin(age, offering.ages)) ||
    (offering.classes === undefined && classes.some(each => each <= 0) && ages.length === 0)
  const instead = [...labs, ...others].filter(suits)
  const lines = said(
    language,
    noCourse(from, to),
    ...(instead.length > 0 ? [insteadLine(instead, language)] : []),
  )
  return { lines, page: instead[0]?.address ?? '/courses' }
}

const noCourse = (from: number, to: number): Said => ({
  en: `We have no course for that age: our online courses are for Grades ${from} to ${to}.`,
  hi: `इस उम्र के लिए हमारा कोई कोर्स नहीं है: हमारे ऑनलाइन कोर्स कक्षा ${from} से ${to} के लिए हैं।`,
  gu: `આ ઉંમર માટે અમારો કોઈ કોર્સ નથી: અમારા ઓનલાઇન કોર્સ ધોરણ ${from} થી ${to} માટે છે.`,
  'hi-Latn': `Is umar ke liye hamara koi course nahi hai: hamare online course Class ${from} se ${to} ke liye hain.`,
  'gu-Latn': `Aa umar mate amaro koi course nathi: amara online course dhoran ${from} thi ${to} mate chhe.`,
})

function insteadLine(instead: readonly Offering[], language: Language): Said {
  const names = instead.map(offering => `${offering.name}${forWhom(offering, language)}`).join(', ')
  return {
    en: `What there is: ${names}.`,
    hi: `यह उपलब्ध है: ${names}।`,
    gu: `આ ઉપલબ્ધ છે: ${names}.`,
    'hi-Latn': `Yeh available hai: ${names}.`,
    'gu-Latn': `Aa available chhe: ${names}.`,
  }
}

function forWhom({ classes, ages }: Offering, language: Language): string {
  if (classes)
    return language === 'hi'
      ? ` (कक्षा ${classes.from}–${classes.to})`
      : language === 'gu'
        ? ` (ધોરણ ${classes.from}–${classes.to})`
        : ` in schools (Classes ${classes.from} to ${classes.to})`
  if (!ages) return ''
  return language === 'hi'
    ? ` (${ages.from} से ${ages.to} वर्ष)`
    : language === 'gu'
      ? ` (${ages.from} થી ${ages.to} વર્ષ)`
      : ` for children of ${ages.from} to ${ages.to} years`
}
