import type { Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import type { Facts } from '../facts/facts.ts'
import type { Table } from '../facts/tables.ts'
import { said, type Intent } from './intent.ts'

/** The tiers of the online platform: what is in each, and that their price is not on the site. */
export const tiers: Intent = {
  name: 'tiers',
  isBroad: true,
  reply(question, facts) {
    const { isAbout, isAboutAny, language } = question
    const table = facts.tables.find(({ heading }) => /\btiers\b/i.test(heading))
    if (
      !table ||
      isAboutAny('competition', 'partnership', 'lab', 'school', 'anganwadi') ||
      !(isAbout('tier') || tierWords(table, question).length > 0 || /\bdoubt hour/.test(question.plain)) ||
      /\b(which|what) (class|grade)/.test(question.plain)
    )
      return undefined
    if (isAboutAny('price', 'how much', 'discount') && !isAboutAny('waitlist'))
      return pricesSaid(facts, table) ? undefined : { lines: said(language, UNSAID), isUnknown: true }
    return contents(question, table)
  },
}

/** The names of the tiers are the columns but the first. */
const namesIn = ({ columns }: Table): readonly string[] => columns.slice(1)

const tierWords = (table: Table, { words }: Question): readonly string[] =>
  namesIn(table).filter(name => words.includes(name.toLowerCase()))

const pricesSaid = ({ pages }: Facts, { address }: Table): boolean =>
  (pages.get(address.split('#')[0] ?? '')?.sections ?? []).some(({ text }) =>
    text.split('\n').some(line => /tier|month/i.test(line) && /₹\d/.test(line)),
  )

function contents(question: Question, table: Table) {
  const { isAboutAny, plain, language } = question
  const named = tierWords(table, question)
  const wanted = table.rows.find(([what = '']) => isWanted(what, question))
  const page = table.address
  if (wanted) {
    const having = namesIn(table).filter((_, at) => wanted[at + 1] === 'Yes')
    return { lines: said(language, having.length > 0 ? inTiers(wanted[0] ?? '', having) : NONE), page }
  }
  // When it opens, how to change or to join: running text says it.
  if (isAboutAny('when', 'time', 'register', 'waitlist', 'phone', 'online') && !isAboutAny('list'))
    return undefined
  if (/\b(change|move|switch|upgrade|downgrade|language|languages|launch\w*|families|day|hour)\b/.test(plain))
    return undefined
  const shown = named.length > 0 ? named : namesIn(table)
  return { lines: said(language, ...shown.slice(0, 3).map(name => tierLine(name, table))), page }
}

function isWanted(what: string, { plain, isAbout }: Question): boolean {
  const word = /kit|mentor|live class|doubt|recorded|practice/i.exec(what)?.[0].toLowerCase()
  if (word === undefined || /\bwhat (is|does)\b.*\binclude/.test(plain)) return false
  return (
    (word === 'kit' ? isAbout('kit') : plain.includes(word)) &&
    !/\bwhen\b|what day|which day|\btime\b/.test(plain)
  )
}

const tierLine = (name: string, { columns, rows }: Table): Said => {
  const at = columns.indexOf(name)
  const included = rows.filter(row => row[at] === 'Yes').map(([what = '']) => what)
  const list = included.join('; ')
  return {
    en: `${name}: ${list}.`,
    hi: `${name}: ${list}।`,
    gu: `${name}: ${list}.`,
    'hi-Latn': `${name}: ${list}.`,
    'gu-Latn': `${name}: ${list}.`,
  }
}

const inTiers = (what: string, names: readonly string[]): Said => ({
  en: `“${what}” is included in ${names.join(' and ')}.`,
  hi: `“${what}” इसमें शामिल है: ${names.join(', ')}।`,
  gu: `“${what}” આમાં સામેલ છે: ${names.join(', ')}.`,
  'hi-Latn': `“${what}” isme shamil hai: ${names.join(', ')}.`,
  'gu-Latn': `“${what}” aama samel chhe: ${names.join(', ')}.`,
})

const NONE: Said = {
  en: 'No tier includes that.',
  hi: 'किसी प्लान में यह शामिल नहीं है।',
  gu: 'કોઈ પ્લાનમાં આ સામેલ નથી.',
  'hi-Latn': 'Kisi plan mein yeh shamil nahi hai.',
  'gu-Latn': 'Koi plan ma aa samel nathi.',
}

const UNSAID: Said = {
  en: 'What the tiers of the online platform cost is not on this site. Our team can tell you.',
  hi: 'ऑनलाइन प्लेटफ़ॉर्म के प्लान की कीमत इस साइट पर नहीं है। हमारी टीम से पूछिए।',
  gu: 'ઓનલાઇન પ્લેટફોર્મના પ્લાનની કિંમત આ સાઇટ પર નથી. અમારી ટીમને પૂછો.',
  'hi-Latn': 'Online platform ke plan ki kimat is site par nahi hai. Hamari team se puchhiye.',
  'gu-Latn': 'Online platform na plan ni kimat aa site par nathi. Amari team ne puchho.',
}
