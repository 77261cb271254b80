import { sanitizeText } from '../../conversation/readable-text.ts'
import { createUnknownAddressDetector } from './addresses.ts'
import { findUnfoundedFigures } from './figures.ts'

/** The maximum number of lines in a reply (product specification, point 7). */
const MOST_LINES = 4

/**
 * Checks what visitors may see of a reply. It is unfounded if it claims something that the site does not say.
 * @param context the site's text that the model was given
 */
export function checkReply(words: string, context: string, question: string) {
  const lines = withoutMarkdown(sanitizeText(words))
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const text = lines.slice(0, MOST_LINES).join('\n')
  if (text === '') return { status: 'empty' } as const
  if (findUnfoundedFigures(text, context, question).length > 0)
    return { status: 'unfounded', what: 'figure' } as const
  if (createUnknownAddressDetector(context)(text)) return { status: 'unfounded', what: 'address' } as const
  return { status: 'fit', text } as const
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
