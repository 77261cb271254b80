import type { Said } from '../asked/language.ts'
import { plainText, wordsOf } from '../asked/tokens.ts'
import { said, type Intent } from './intent.ts'

/** Who won a race or a challenge: the first row of its table of results. */
export const winner: Intent = {
  name: 'winner',
  reply(question, { tables, pages }) {
    if (
      /\b(second|third|last|runner|many)\b/.test(question.plain) ||
      !/\b(who|which|winners?|kaun|kon|kone|team)\b|कौन|કોણ/.test(question.plain) ||
      !question.isAbout('win') ||
      !question.isAboutAny('competition', 'maze') ||
      question.isAbout('price')
    )
      return undefined
    const results = tables
      .filter(({ columns }) => columns.includes('Place') && columns.includes('Team'))
      .map(table => {
        const title = wordsOf(plainText(pages.get(table.address.split('#')[0] ?? '')?.title ?? ''))
        return { table, hits: question.words.filter(word => word.length > 3 && title.includes(word)).length }
      })
      .toSorted((a, b) => b.hits - a.hits)
    const [best] = results
    if (!best || best.hits === 0) return undefined
    const { columns, rows, address } = best.table
    const [first = []] = rows
    const team = first[columns.indexOf('Team')] ?? ''
    const from = first[columns.indexOf('From')]
    return {
      lines: said(question.language, line(from === undefined ? team : `${team} (${from})`)),
      page: address,
    }
  },
}

const line = (team: string): Said => ({
  en: `The winner was the team ${team}.`,
  hi: `विजेता टीम: ${team}।`,
  gu: `વિજેતા ટીમ: ${team}.`,
  'hi-Latn': `Winner team: ${team}.`,
  'gu-Latn': `Vijeta team: ${team}.`,
})
