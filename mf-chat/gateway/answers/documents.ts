import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const text = z.string()

/** A schema.org object, such as a course with its price. */
const thing = z.record(text, z.unknown())

const section = z.object({
  heading: text,
  /** The id of the section in its page. */
  anchor: text.optional(),
  /** Plain text, with line breaks between the page's blocks. */
  text,
})

const question = z.object({
  /** The question in several wordings that visitors may use. */
  asks: z.array(text).min(1),
  /** The page's answer: whole sentences or lines of its text, verbatim. */
  says: z.array(text).min(1),
})

const document = z.object({
  /** The page's path on the site, e.g. /news/3 */
  url: text.regex(/^\/(?!\/)/),
  /** The page's language, as in `lang` attributes; absent in older releases, which are in English. */
  language: text.optional(),
  title: text,
  description: text,
  sections: z.array(section),
  /** The page's schema.org data. */
  things: z.array(thing).optional(),
  /** Questions that the page answers, written by its author. */
  questions: z.array(question).optional(),
})

/** A page of the site as text. The release tooling writes these from composed HTML to `documents.json`. */
export type SiteDocument = z.infer<typeof document>
export type SchemaOrgThing = z.infer<typeof thing>

/** Reads the site's documents. @throws Error with the file's name and what is wrong with the file */
export async function readDocuments(file: string): Promise<readonly SiteDocument[]> {
  try {
    return parseDocuments(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const remedy = 'Compose the site again to renew the file.'
    throw new Error(`The documents in ${file} cannot be used. ${reason} ${remedy}`, { cause })
  }
}

/** Parses documents. @throws Error with the entry that is not a document, and the reason */
export function parseDocuments(value: unknown): readonly SiteDocument[] {
  const { data, error } = z.array(document).safeParse(value)
  if (data) return data
  const [issue] = error.issues
  throw new Error(`Entry ${issue?.path.join('.')} is not as it should be: ${issue?.message}.`)
}
