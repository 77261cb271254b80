import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const text = z.string()

/** A thing of schema.org, such as a course with its price. */
const thing = z.record(text, z.unknown())

const section = z.object({
  heading: text,
  /** The id of the section in its page. */
  anchor: text.optional(),
  /** Plain text; line breaks where the page has blocks. */
  text,
})

const question = z.object({
  /** As visitors would put it; all of them mean the same. */
  asks: z.array(text).min(1),
  /** What the page says to that: whole sentences or lines of its text, letter by letter. */
  says: z.array(text).min(1),
})

const document = z.object({
  /** Path on the site, e.g. /news/3 */
  url: text.regex(/^\/(?!\/)/),
  /** As in `lang` attributes; older releases have none, and are in English. */
  language: text.optional(),
  title: text,
  description: text,
  sections: z.array(section),
  /** What the page says of itself in the words of schema.org. */
  things: z.array(thing).optional(),
  /** What people ask that it answers, as the author of the page wrote it down. */
  questions: z.array(question).optional(),
})

/** One page of the site: the release tooling takes these out of the composed HTML into `documents.json`. */
export type SiteDocument = z.infer<typeof document>
export type Thing = z.infer<typeof thing>

/** @throws Error that names the file and what is wrong with it */
export async function readDocuments(file: string): Promise<readonly SiteDocument[]> {
  try {
    return parseDocuments(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const remedy = 'Compose the site again to renew the file.'
    throw new Error(`The documents in ${file} cannot be used. ${reason} ${remedy}`, { cause })
  }
}

/** @throws Error that says which entry is not a document, and why */
export function parseDocuments(value: unknown): readonly SiteDocument[] {
  const { data, error } = z.array(document).safeParse(value)
  if (data) return data
  const [issue] = error.issues
  throw new Error(`Entry ${issue?.path.join('.')} is not as it should be: ${issue?.message}.`)
}
