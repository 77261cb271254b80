import { foldQuery, foldText } from './fold-text.ts'

/** Whether one of the texts contains what somebody typed, however it is written; an empty query matches everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const wanted = foldQuery(query)
  return texts.some(text => foldText(text).includes(wanted))
}
