import type { Language, Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'

/** Something that people ask for, and what the assistant then says. */
export interface Intent {
  readonly name: string
  /** Replies to whatever is near its topic, so a passage that says more of the question goes before it. */
  readonly isBroad?: boolean
  /** Tells what a thing is, whatever is asked of it: the answer only where nothing more is asked. */
  readonly isVague?: boolean
  /** Words beside what it replies to change nothing: a name, what a child likes. */
  readonly isPointed?: boolean
  /** Looks at the very words, so it may reply to a question that has many words beside those that are understood. */
  readonly isExact?: boolean
  /** @returns nothing where the question asks for something else, or the facts do not hold it */
  readonly reply: (question: Question, facts: Facts) => Reply | undefined
}

export interface Reply {
  /** One to three; whole sentences. */
  readonly lines: readonly string[]
  /** Where to read on: path, with an anchor where there is one. */
  readonly page?: string | undefined
  /** The honest word that the site does not say; the way to ask follows by itself. */
  readonly isUnknown?: boolean
}

/** @param lines each in all languages */
export const said = (language: Language, ...lines: readonly Said[]): readonly string[] =>
  lines.map(line => line[language])

const QUOTE: Said = {
  en: '',
  hi: 'हमारी साइट पर अंग्रेज़ी में लिखा है: ',
  gu: 'અમારી સાઇટ પર અંગ્રેજીમાં લખ્યું છે: ',
  'hi-Latn': 'Hamari site par English mein likha hai: ',
  'gu-Latn': 'Amari site par English ma lakhyu chhe: ',
}

/** The site's own English words, which nobody has translated. */
export const quoted = (language: Language, lines: readonly string[]): readonly string[] =>
  lines.map((line, at) => (at === 0 ? QUOTE[language] + line : line))
