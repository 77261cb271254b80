import { faqAnswer, type Translation } from './faq-answer.ts'
import type { Intent } from './intent.ts'

/** That a place is paid for in full. Ways of paying are another matter (unsaid.ts). */
export const payment: Intent = {
  name: 'payment',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, plain, language } = question
    const isFull = /\b(full|whole|everything|entire|pura|poora|puru|advance|pehle|before)\b|पूरा|પૂર/.test(
      plain,
    )
    const isHow = /\bhow (can|do|to|should) (i |we )?(pay|make)|\bpayment\b/.test(plain)
    const isAsked =
      isAbout('pay') ||
      (isAbout('price') &&
        /\b(pura|poora|puru|full)\b/.test(plain) &&
        /\b(pehle|pela|advance|dena|before|first)\b/.test(plain))
    if (
      !isAsked ||
      !(isFull || isHow) ||
      isAboutAny('waitlist', 'pay how', 'lab', 'partnership', 'visit', 'kit', 'tier')
    )
      return undefined
    // Whether one pays on these pages stands in the terms.
    if (/\b(website|site|online|here)\b/.test(plain)) return undefined
    return faqAnswer('register', language, facts, translation)
  },
}

const translation: Translation = {
  of: /full payment is required to secure a spot/i,
  in: {
    hi: ['जगह पक्की करने के लिए पूरा भुगतान (full payment) ज़रूरी है।'],
    gu: ['જગ્યા પાકી કરવા માટે પૂરી ચુકવણી (full payment) જરૂરી છે.'],
    'hi-Latn': ['Seat pakki karne ke liye full payment zaroori hai.'],
    'gu-Latn': ['Jagya paki karva mate full payment jaruri chhe.'],
  },
}
