/** A language and the script it is typed in: people write Hindi and Gujarati in Latin letters too. */
export type Language = 'en' | 'hi' | 'gu' | 'hi-Latn' | 'gu-Latn'

/** A sentence in every language that the assistant answers in. */
export type Said = Readonly<Record<Language, string>>

/** What tells Hindi and Gujarati in Latin letters from English, and from each other. */
const HINDI = wordSet(
  'hai hain kya kaise kaisa kaisi kitna kitni kitne kitta kahan kaha kidhar kab kaun kaunsa kaunsi kon konsa konsi kyun kyu mein mai mujhe mera meri mere ' +
    'hamara humara apka aapka aapki aapke aap hum beta beti bacha bachcha bachche bacche bachon ladka ladki chahiye chaiye batao bataiye bataye batado hoga hogi ' +
    'nahi nahin liye karna karein kare karo karte karta sakte sakta sakti milega milegi milta milti hota hoti hote raha rahi rahe padhata padhate padhati padhana kaunse konse ' +
    'paise wala wali wale sikhate sikhana sikhaya sasta mehnga khula khulta khulte band saal baje tak aur bhi toh yaar bhai dijiye dena lena samay pata kuch sabse sikhna karwana karvana itwar hota kiska kiski kisko',
)
const GUJARATI = wordSet(
  'che chhe chho cho chu chhu shu su kem ketla ketlu ketli ketlo kyare kyan kya_che kevi kevu kevo kone kayo kayi kayu mare maru mari mara tamaru tamari tamara tame tamne amaru amne mate ' +
    'nathi joiye jove joie thay thase thashe male malse malshe malse aapo apo kaho janavo khullu khulu khule khulo chhokro chhokri dikro dikri dikra balak balko varsh varas dhoran nu no ni na ma thi bhanave bhanavse sikhvade shikhvade karvu karvi ' +
    'hato hati hata lidha lidho lidhi shikhvado sikhvado chhokrao hoy hase hashe padse padshe ane pan vagye vagya vage aavu aavvu sakay shakay kayu rupiya bandh',
)
/** In both, or in English too: they count only beside others. */
const SHARED = wordSet(
  'ka ki ke ko se me ne par pe ya na ni no nu ma thi su pan band ane time cho male mara kon mari saal kaha',
)

/** @param text as typed; @param words in it, lower case */
export function languageOf(text: string, words: readonly string[]): Language {
  const devanagari = lettersIn(text, /\p{Script=Devanagari}/gu)
  const gujarati = lettersIn(text, /\p{Script=Gujarati}/gu)
  if (devanagari + gujarati > 1) return devanagari >= gujarati ? 'hi' : 'gu'
  const hindi = telling(words, HINDI)
  const latinGujarati = telling(words, GUJARATI)
  const isTelling = words.some(word => !SHARED.has(word) && (HINDI.has(word) || GUJARATI.has(word)))
  if (Math.max(hindi, latinGujarati) < (isTelling ? 1 : 1.5)) return 'en'
  return latinGujarati > hindi ? 'gu-Latn' : 'hi-Latn'
}

const lettersIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

const telling = (words: readonly string[], ofLanguage: ReadonlySet<string>): number =>
  words.filter(word => ofLanguage.has(word)).reduce((sum, word) => sum + (SHARED.has(word) ? 0.5 : 1), 0)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
