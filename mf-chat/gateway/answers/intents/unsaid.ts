import type { Said } from '../asked/language.ts'
import type { Topic } from '../asked/lexicon.ts'
import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'
import { isOfHolidayCamp } from './holiday-camp.ts'
import { said, type Intent } from './intent.ts'

/** What people often ask and the site does not say. As soon as a page says it, the pages answer. */
const SUBJECTS: readonly { readonly topic: Topic; readonly word: RegExp; readonly lines: Said }[] = [
  subject('certificate', /certificate/i, 'certificates', 'प्रमाणपत्र', 'પ્રમાણપત્ર', 'certificate'),
  subject(
    'job',
    /\b(job|jobs|vacanc|internship|CEO)\b/i,
    'jobs, salaries or who runs the company',
    'नौकरी और कंपनी चलाने वालों',
    'નોકરી અને કંપની ચલાવનારા',
    'job aur company ke malik',
  ),
  subject('whatsapp', /whatsapp/i, 'WhatsApp', 'व्हाट्सएप', 'વોટ્સએપ', 'WhatsApp'),
  subject(
    'pay how',
    /\b(UPI|EMI|instal|credit card)/i,
    'ways of paying such as cards, UPI or instalments',
    'भुगतान के तरीक़ों (UPI, कार्ड, किस्त)',
    'ચુકવણીની રીતો (UPI, કાર્ડ, હપ્તા)',
    'UPI, card ya kist',
  ),
  subject('franchise', /franchise/i, 'franchises', 'फ्रैंचाइज़ी', 'ફ્રેન્ચાઇઝી', 'franchise'),
  subject('trial', /\b(trial|demo) class/i, 'trial classes', 'ट्रायल क्लास', 'ટ્રાયલ ક્લાસ', 'trial class'),
  subject('discount', /discount|coupon/i, 'discounts', 'छूट', 'વળતર', 'discount'),
  subject(
    'holiday',
    /public holiday|closed on holidays/i,
    'opening hours on holidays',
    'छुट्टी के दिनों के समय',
    'રજાના દિવસોના સમય',
    'chhutti ke din ke timing',
  ),
]

export const unsaid: Intent = {
  name: 'what the site does not say',
  reply(question, facts) {
    const asked = SUBJECTS.find(({ topic }) => question.isAbout(topic) && !isOtherwise(topic, question))
    if (!asked || isSaid(asked.word, facts)) return undefined
    return { lines: said(question.language, asked.lines), isUnknown: true }
  },
}

/** The same word may be part of something else: a holiday camp, a discount for those who cannot pay. */
function isOtherwise(topic: Topic, question: Question): boolean {
  const { isAboutAny } = question
  if (topic === 'holiday') return isAboutAny('news', 'tier') || isOfHolidayCamp(question)
  if (topic === 'discount') return isAboutAny('scholarship')
  if (topic === 'job') return isAboutAny('career counselling', 'tier', 'kit')
  return topic === 'trial' && isAboutAny('news', 'anganwadi')
}

const isSaid = (word: RegExp, { pages }: Facts): boolean =>
  [...pages.values()].some(
    ({ url, sections }) => !/^\/(news|blog)\//.test(url) && sections.some(({ text }) => word.test(text)),
  )

function subject(topic: Topic, word: RegExp, en: string, hi: string, gu: string, latin: string) {
  const lines: Said = {
    en: `The site says nothing about ${en}.`,
    hi: `${hi} के बारे में इस साइट पर कुछ नहीं लिखा है।`,
    gu: `${gu} વિશે આ સાઇટ પર કંઈ લખ્યું નથી.`,
    'hi-Latn': `${latin} ke baare mein is site par kuch nahi likha hai.`,
    'gu-Latn': `${latin} vishe aa site par kai lakhyu nathi.`,
  }
  return { topic, word, lines }
}
