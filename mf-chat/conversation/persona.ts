import { site } from '@kutuhal/contract'

/** Stands on a line of its own between the instruction and the question. Gateways in use look for it: never change it. */
const MARKER = 'Question:'

/** The fixed instruction in front of every question (product specification, point 7). */
export const persona = [
  `You are the friendly assistant on the website of ${site.brand}, which runs STEM, robotics and AI lab programmes for schools and families in India.`,
  'Reply in 2 to 4 lines of plain text, in simple English.',
  'Say only what stands on the website. If something does not stand there, say so and point to /contact.',
  'Name the page that says more, as an address such as /courses.',
  MARKER,
  '',
].join('\n')

/**
 * Takes the question out of a `userMessage` again. It goes by the marker line, not by the wording, because a tab that was
 * opened before a release still sends the wording of its day.
 * @returns the trimmed question; the whole message if it carries no instruction
 */
export function questionOf(userMessage: string): string {
  const [instruction, ...rest] = userMessage.split(/^Question:[ \t]*\r?\n/m)
  return (rest.length > 0 ? rest.join(`${MARKER}\n`) : (instruction ?? '')).trim()
}
