import { readFile } from 'node:fs/promises'

/**
 * One page of the site as the assistant knows it. The release tooling takes these out of the composed HTML and writes them as
 * `documents.json` beside each generation.
 */
export interface SiteDocument {
  /** Path on the site, e.g. /news/3 */
  readonly url: string
  /** As in `lang` attributes; releases from before had none, and were in English. */
  readonly language?: string
  readonly title: string
  readonly description: string
  readonly sections: readonly SiteSection[]
  /** What the page says of itself in the words of schema.org; releases from before had none. */
  readonly things?: readonly Thing[]
  /** What people ask that it answers, written down by whoever writes the page; releases from before had none. */
  readonly questions?: readonly PageQuestion[]
}

export interface PageQuestion {
  /** As visitors would put it; all of them mean the same. */
  readonly asks: readonly string[]
  /** What the page says to that: whole sentences or lines of its text, letter by letter. */
  readonly says: readonly string[]
}

/** A thing of schema.org, such as a course with its price. */
export type Thing = Readonly<Record<string, unknown>>

export interface SiteSection {
  readonly heading: string
  /** Of the heading, 1 to 3: what stands below it has a higher one. Releases from before had none. */
  readonly level?: number
  /** The id of the section in its page. */
  readonly anchor?: string
  /** Plain text; line breaks where the page has blocks. */
  readonly text: string
}

/** @throws Error that names the file and what is wrong with it */
export async function readDocuments(file: string): Promise<readonly SiteDocument[]> {
  try {
    return parseDocuments(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The documents in ${file} cannot be used. ${reason} Compose the site again to write the file anew.`,
      {
        cause,
      },
    )
  }
}

/** @throws Error that says which entry is not a document */
export function parseDocuments(value: unknown): readonly SiteDocument[] {
  if (!Array.isArray(value)) throw new Error('Expected a list of documents.')
  const entries: readonly unknown[] = value
  return entries.map((entry, index) => {
    if (!isDocument(entry)) {
      throw new Error(
        `Entry ${index} is not { url: '/…', title, description, language?, sections: [{ heading, level?, anchor?, text }], things?, questions?: [{ asks, says }] }.`,
      )
    }
    return entry
  })
}

function isDocument(value: unknown): value is SiteDocument {
  if (!(typeof value === 'object' && value !== null && 'url' in value && 'title' in value)) return false
  if (!('description' in value && 'sections' in value)) return false
  const { url, title, description, sections } = value
  if ('things' in value && !(Array.isArray(value.things) && value.things.every(isThing))) return false
  if ('questions' in value && !(Array.isArray(value.questions) && value.questions.every(isQuestion)))
    return false
  if ('language' in value && typeof value.language !== 'string') return false
  const hasTexts = typeof title === 'string' && typeof description === 'string'
  return hasTexts && isPath(url) && Array.isArray(sections) && sections.every(isSection)
}

function isSection(value: unknown): value is SiteSection {
  if (!(typeof value === 'object' && value !== null && 'heading' in value && 'text' in value)) return false
  if ('anchor' in value && typeof value.anchor !== 'string') return false
  if ('level' in value && typeof value.level !== 'number') return false
  return typeof value.heading === 'string' && typeof value.text === 'string'
}

function isQuestion(value: unknown): value is PageQuestion {
  if (!(typeof value === 'object' && value !== null && 'asks' in value && 'says' in value)) return false
  return [value.asks, value.says].every(
    list => Array.isArray(list) && list.length > 0 && list.every(each => typeof each === 'string'),
  )
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPath = (url: unknown): boolean => typeof url === 'string' && /^\/(?!\/)/.test(url)
