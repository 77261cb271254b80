import type { Store } from '../store/store.ts'
import { addStoreOptionsToCommands } from '../deploy/printed-commands.ts'

/** Even in wider terminals; columns. */
const WIDEST = 100

/** Wraps long lines, and adds the options for store and site to each command in the output. */
export const formatForTerminal = (text: string, store: Store): string =>
  wrapForTerminal(addStoreOptionsToCommands(text, store))

export const wrapForTerminal = (text: string): string => wrapText(text, columnsFrom(process.env['COLUMNS']))

/** COLUMNS lets a program that shows the output set its width. */
const columnsFrom = (typed = ''): number => (/^\d+$/.test(typed) ? Number(typed) : WIDEST)

/**
 * Continued lines are indented to the start of their text, also in tables and lists. A command stays on one
 * line if it fits; otherwise it is continued with shell syntax.
 * @param text JSON, which is for programs, is returned unchanged
 */
export function wrapText(text: string, columns: number): string {
  if (/^\s*[[{]/.test(text)) return text
  const whole = text.replaceAll(QUOTED, word => word.replaceAll(' ', HELD_BLANK))
  const lines = whole.split('\n').map(line => (line.length > columns ? wrappedLine(line, columns) : line))
  return lines.join('\n').replaceAll(HELD_BLANK, ' ')
}

/** A path with blanks, as quoteForShell writes it, is one word. */
const QUOTED = /(?<=^| )'(?:[^'\n]|'\\'')*'/gm
const HELD_BLANK = '\0'

/** What precedes a line's text: blanks, a list mark, or the first cell of a table. */
const BEFORE = /^\s*(?:\S.{0,36}? {2,}|[-✓] )?/
const COMMAND = /^\(?(?:npm run release --|nginx -p|chmod (?:a\+|600)|ssh-keygen -t)/
const JOINT = ' \\'

function wrappedLine(line: string, columns: number): string {
  const [before = ''] = BEFORE.exec(line) ?? []
  const room = columns - before.length - JOINT.length
  const [first = '', ...others] = unitsOf(line.slice(before.length).split(' '), room)
  const lines = [first]
  for (const unit of others) {
    const last = lines.at(-1) ?? ''
    if (!unit.includes('\n') && last.length + 1 + unit.length <= room)
      lines[lines.length - 1] = `${last} ${unit}`
    else lines.push(...unit.split('\n'))
  }
  return before + lines.join(`\n${' '.repeat(before.length)}`)
}

/** Single words and whole commands. A command that is longer than a line becomes a unit of several lines. */
function unitsOf(words: readonly string[], room: number): string[] {
  const units: string[] = []
  for (let at = 0; at < words.length;) {
    const end = endOfCommand(words, at)
    const piece = words.slice(at, end).join(' ')
    units.push(piece.length <= room ? piece : inLines(words.slice(at, end), room))
    at = end
  }
  return units
}

function inLines(words: readonly string[], room: number): string {
  let line = ''
  const lines: string[] = []
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(`${line}${JOINT}`)
      line = `  ${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

/** @returns the index after the command that starts at `at`; `at + 1` if none does */
function endOfCommand(words: readonly string[], at: number): number {
  if (!COMMAND.test(words.slice(at, at + 4).join(' '))) return at + 1
  const others = words.slice(at + 1)
  const last = others.findIndex(word => /[.,;:)…]$/.test(word))
  const bracket = others.findIndex(word => word.startsWith('('))
  const ends = [last + 1, bracket].filter(end => end > 0)
  return at + 1 + Math.min(others.length, ...ends)
}
