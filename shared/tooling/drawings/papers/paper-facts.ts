import { execFileSync } from 'node:child_process'
import { parse } from 'node-html-parser'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'

/** What a PDF says of itself. */
export interface PaperFacts {
  readonly pages: number
  /** Of the first page; points, 72 to the inch. */
  readonly width: number
  readonly height: number
  readonly title: string
  readonly language: string
  /** Whether it says for those who listen what is a heading, a list, a table. */
  readonly isTagged: boolean
  /** All it says, without blanks: where a line ends is the printer's affair. */
  readonly letters: string
}

/** @returns what a paper's PDF is, as a reader of PDF finds it */
export function factsOf(pdf: string): PaperFacts {
  const program = path.join(root, 'shared/tooling/drawings/papers/print-facts.ts')
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', program, pdf], { encoding: 'utf8' }),
  ) as PaperFacts
}

/** @returns what a paper's document says, without blanks, as in PaperFacts */
export const lettersOf = (html: string): string =>
  parse(html)
    .querySelectorAll('header, main, footer')
    .map(part => part.text.replace(/\s/g, ''))
    .join('')
