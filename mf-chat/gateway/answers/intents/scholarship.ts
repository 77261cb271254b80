import type { Said } from '../asked/language.ts'
import { said, type Intent } from './intent.ts'
import { sentenceWith } from './sentence-with.ts'

/** Who pays no fee. */
export const scholarship: Intent = {
  name: 'no fee for low incomes',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, language, plain } = question
    const isOtherFree =
      /saare course muft|aisa bolo|\bpura\b/.test(plain) ||
      (question.courses.length > 0 && isAboutAny('price', 'how much')) ||
      isAboutAny(
        'how many',
        'duration',
        'visit',
        'pay',
        'career counselling',
        'medical camp',
        'maze',
        'trial',
        'lab',
        'waitlist',
        'competition',
        'kit',
        'assistant',
        'school',
        'open',
      ) ||
      /\bfirst visit\b/.test(plain)
    if (!isAbout('scholarship') || isOtherFree) return undefined
    const found = sentenceWith(facts, /income.*(pay nothing|no fee)|no fee.*income/i, [
      '/services',
      '/waitlist',
    ])
    return found && { lines: said(language, line(found.sentence)), page: found.page }
  },
}

const line = (sentence: string): Said => ({
  en: sentence,
  hi: 'जिन परिवारों की आय उनके राज्य की छात्रवृत्ति योजना की सीमा से कम है, उनसे कोई फीस नहीं ली जाती (no fee)।',
  gu: 'જે પરિવારોની આવક તેમના રાજ્યની શિષ્યવૃત્તિ યોજનાની મર્યાદાથી ઓછી છે, તેમની પાસેથી કોઈ ફી નથી લેવાતી (no fee).',
  'hi-Latn':
    'Jin parivaron ki income unke state ki scholarship scheme ki limit se kam hai, unse koi fees nahi li jati (no fee).',
  'gu-Latn':
    'Je parivaro ni aavak temna rajya ni scholarship scheme ni limit thi ochhi chhe, temni pasethi koi fee nathi levati (no fee).',
})
