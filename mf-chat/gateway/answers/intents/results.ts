import type { Said } from '../asked/language.ts'
import type { Question } from '../asked/question.ts'
import { plainText, wordsOf } from '../asked/tokens.ts'
import type { Facts } from '../facts/facts.ts'
import type { Table } from '../facts/tables.ts'
import { said, type Intent } from './intent.ts'

/** Who came first, second or third in a race or a challenge, and what its table of results says of that team. */
export const results: Intent = {
  name: 'results',
  isExact: true,
  isPointed: true,
  reply(question, facts) {
    const place = placeIn(question)
    if (place === undefined || question.isAboutAny('price', 'award')) return undefined
    const table = tableOf(question, facts)
    const row = table?.rows.find(([first]) => first === String(place))
    if (!table || !row) return undefined
    const { columns, address } = table
    const wanted = columns.findIndex((column, at) => at > 0 && isNamed(column, question))
    const team = cell(table, row, 'Team')
    const from = columns.includes('From') ? ` (${cell(table, row, 'From')})` : ''
    const more = wanted === -1 ? '' : `${columns[wanted] ?? ''}: ${row[wanted] ?? ''}`
    return { lines: said(question.language, line(place, team + from, more)), page: address }
  },
}

const cell = ({ columns }: Table, row: readonly string[], column: string): string =>
  row[columns.indexOf(column)] ?? ''

const PLACES: readonly RegExp[] = [
  /\b(won|wins?|winn\w*|first place|came first|jeet\w*|jit\w*)\b|जीत|જીત/,
  /\b(second|runners?.up|2nd)\b/,
  /\b(third|3rd)\b/,
]

/** Asked for the last first: “who came second, who won” is rare, “won second place” is not. */
function placeIn({ plain, isAbout, isAboutAny }: Question): number | undefined {
  if (/\b(prize|last|many teams|home|next|why|where|when)\b/.test(plain)) return undefined
  const at = PLACES.findLastIndex(each => each.test(plain))
  if (at === -1) return isAbout('win') && isAboutAny('competition', 'maze') ? 1 : undefined
  return at + 1
}

/** The table of results whose page is named best by the question. */
function tableOf({ words, isAboutAny }: Question, { tables, pages }: Facts): Table | undefined {
  if (!isAboutAny('competition', 'maze')) return undefined
  const [best] = tables
    .filter(({ columns }) => columns.includes('Place') && columns.includes('Team'))
    .map(table => {
      const title = wordsOf(plainText(pages.get(table.address.split('#')[0] ?? '')?.title ?? ''))
      return { table, hits: words.filter(word => word.length > 3 && title.includes(word)).length }
    })
    .toSorted((a, b) => b.hits - a.hits)
  return best && best.hits > 0 ? best.table : undefined
}

/** “Cooler by” by cooler, “Moves” by moves. */
function isNamed(column: string, { words, isAboutAny }: Question): boolean {
  const [first = ''] = wordsOf(plainText(column))
  if (first === 'team' || first === 'from') return false
  return words.includes(first) || (first === 'cost' && isAboutAny('price'))
}

const ORDINALS = ['first', 'second', 'third']

const line = (place: number, team: string, more: string): Said => {
  const end = more === '' ? '' : ` ${more}.`
  return {
    en:
      (place === 1 ? `The winner was the team ${team}.` : `The team ${team} came ${ORDINALS[place - 1]}.`) +
      end,
    hi: (place === 1 ? `विजेता टीम: ${team}।` : `स्थान ${place}: ${team}।`) + end,
    gu: (place === 1 ? `વિજેતા ટીમ: ${team}.` : `સ્થાન ${place}: ${team}.`) + end,
    'hi-Latn': (place === 1 ? `Winner team: ${team}.` : `Number ${place}: ${team}.`) + end,
    'gu-Latn': (place === 1 ? `Vijeta team: ${team}.` : `Number ${place}: ${team}.`) + end,
  }
}
