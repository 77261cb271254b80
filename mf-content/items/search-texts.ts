/** The bodies of all items as plain text, by id. Without them a search looks at titles and excerpts only. */
export type SearchTexts = Readonly<Record<string, string>>

export const noTexts: SearchTexts = {}

/** Whether one of the texts contains what somebody typed, in upper or lower case; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = searchable(query.trim())
  return texts.some(text => searchable(text).includes(wanted))
}

/** A keyboard types ' where the text has a printer's apostrophe. */
function searchable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
}
