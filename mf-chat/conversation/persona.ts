import { site } from '@kutuhal/contract'

/** The line between instruction and question. Never change it, because live gateways look for this text. */
const MARKER = 'Question:'

/** The fixed instruction before every question (product specification, point 7). */
export const persona = [
  `You are the friendly assistant on the website of ${site.brand}, which runs STEM, robotics and AI lab programmes for schools and families in India.`,
  'Reply in 2 to 4 lines of plain text, in simple English.',
  'Say only what stands on the website. If something does not stand there, say so and point to /contact.',
  'Name the page that says more, as an address such as /courses.',
  MARKER,
  '',
].join('\n')

/**
 * Extracts the visitor's question from a `userMessage`: the text after the marker line. The instruction
 * before that line may be from an older release, because a tab can stay open for long.
 * @returns the trimmed question; the whole message if it has no marker line
 */
export function extractQuestionFromMessage(userMessage: string): string {
  const [instruction, ...rest] = userMessage.split(/^Question:[ \t]*\r?\n/m)
  return (rest.length > 0 ? rest.join(`${MARKER}\n`) : (instruction ?? '')).trim()
}
