import type { Said } from '../asked/language.ts'
import { said, type Intent } from './intent.ts'

/** Where the company is on social networks. */
export const social: Intent = {
  name: 'social networks',
  isBroad: true,
  reply({ isAbout, language, plain }, { office }) {
    const profiles = office.profiles.filter(
      profile => !/facebook|twitter/.test(plain) || /facebook|twitter/.test(profile),
    )
    if (!isAbout('social') || profiles.length === 0) return undefined
    return { lines: said(language, line(profiles.join(', '))), page: '/' }
  },
}

const line = (profiles: string): Said => ({
  en: `You find us at ${profiles}`,
  hi: `हम यहाँ हैं: ${profiles}`,
  gu: `અમે અહીં છીએ: ${profiles}`,
  'hi-Latn': `Hum yahan hain: ${profiles}`,
  'gu-Latn': `Ame ahi chhie: ${profiles}`,
})
