import type { Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import type { Figure } from '../facts/facts.ts'
import { said, type Intent } from './intent.ts'

/** The company's own figures: schools, students, programs, satisfaction, when it began. */
export const figures: Intent = {
  name: 'figures',
  reply(question, facts) {
    if (facts.figures.length === 0) return undefined
    const meant = facts.figures.filter(figure => isMeant(figure, question))
    const [first] = meant
    if (!first) return undefined
    return { lines: said(question.language, ...meant.slice(0, 3).map(line)), page: first.page }
  },
}

/** “How many poor children learned without a fee”: a figure of the company, and not what a course costs. */
export const isOfPoorStudents = ({ isAbout, isAboutAny, courses, plain }: Question): boolean =>
  isAbout('how many') &&
  isAboutAny('student', 'child') &&
  courses.length === 0 &&
  /low.income|poor|g[ah]+rib|gareeb|गरीब|ग़रीब|ગરીબ/.test(plain)

/** “Which year was it started”, and not a course or a lab. */
const BEGAN =
  /\b(when|which year|what year|since when)\b.*\b(it|kutuhal|you|u|(this |the |your )?(company|organi[sz]ation))\b.*\b(start\w*|beg[au]n|begin)\b/

function isMeant({ name }: Figure, question: Question): boolean {
  const { isAbout, isAboutAny, plain, strange, courses, labs, classes } = question
  if (isOfPoorStudents(question)) return name.startsWith('low-income')
  if (/\b(teachers?|trainers?|instructors?)\b/.test(plain)) return false
  if (name === 'founded' && (isAbout('lab') || strange.length > 0)) return false
  if (name === 'founded' && /\b(who|kisne|kone|whose)\b|किसने|કોણે/.test(plain)) return false
  if (name === 'founded')
    return (
      isAbout('founded') ||
      (BEGAN.test(plain) && !isAboutAny('course', 'next batch', 'competition', 'school')) ||
      (isAbout('company') && isAbout('when') && !isAboutAny('open', 'course'))
    )
  if (name === 'satisfaction')
    return (
      isAbout('satisfaction') &&
      (isAbout('how many') || /percent|%|rate|kitne|प्रतिशत|ટકા/.test(plain) || isAbout('company'))
    )
  // Of a course, a lab or a story there are other figures.
  if (
    !isAbout('how many') ||
    courses.length > 0 ||
    labs.length > 0 ||
    classes.length > 0 ||
    strange.length > 1
  )
    return false
  if (
    isAboutAny(
      'competition',
      'kit',
      'tier',
      'batch size',
      'holiday camp',
      'medical camp',
      'career counselling',
      'rating',
      'anganwadi',
      'news',
      'scholarship',
      'maze',
      'win',
      'waitlist',
      'price',
      'privacy',
      'award',
    )
  )
    return false
  if (name === 'community programs') return isAbout('community')
  if (isAbout('community')) return false
  if (name.startsWith('low-income')) return false
  if (name === 'students')
    return (
      (isAbout('student') || isAbout('child')) && !isAbout('lab') && !/(elementary|shared?|batch)/.test(plain)
    )
  return (
    name === 'schools' && isAbout('school') && !isAboutAny('lab') && !/(elementary|share|teacher)/.test(plain)
  )
}

function line({ name, value, detail }: Figure): Said {
  const figure = `${value} ${name}`
  return {
    en:
      name === 'founded'
        ? `It began in ${value}, ${detail}`
        : `${figure}${detail === '' ? '.' : ` ${detail}`}`,
    hi: `${NAMES.hi(name)}: ${value}`,
    gu: `${NAMES.gu(name)}: ${value}`,
    'hi-Latn': `${NAMES.latin(name)}: ${value}`,
    'gu-Latn': `${NAMES.latin(name)}: ${value}`,
  }
}

const HINDI = new Map(
  Object.entries({
    students: 'छात्र (students)',
    schools: 'स्कूल (schools)',
    'community programs': 'सामुदायिक कार्यक्रम',
    satisfaction: 'संतुष्ट अभिभावक और शिक्षक',
    founded: 'स्थापना',
  }),
)
const GUJARATI = new Map(
  Object.entries({
    students: 'વિદ્યાર્થીઓ (students)',
    schools: 'શાળાઓ (schools)',
    'community programs': 'સામુદાયિક કાર્યક્રમો',
    satisfaction: 'સંતુષ્ટ વાલીઓ અને શિક્ષકો',
    founded: 'સ્થાપના',
  }),
)
const NAMES = {
  hi: (name: string) => HINDI.get(name) ?? name,
  gu: (name: string) => GUJARATI.get(name) ?? name,
  latin: (name: string) => name[0]?.toUpperCase() + name.slice(1),
}
