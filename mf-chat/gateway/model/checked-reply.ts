import { sanitizeText } from '../../conversation/readable-text.ts'
import { createUnknownAddressDetector } from './addresses.ts'
import { findUnfoundedFigures } from './figures.ts'

export type CheckedReply =
  | { readonly status: 'fit'; readonly text: string }
  /** The reply has no visible text. */
  | { readonly status: 'empty' }
  /** The reply claims something that the site does not say. */
  | { readonly status: 'unfounded'; readonly what: 'figure' | 'address' }

/** The maximum number of lines in a reply (product specification, point 7). */
const MOST_LINES = 4

/** Returns what visitors may see of a reply. @param context the site's text that the model was given */
export function checkReply(words: string, context: string, question: string): CheckedReply {
  const lines = withoutMarkdown(sanitizeText(words))
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const text = lines.slice(0, MOST_LINES).join('\n')
  if (text === '') return { status: 'empty' }
  if (findUnfoundedFigures(text, context, question).length > 0) return { status: 'unfounded', what: 'figure' }
  if (createUnknownAddressDetector(context)(text)) return { status: 'unfounded', what: 'address' }
  return { status: 'fit', text }
}

/** Removes Markdown, because the chat shows plain text. Of a Markdown link, the text and the address stay. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/\[([^\]\n]+)\]\((\S+?)\)/g, (_, label: string, target: string) =>
      label === target ? target : `${label} ${target}`,
    )
    .replace(/\*\*|__|`+/g, '')
    .replace(/^[ \t]*#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*\*[ \t]+/gm, '- ')
}
