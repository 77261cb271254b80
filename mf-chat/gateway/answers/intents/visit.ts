import { faqAnswer, type Translation } from './faq-answer.ts'
import type { Intent } from './intent.ts'

/** Whether one may come and look. */
export const visit: Intent = {
  name: 'visit',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, days, plain, language } = question
    if (
      !isAbout('visit') ||
      days.length > 0 ||
      question.isAboutOther('visit', 'lab') ||
      isAboutAny('price', 'next batch', 'scholarship', 'disability') ||
      question.strange.length > 3
    )
      return undefined
    if (
      /\b(our school|to (the|our) school|which labs?|labs? we can visit|where|first visit|from first)\b/.test(
        plain,
      )
    )
      return undefined
    return faqAnswer('visit', language, facts, translation)
  },
}

const translation: Translation = {
  of: /guided tours are by appointment/i,
  in: {
    hi: ['हाँ, ज़रूर आइए। टूर पहले से समय तय करके (by appointment) होते हैं: हमें फ़ोन करें या लिखें।'],
    gu: ['હા, જરૂર આવો. મુલાકાત અગાઉથી સમય નક્કી કરીને (by appointment) થાય છે: અમને ફોન કરો અથવા લખો.'],
    'hi-Latn': [
      'Haan, zaroor aaiye. Guided tour pehle se time lekar (by appointment) hote hain: hamein call kijiye ya likhiye.',
    ],
    'gu-Latn': [
      'Ha, jarur aavo. Guided tour agauthi samay nakki karine (by appointment) thay chhe: amne phone karo athva lakho.',
    ],
  },
}
