import { isLatin } from './meanings.ts'
import { soundOf } from './sound.ts'

export interface NumberInText {
  readonly value: number
  readonly isOrdinal: boolean
  /** In letters: such words often mean something else too. */
  readonly isWord: boolean
}

const CARDINALS = [
  'one ek',
  'two be do',
  'three teen tran tin',
  'four char chaar',
  'five panch paanch',
  'six chhe chah chhah cha',
  'seven saat sat',
  'eight aath ath',
  'nine nau nav no',
  'ten das dus',
  'eleven gyarah gyara agiyar',
  'twelve barah bara bar baar',
  'thirteen terah tera ter',
  'fourteen chaudah chaud',
  'fifteen pandrah pandar',
  'sixteen solah sol',
  'seventeen satrah sattar',
  'eighteen atharah adhar',
]
const ORDINALS = [
  'first pehli pahli pehla paheli pehlu i',
  'second doosri dusri dusra biji biju bija ii',
  'third teesri tisri teesra tisra triji triju iii',
  'fourth chauthi chothi chautha chothu chautho iv',
  'fifth paanchvi panchvi panchva panchmi panchmu panchma v',
  'sixth chhathi chhati chathi chhattha chhatha chhathu vi',
  'seventh saatvi satvi satva saatva satma satmu vii',
  'eighth aathvi athvi athva aathva athma athmu viii',
  'ninth nauvi navi navvi nauvin navma navmu ix',
  'tenth dasvi dasvin dasva dasma dasmu x',
  'eleventh gyarvi gyarahvi gyarhvi agiyarma xi',
  'twelfth barvi barahvi barhvi barma xii',
]

const latin = new Map<string, NumberInText>()
const bySound = new Map<string, NumberInText>()
CARDINALS.forEach((words, at) => note(words, { value: at + 1, isOrdinal: false, isWord: true }))
ORDINALS.forEach((words, at) => note(words, { value: at + 1, isOrdinal: true, isWord: true }))

function note(words: string, number: NumberInText): void {
  for (const word of words.split(' ')) {
    if (!latin.has(word)) latin.set(word, number)
    if (!bySound.has(soundOf(word))) bySound.set(soundOf(word), number)
  }
}

/** A number, in digits or in letters of the three languages: 7, 7th, seven, saatvi, सातवीं. */
export function numberIn(word: string): NumberInText | undefined {
  const digits = /^(\d{1,3})(st|nd|rd|th|va|vi|vin|mi|ma|we)?$/.exec(word)
  if (digits) return { value: Number(digits[1]), isOrdinal: digits[2] !== undefined, isWord: false }
  if (isLatin(word)) return latin.get(word)
  return bySound.get(soundOf(word)) ?? bySound.get(soundOf(word.replace(/[ीं]+$/u, 'ी')).replace(/n$/, ''))
}
