import { execFileSync } from 'node:child_process'
import { parse } from 'node-html-parser'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

export interface PdfProperties {
  readonly pages: number
  /** Of the first page; points (72 to the inch). */
  readonly width: number
  readonly height: number
  readonly title: string
  readonly language: string
  /** Headings, lists and tables are tagged for screen readers. */
  readonly isTagged: boolean
  /** Text without spaces, so that line breaks, which depend on the printer, do not matter. */
  readonly letters: string
}

export function readPdfProperties(pdf: string): PdfProperties {
  const program = path.join(projectRoot, 'shared/tooling/drawings/papers/print-facts.ts')
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', program, pdf], { encoding: 'utf8' }),
  ) as PdfProperties
}

export const extractTextWithoutSpaces = (html: string): string =>
  parse(html)
    .querySelectorAll('header, main, footer')
    .map(part => part.text.replace(/\s/g, ''))
    .join('')
