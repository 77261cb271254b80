import type { Said } from './asked/language.ts'
import type { Question } from './asked/question.ts'

const GREETING: Said = {
  en: 'Namaste! Ask me about courses and fees, labs, opening hours, refunds, school partnerships or our news.\nFor anything else, our team is here for you: /contact',
  hi: 'नमस्ते! मुझसे कोर्स, फ़ीस, लैब, समय, रिफंड या स्कूल साझेदारी के बारे में पूछिए।\nबाकी सब के लिए हमारी टीम है: /contact',
  gu: 'નમસ્તે! મને કોર્સ, ફી, લેબ, સમય, રિફંડ કે શાળા ભાગીદારી વિશે પૂછો.\nબાકી બધા માટે અમારી ટીમ છે: /contact',
  'hi-Latn':
    'Namaste! Mujhse course, fees, lab, timing, refund ya school partnership ke baare mein puchhiye.\nBaaki sab ke liye hamari team hai: /contact',
  'gu-Latn':
    'Namaste! Mane course, fee, lab, samay, refund ke school partnership vishe puchho.\nBaki badha mate amari team chhe: /contact',
}

const POLITE =
  /^(hi+|hello|hey|hola|namaste|namaskar|kem|cho|majama|good|morning|evening|afternoon|night|day|thank|thanks|thx|you|u|very|much|ok|okay|bye|dhanyavad|dhanyawad|shukriya|aabhar|abhar|नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|નમસ્તે|આભાર|કેમ|છો|sir|madam|maam|mam|ji|there|so|a|lot|all|everyone|team|jai|shri|krishna|ram|pranam|how|are|s|up|what|great|nice|cool|super|fine|yes|no)$/u

/** @returns a greeting for a greeting or thanks; nothing for a question */
export function greetingFor({ words, language }: Question): string | undefined {
  return words.length <= 8 && words.every(word => POLITE.test(word)) ? GREETING[language] : undefined
}
