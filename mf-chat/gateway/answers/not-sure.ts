import type { Language, Said } from './asked/language.ts'
import { ask } from './dont-know.ts'
import type { Facts } from './facts/facts.ts'
import { quoted, type Reply } from './intents/intent.ts'
import { shortened } from './passages/sentences.ts'

/** Characters of each passage: two of them have to be read at a glance. */
const LONGEST = 300

/**
 * That the assistant is not sure, what comes nearest on the pages, and whom to ask: for a question of which the pages speak in several
 * places, or of which a fact leaves out some word. Four lines at most (product specification, point 7).
 * @param near the nearest first
 */
export function notSure(language: Language, facts: Facts, near: readonly Reply[]): string {
  const passages = near
    .slice(0, 2)
    .map(
      ({ lines, page }) => `${shortened(lines.join(' '), LONGEST)}${page === undefined ? '' : ` (${page})`}`,
    )
  return [NOT_SURE[language], ...quoted(language, passages), ask(facts, language)].join('\n')
}

const NOT_SURE: Said = {
  en: 'I am not sure that the site answers this. The nearest that I found:',
  hi: 'मुझे पक्का नहीं पता कि साइट पर इसका जवाब है। सबसे नज़दीक यह मिला:',
  gu: 'સાઇટ પર આનો જવાબ છે કે નહીં તેની મને ખાતરી નથી. સૌથી નજીકનું આ મળ્યું:',
  'hi-Latn': 'Mujhe pakka nahi pata ki site par iska jawab hai. Sabse nazdeek yeh mila:',
  'gu-Latn': 'Site par aano jawab chhe ke nahi teni mane khatri nathi. Sauthi najik aa malyu:',
}
