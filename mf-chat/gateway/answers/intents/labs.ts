import type { Said } from '../asked/language.ts'
import type { Offering } from '../facts/offerings.ts'
import { isWithin } from '../facts/range.ts'
import { said, type Intent } from './intent.ts'

/** Which labs there are, all or for a class. */
export const labList: Intent = {
  name: 'list of labs',
  reply(question, { labs }) {
    const { isAbout, isAboutAny, isAboutOther, classes, language, strange } = question
    if (
      !isAbout('lab') ||
      question.labs.length > 0 ||
      labs.length === 0 ||
      strange.length > 0 ||
      isAboutOther('lab', 'language') ||
      isAboutAny('duration')
    )
      return undefined
    if (
      !isAboutAny('list', 'how many', 'suggest', 'course') &&
      classes.length === 0 &&
      question.words.length > 3 &&
      !/\b(which|what) (\w+ )?labs?\b/.test(question.plain)
    )
      return undefined
    if (isAboutAny('visit', 'student', 'price', 'time', 'address', 'school') && !isAbout('list'))
      return undefined
    const meant =
      classes.length === 0 ? labs : labs.filter(lab => classes.some(each => isWithin(each, lab.classes)))
    if (meant.length === 0) return undefined
    return { lines: said(language, listLine(meant)), page: '/services' }
  },
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function listLine(labs: readonly Offering[]): Said {
  const names = labs.map(({ name }) => name).join(', ')
  const count = NUMBERS[labs.length] ?? String(labs.length)
  const kinds = labs.length === 1 ? 'kind of lab' : 'kinds of labs'
  return {
    en: `There ${labs.length === 1 ? 'is' : 'are'} ${count} ${kinds}: ${names}.`,
    hi: `हमारी ${labs.length} लैब: ${names}।`,
    gu: `અમારી ${labs.length} લેબ: ${names}.`,
    'hi-Latn': `Hamari ${labs.length} labs: ${names}.`,
    'gu-Latn': `Amari ${labs.length} labs: ${names}.`,
  }
}

/** For which classes a lab is. */
export const labClasses: Intent = {
  name: 'classes of a lab',
  reply(question, { labs, others }) {
    const { isAboutAny, language, plain, words } = question
    const named = [
      ...question.labs,
      ...others.filter(({ name }) => isAboutAny('anganwadi') && /anganwadi/i.test(name)),
    ]
    const [lab] = named.length === 1 ? named : []
    const asksForWhom =
      /\b(class|classes|grades?|age|ages|aged|std|standard|old|dhoran|kaksha|saal|umar|umr|varsh|years?)\b|कक्षा|क्लास|ધોરણ|उम्र|साल|ઉંમર|વર્ષ/.test(
        plain,
      )
    const isCount =
      isAboutAny('how many') && !/\b(saal|sal|umar|umr|varsh|age|old|years?)\b|साल|उम्र|વર્ષ|ઉંમર/.test(plain)
    if (
      isCount ||
      !lab ||
      labs.length === 0 ||
      !asksForWhom ||
      question.courses.length > 0 ||
      question.isAboutOther('lab', 'anganwadi', 'language', 'drone', 'panel', 'printer') ||
      isAboutAny(
        'teacher',
        'time',
        'price',
        'partnership',
        'news',
        'competition',
        'blog',
        'duration',
        'training',
      ) ||
      words.length > 14
    )
      return undefined
    return { lines: said(language, forWhom(lab)), page: lab.address }
  },
}

function forWhom({ name, classes, ages }: Offering): Said {
  const c = classes && `${classes.from} to ${classes.to}`
  const a = ages && `${ages.from === 3 ? 'three' : ages.from} to ${ages.to === 6 ? 'six' : ages.to}`
  const en = [c && `Classes ${c}`, a && `ages ${a}`].filter(Boolean).join(', ')
  return {
    en: `${name} is for ${classes ? en : `children of ${a ?? ''} years (${ages?.from}–${ages?.to})`}.`,
    hi: classes
      ? `${name} कक्षा ${classes.from} से ${classes.to} के लिए है।`
      : `${name} ${ages?.from} से ${ages?.to} साल के बच्चों के लिए है।`,
    gu: classes
      ? `${name} ધોરણ ${classes.from} થી ${classes.to} માટે છે.`
      : `${name} ${ages?.from} થી ${ages?.to} વર્ષના બાળકો માટે છે.`,
    'hi-Latn': classes
      ? `${name} Classes ${classes.from} to ${classes.to} ke liye hai.`
      : `${name} ${ages?.from} se ${ages?.to} saal ke bachchon ke liye hai.`,
    'gu-Latn': classes
      ? `${name} Classes ${classes.from} to ${classes.to} mate chhe.`
      : `${name} ${ages?.from} thi ${ages?.to} varsh na balako mate chhe.`,
  }
}
