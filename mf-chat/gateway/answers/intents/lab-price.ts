import type { Said } from '../asked/language.ts'
import { said, type Intent } from './intent.ts'

/** What a lab costs is not on the site: the honest word, and how a school gets a figure. */
export const labPrice: Intent = {
  name: 'price of a lab',
  reply(question, { labs, courses }) {
    const { isAbout, isAboutAny, language, plain } = question
    const isLab =
      isAbout('lab') || (question.labs.length > 0 && question.courses.length === 0 && !isAbout('course'))
    const isFreeVisit = /\bfirst visit\b|\bcoming to see\b/.test(plain)
    if (!isLab || !isAboutAny('price', 'how much') || labs.length === 0 || isFreeVisit) return undefined
    if (
      !isAbout('price') &&
      isAboutAny('student', 'child', 'school', 'kit', 'duration', 'how many') &&
      !isAbout('lab of a school')
    )
      return undefined
    if (isAboutAny('competition', 'scholarship') && !isAbout('price')) return undefined
    if (courses.length > 0 && question.courses.length > 0) return undefined
    return { lines: said(language, UNSAID), isUnknown: true }
  },
}

const UNSAID: Said = {
  en: 'The price of a lab is not on this site: it depends on the room, the classes and what the school gives. Ask our team for a visit and a plan.',
  hi: 'लैब की कीमत इस साइट पर नहीं है: हर स्कूल के लिए अलग योजना बनती है। हमारी टीम से पूछिए।',
  gu: 'લેબની કિંમત આ સાઇટ પર નથી: દરેક શાળા માટે અલગ યોજના બને છે. અમારી ટીમને પૂછો.',
  'hi-Latn':
    'Lab ki kimat is site par nahi hai: har school ke liye alag plan banta hai. Hamari team se puchhiye.',
  'gu-Latn': 'Lab ni kimat aa site par nathi: darek shala mate alag plan bane chhe. Amari team ne puchho.',
}
