import { faqAnswer, type Translation } from './faq-answer.ts'
import type { Intent } from './intent.ts'

/** How to take a place in a course. */
export const registration: Intent = {
  name: 'registration',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, plain, language } = question
    if (
      !(isAbout('register') || /\bsign\b.*\bup\b/.test(plain)) ||
      question.isAboutOther('register') ||
      isAboutAny('job', 'privacy')
    )
      return undefined
    // What the buttons and the form do not do, and who may register, stands in the terms.
    if (
      /\b(button|form|clicked?|herself|himself|alone|price change|after i|after we|before i|taxi|cab|hotel|ticket|print|nothing happened|free)\b/.test(
        plain,
      )
    )
      return undefined
    // Nor does it say at which age.
    if (/\bhow old\b|\bwhat age\b/.test(plain)) return undefined
    // Whatever else there is to book is none of ours.
    if (
      question.strange.length > 0 &&
      !isAboutAny('course', 'child', 'online', 'student') &&
      question.courses.length === 0
    )
      return undefined
    return faqAnswer('register', language, facts, translation)
  },
}

const translation: Translation = {
  of: /online, by phone or in person.*full payment is required/is,
  in: {
    hi: [
      'आप ऑनलाइन, फ़ोन पर या हमारे ऑफ़िस आकर (online, by phone or in person) रजिस्टर कर सकते हैं।',
      'जगह पक्की करने के लिए पूरा भुगतान (full payment) ज़रूरी है।',
    ],
    gu: [
      'તમે ઓનલાઇન, ફોન પર અથવા અમારી ઓફિસે આવીને (online, by phone or in person) નોંધણી કરી શકો છો.',
      'જગ્યા પાકી કરવા માટે પૂરી ચુકવણી (full payment) જરૂરી છે.',
    ],
    'hi-Latn': [
      'Aap online, phone par ya hamare office aakar (in person) register kar sakte hain.',
      'Seat pakki karne ke liye full payment zaroori hai.',
    ],
    'gu-Latn': [
      'Tame online, phone par athva amari office aavine (in person) register kari shako chho.',
      'Jagya paki karva mate full payment jaruri chhe.',
    ],
  },
}
