import { readFile } from 'node:fs/promises'

/**
 * One page of the site as the assistant knows it. The release tooling takes these out of the composed HTML and writes them as
 * `documents.json` beside each generation.
 */
export interface SiteDocument {
  /** Path on the site, e.g. /news/3 */
  readonly url: string
  readonly title: string
  readonly description: string
  readonly sections: readonly SiteSection[]
}

export interface SiteSection {
  readonly heading: string
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
        `Entry ${index} is not { url: '/…', title, description, sections: [{ heading, anchor?, text }] }.`,
      )
    }
    return entry
  })
}

function isDocument(value: unknown): value is SiteDocument {
  if (!(typeof value === 'object' && value !== null && 'url' in value && 'title' in value)) return false
  if (!('description' in value && 'sections' in value)) return false
  const { url, title, description, sections } = value
  const hasTexts = typeof title === 'string' && typeof description === 'string'
  return hasTexts && isPath(url) && Array.isArray(sections) && sections.every(isSection)
}

function isSection(value: unknown): value is SiteSection {
  if (!(typeof value === 'object' && value !== null && 'heading' in value && 'text' in value)) return false
  if ('anchor' in value && typeof value.anchor !== 'string') return false
  return typeof value.heading === 'string' && typeof value.text === 'string'
}

const isPath = (url: unknown): boolean => typeof url === 'string' && /^\/(?!\/)/.test(url)
