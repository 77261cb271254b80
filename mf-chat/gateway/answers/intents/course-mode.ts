import type { Said } from '../asked/language.ts'
import { said, type Intent } from './intent.ts'
import { sentenceWith } from './sentence-with.ts'

/** Whether courses are online or at the centre. */
export const courseMode: Intent = {
  name: 'online or at the centre',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, language, words } = question
    const isAsked =
      isAbout('online') &&
      (isAboutAny('course', 'office') || question.courses.length > 0 || words.length <= 4)
    if (
      !isAsked ||
      question.isAboutOther() ||
      isAboutAny('tier', 'pay', 'register', 'competition', 'when', 'price')
    )
      return undefined
    const found = sentenceWith(facts, /live, online/i, ['/courses'])
    return found && { lines: said(language, line(found.sentence)), page: '/courses' }
  },
}

const line = (sentence: string): Said => ({
  en: `Our courses: ${sentence}`,
  hi: 'हमारे कोर्स लाइव और ऑनलाइन (online) होते हैं, छोटे समूहों में।',
  gu: 'અમારા કોર્સ લાઇવ અને ઓનલાઇન (online) હોય છે, નાના જૂથોમાં.',
  'hi-Latn': 'Hamare course live aur online hote hain, chhote groups mein.',
  'gu-Latn': 'Amara course live ane online hoy chhe, nana groups ma.',
})
