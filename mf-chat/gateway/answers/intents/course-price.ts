import type { Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import { rupees, type Course } from '../facts/courses.ts'
import { coursesFor } from './courses-for.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { isOfPoorStudents } from './figures.ts'
import { quoted, said, type Intent } from './intent.ts'

/** What courses cost: the one that is named, those for a class, or all. */
export const coursePrice: Intent = {
  name: 'course price',
  isBroad: true,
  reply(question, { courses }) {
    const namesPrice = question.courses.some(({ price }) => question.words.includes(String(price)))
    if (!(asksForPrice(question) || namesPrice) || isOfSomethingElse(question)) return undefined
    const priced = courses.filter(course => course.price !== undefined)
    const extreme = extremeOf(question, priced)
    const meant = extreme ?? coursesFor(question, priced)
    if (meant.length === 0) return undefined
    const [only] = meant
    const included = asksWhatIsIncluded(question) ? only?.included : undefined
    if (included !== undefined && meant.length === 1)
      return { lines: quoted(question.language, sentencesOf(included)), page: only?.page }
    return {
      lines: said(
        question.language,
        ...meant.slice(0, 3).map(course => priceLine(course, extreme !== undefined)),
      ),
      page: meant.length === 1 ? meant[0]?.page : '/courses',
    }
  },
}

const asksWhatIsIncluded = ({ plain }: Question): boolean =>
  /\b(inclu\w+|gst|tax(es)?|hidden|(extra|other|additional) (fees?|charges?|costs?)|alava|sivay)\b|अलावा|टैक्स|शामिल|સિવાય|ટેક્સ|સામેલ/.test(
    plain,
  )

/** A kit belongs to a course, a place in it is what one registers for; all else has prices of its own. */
function isOfSomethingElse(question: Question): boolean {
  const { isAboutAny, isAboutOther, courses, strange, plain } = question
  const isExtra =
    /\b(extra|alag|separate\w*|included|includes?)\b.*\bkit\b|\bkit\b.*\b(extra|alag|separate\w*|included|return)\b|\bchange\b/.test(
      plain,
    )
  return (
    isExtra ||
    isAboutAny('satisfaction', 'batch size') ||
    isOfPoorStudents(question) ||
    (isAboutAny('rating') && !/\b(fees?|price|cost|kimat)\b/.test(plain)) ||
    isAboutOther('kit', 'register', 'scholarship') ||
    strange.length > 3 ||
    (strange.length > 0 &&
      courses.length === 0 &&
      !isAboutAny('course', 'child', 'coding', 'register', 'list'))
  )
}

/** “How much” alone may be about anything; beside a course it is its price. */
function asksForPrice(question: Question): boolean {
  if (question.isAboutAny('price', 'cheapest', 'dearest')) return true
  if (
    question.isAbout('pay') &&
    /\b(what|how much|kitn\w*|ketl\w*)\b/.test(question.plain) &&
    question.courses.length > 0
  )
    return true
  const isMeasure = question.isAboutAny(
    'duration',
    'needs',
    'syllabus',
    'student',
    'child',
    'rating',
    'batch size',
    'time',
    'school',
  )
  return (
    question.isAbout('how much') && question.courses.length > 0 && !isMeasure && !COUNTED.test(question.plain)
  )
}

/** “How many classes” */
const COUNTED =
  /\b(kitn[aei]|ketl[aeiou]) (class|session|din|divas|hafte|saturday|bachch|student)|कितन[ाीे] (क्लास|सेशन|दिन|हफ्ते|बच्चे)|કેટલ[ાીુો]ં? (ક્લાસ|સેશન|દિવસ|બાળકો)/

function extremeOf(question: Question, courses: readonly Course[]): readonly Course[] | undefined {
  const sorted = courses.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  if (question.courses.length > 0) return undefined
  if (question.isAbout('dearest')) return sorted.slice(-1)
  return question.isAbout('cheapest') ? sorted.slice(0, 1) : undefined
}

function priceLine({ name, grades, price = 0 }: Course, isExtreme: boolean): Said {
  const amount = rupees(price)
  const { from, to } = grades ?? { from: 0, to: 0 }
  const only = isExtreme ? ' ' : ''
  return {
    en: `${isExtreme ? 'That is ' : ''}${name} (Grades ${from} to ${to})${isExtreme ? ': it' : ''} costs ${amount}.`,
    hi: `${name} (कक्षा ${from} से ${to}) की फ़ीस ${amount} है।${only}`.trim(),
    gu: `${name} (ધોરણ ${from} થી ${to}) ની ફી ${amount} છે.`,
    'hi-Latn': `${name} (Class ${from} se ${to}) ki fees ${amount} hai.`,
    'gu-Latn': `${name} (dhoran ${from} thi ${to}) ni fee ${amount} chhe.`,
  }
}
