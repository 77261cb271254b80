import type { Answer } from '../../conversation/answer.ts'
import type { Company } from './company.ts'
import type { Language } from './question.ts'
import { sentence } from './sentences.ts'

/** Characters of each result: three of them have to be read at a glance. */
const LONGEST = 300

/** An answer as plain text of a few lines, which is all that panels of before show. */
export function replyText(
  { kind, lines, pages, results, contact }: Answer,
  language: Language,
  { phone, email }: Company,
): string {
  const [page] = pages
  const ways = [phone, email, contact?.hours ? `(${contact.hours})` : '', '/contact']
    .filter(Boolean)
    .join(' ')
  return [
    ...lines,
    ...results.map(({ text, address }) => `${shortened(text)} (${address})`),
    ...(kind === 'answer' && page ? sentence('more', language, { page: page.address }) : []),
    ...(contact && kind !== 'answer' ? sentence('ask', language, { ways }) : []),
  ].join('\n')
}

/** Its first whole sentences; a first one that is too long alone ends in an ellipsis. */
function shortened(lines: string): string {
  const text = lines.replaceAll('\n', ' · ')
  if (text.length <= LONGEST) return text
  const whole = /^.*[.!?](?=\s)/s.exec(text.slice(0, LONGEST))?.[0]
  return whole ?? `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`
}
