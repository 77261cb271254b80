import { searchable } from './search-index.ts'

/** Whether one of the texts contains what somebody typed, in upper or lower case; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = searchable(query.trim())
  return texts.some(text => searchable(text).includes(wanted))
}
