import type { Said } from '../asked/language.ts'
import { plainText, wordsOf } from '../asked/tokens.ts'
import { said, type Intent } from './intent.ts'

/** Who somebody is that teaches a course. */
export const person: Intent = {
  name: 'person',
  reply(question, { courses }) {
    const asksWho = /\bwho\b|\babout\b|\bkaun\b|\bkon\b|कौन|કોણ/.test(question.plain)
    const taught = courses.filter(
      ({ instructor }) =>
        instructor !== undefined &&
        wordsOf(plainText(instructor)).every(word => question.words.includes(word)),
    )
    const [first] = taught
    if (!first?.instructor || !asksWho || question.isAboutAny('phone', 'email', 'address', 'write'))
      return undefined
    return {
      lines: said(question.language, line(first.instructor, `${first.title} (${first.description})`)),
      page: first.page,
    }
  },
}

const line = (who: string, what: string): Said => ({
  en: `${who} teaches ${what}`,
  hi: `${who} यह कोर्स पढ़ाते हैं: ${what}`,
  gu: `${who} આ કોર્સ ભણાવે છે: ${what}`,
  'hi-Latn': `${who} yeh course padhate hain: ${what}`,
  'gu-Latn': `${who} aa course bhanave chhe: ${what}`,
})
