import { withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'

/** The bodies of all items as plain text, by id. Without them a search looks at titles and excerpts only. */
export type SearchTexts = Readonly<Record<string, string>>

export const noTexts: SearchTexts = {}

/** Whether one of the texts contains what somebody typed, in upper or lower case; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = searchable(query.trim())
  return texts.some(text => searchable(text).includes(wanted))
}

/** What a visitor can read of an HTML body: site facts filled in, tags and references to characters resolved. */
export function plainText(html: SanitisedHtml): string {
  return withSiteFacts(html)
    .sanitisedHtml.replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '') // these stand inside words
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof characters) => characters[name])
    .replace(/\s+/g, ' ')
    .trim()
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A keyboard types ' where the text has a printer's apostrophe. */
function searchable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
}
