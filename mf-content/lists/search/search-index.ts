import { foldText } from './fold-text.ts'

/**
 * The word index of a list. A search fetches the list of all words, then only the pieces of the index for
 * matching words. Items are numbered by their position in the list, newest first.
 */
export interface WordIndex {
  /**
   * Every word once, folded (fold-text.ts), one per line, sorted; the first and the last line are empty.
   * Words with a fact about the company come first: browsers fold only these, after filling in the fact.
   */
  readonly words: string
  /** How many words contain a fact about the company. */
  readonly facts: number
  /** For each piece of the index, the number of the first word in the piece. */
  readonly pieces: readonly number[]
  /** The ids of the items. */
  readonly ids: readonly string[]
  /** The positions of the items that match a filter, by the filter's name and value: `tag=Sensors`. */
  readonly filters: Readonly<Record<string, DeltaEncodedPositions>>
}

/** The positions of the items that have a word, for each word in a piece of the index. */
export type Postings = readonly DeltaEncodedPositions[]

/** Ascending positions in the list. Each is stored as the difference to the previous position. */
export type DeltaEncodedPositions = readonly number[]

/**
 * Finds the words that match a part of a query. A single part matches anywhere in a word. Of several parts,
 * the first matches at a word's end, the last at a word's beginning, and the others match whole words.
 * @param onlyBeginnings whether text must be at a word's beginning
 * @returns the numbers of the words
 */
export function findMatchingWords(
  { text, starts }: WordTable,
  query: readonly string[],
  index: number,
  onlyBeginnings: boolean,
): number[] {
  const part = query[index] ?? ''
  if (part === '') return []
  const isAtStart = index > 0 || onlyBeginnings
  const isAtEnd = index < query.length - 1
  const wanted = `${isAtStart ? '\n' : ''}${part}${isAtEnd ? '\n' : ''}`
  const found: number[] = []
  let word = 0
  for (let at = text.indexOf(wanted); at !== -1;) {
    // The text is searched from start to end, so `word` only increases.
    while ((starts[word + 1] ?? text.length) <= (isAtStart ? at + 1 : at)) word += 1
    found.push(word)
    // Continue on the next line: a word counts once, even if it contains the text several times.
    at = text.indexOf(wanted, (starts[word + 1] ?? text.length) - (isAtStart ? 1 : 0))
  }
  return found
}

/**
 * Finds the pieces of the index that hold the given words. Creates no object per word, because a single
 * letter occurs in thousands of words.
 * @param words the numbers of the words, in ascending order
 * @returns the words in each piece, by the number of the piece
 */
export function groupWordsByIndexPiece(
  pieces: readonly number[],
  words: readonly number[],
): Map<number, number[]> {
  const found = new Map<number, number[]>()
  let piece = 0
  let held: number[] | undefined
  for (const word of words) {
    for (; word >= (pieces[piece + 1] ?? Infinity); piece += 1) held = undefined
    if (!held) found.set(piece, (held = []))
    held.push(word)
  }
  return found
}

/** Returns the positions in the list as an array that is 1 at each position in one of the given lists. */
export function markItemPositions({ ids }: WordIndex, lists: readonly DeltaEncodedPositions[]): Uint8Array {
  const all = new Uint8Array(ids.length)
  for (const list of lists) {
    let place = 0
    for (const step of list) all[(place += step)] = 1
  }
  return all
}

/** All words of a list in a form that is fast to search. */
export interface WordTable {
  /** All words, one per line. */
  readonly text: string
  /** The index in `text` at which each word starts. */
  readonly starts: readonly number[]
}

const known = new WeakMap<WordIndex, WordTable>()

/** Makes the table of a list's words, once per list. */
export function buildWordTable(words: WordIndex): WordTable {
  const lines = known.get(words) ?? read(words)
  known.set(words, lines)
  return lines
}

function read({ words, facts }: WordIndex): WordTable {
  // Fold only words with facts; all other words are folded already. Folding all words of ten thousand items
  // would take a phone half a second.
  const filled = words.split('\n', facts + 1)
  const text = filled.map(foldText).join('\n') + words.slice(filled.join('\n').length)
  const starts: number[] = []
  for (let at = 0; at < text.length - 1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  // A fact, such as a phone number, may consist of several words. Put each word on a line of its own, so that
  // it matches as a whole word.
  return { text: text.replace(/ /g, '\n'), starts }
}
