import type { Language, Said } from './asked/language.ts'
import type { Facts } from './facts/facts.ts'
import { waysToAsk } from './intents/contact.ts'
import { hoursInShort } from './intents/hours.ts'

/** That the site does not say it, what can be asked instead, and when somebody picks up the phone. */
export function dontKnow(language: Language, facts: Facts, said: readonly string[] = []): string {
  const first = said.length > 0 ? said : [NOTHING[language]]
  return [...first, ask(facts, language), ...(said.length > 0 ? [] : [CAN_SAY[language]])].join('\n')
}

/** The way to ask people, in one line. */
export function ask({ office }: Facts, language: Language): string {
  const ways = waysToAsk(office, language)
  const hours = hoursInShort(office, language)
  return `${ASK[language]}: ${[ways, hours && `(${hours})`, office.page].filter(Boolean).join(' ')}`
}

const NOTHING: Said = {
  en: 'I found nothing about that on this site.',
  hi: 'इस बारे में मुझे इस साइट पर कुछ नहीं मिला।',
  gu: 'આ વિશે મને આ સાઇટ પર કંઈ મળ્યું નથી.',
  'hi-Latn': 'Is baare mein mujhe is site par kuch nahi mila.',
  'gu-Latn': 'Aa vishe mane aa site par kai malyu nathi.',
}

const ASK: Said = {
  en: 'Please ask our team',
  hi: 'हमारी टीम से पूछिए',
  gu: 'અમારી ટીમને પૂછો',
  'hi-Latn': 'Hamari team se puchhiye',
  'gu-Latn': 'Amari team ne puchho',
}

const CAN_SAY: Said = {
  en: 'I can tell you about courses, fees, labs, opening hours, refunds, registration, school partnerships and our news.',
  hi: 'मैं कोर्स, फ़ीस, लैब, समय, रिफंड, रजिस्ट्रेशन और स्कूल साझेदारी के बारे में बता सकता हूँ।',
  gu: 'હું કોર્સ, ફી, લેબ, સમય, રિફંડ, નોંધણી અને શાળા ભાગીદારી વિશે કહી શકું છું.',
  'hi-Latn':
    'Main course, fees, lab, timing, refund, registration aur school partnership ke baare mein bata sakta hoon.',
  'gu-Latn': 'Hu course, fee, lab, samay, refund, nondhani ane school partnership vishe kahi shaku chhu.',
}
