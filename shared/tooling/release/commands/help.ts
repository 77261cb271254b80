import { wrapText } from './terminal-text.ts'
import { verbOptions, type VerbOptions } from './options/verb-request.ts'

export interface VerbUsage {
  readonly usage: string
  readonly does: string
  readonly takes: readonly (keyof VerbOptions)[]
}

const COLUMNS = 100

/** @param name of the requested verb; if it is unknown, all verbs are listed */
export function formatHelp(verbs: readonly VerbUsage[], name?: string): string {
  const asked = verbs.find(verb => parseVerbName(verb) === name)
  const lines = (asked ? [asked] : verbs).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`])
  const options = asked
    ? ['', ...asked.takes.map(described)]
    : ['', 'All of a verb: npm run release -- help <verb>']
  const everywhere = ['', 'Everywhere:', ...(['store', 'site'] as const).map(described)]
  return wrapText(['npm run release -- <verb>', '', ...lines, ...options, ...everywhere].join('\n'), COLUMNS)
}

export const parseVerbName = ({ usage }: VerbUsage): string => usage.split(' ', 1)[0] ?? ''

const described = (option: keyof VerbOptions): string =>
  `  ${`--${option} ${verbOptions[option].value}`.padEnd(24)}  ${verbOptions[option].means}`
