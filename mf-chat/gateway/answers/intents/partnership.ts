import { faqAnswer, type Translation } from './faq-answer.ts'
import type { Intent } from './intent.ts'

/** How a school works with the company. */
export const partnership: Intent = {
  name: 'partnership',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, plain, language } = question
    const isSchools =
      isAbout('school') &&
      /\b(chalana|chalav\w*|shuru|programme? (chal|in)|start (a|your)|bring|introduce|work with (us|our))\b|शुरू करना|ચલાવવ/.test(
        plain,
      )
    const wantsLab =
      isAbout('school') &&
      isAbout('lab') &&
      (isAbout('lab of a school') || /\b(want|need|chahiye|chahte|joie|interested|get|open)\b/.test(plain))
    if (
      !(isAbout('partnership') || isSchools || wantsLab) ||
      isAboutAny('maze', 'price', 'how many', 'news', 'win')
    )
      return undefined
    // Those who are partners already, and what a programme consists of, stand in running text.
    if (
      /\b(who|which) are (your|the|ur) partners?\b|\bpartners (are|list)\b|\b(your|our) partners\b/.test(
        plain,
      )
    )
      return undefined
    return faqAnswer('partnership', language, facts, translation)
  },
}

const translation: Translation = {
  of: /three models\. We set up a complete lab in your building.*weekly session in your timetable.*train your own teachers/is,
  in: {
    hi: [
      'स्कूलों के लिए तीन मॉडल (three models) हैं: हम आपके यहाँ पूरी लैब लगाकर उसकी देखभाल करते हैं;',
      'या हमारे ट्रेनर हर हफ़्ते आपके टाइमटेबल में पढ़ाने आते हैं; या हम आपके शिक्षकों को प्रशिक्षण देते हैं।',
    ],
    gu: [
      'શાળાઓ માટે ત્રણ મોડેલ (three models) છે: અમે તમારે ત્યાં આખી લેબ બનાવીને તેની સંભાળ રાખીએ છીએ;',
      'અથવા અમારા ટ્રેનર દર અઠવાડિયે તમારા ટાઇમટેબલમાં ભણાવવા આવે છે; અથવા અમે તમારા શિક્ષકોને તાલીમ આપીએ છીએ.',
    ],
    'hi-Latn': [
      'Schools ke liye teen model (three models) hain: hum aapke yahan puri lab lagakar uski dekhbhal karte hain;',
      'ya hamare trainer har hafte aapke timetable mein aate hain; ya hum aapke teachers ko training dete hain.',
    ],
    'gu-Latn': [
      'Schools mate tran model (three models) chhe: ame tamare tya aakhi lab banavine teni sambhal rakhie chhie;',
      'athva amara trainer dar athvadiye tamara timetable ma aave chhe; athva ame tamara teachers ne training aapie chhie.',
    ],
  },
}
