import { foldText } from './fold-text.ts'

/**
 * A word index of a list, in pieces: a search fetches all words, and then the pieces with the items of the
 * words it needs. Items are numbered by their place in the list, newest first.
 */
export interface SearchWords {
  /**
   * Every word once, folded (fold-text.ts), one per line, sorted; the first and the last line are empty.
   * Words with a site fact come first: they are folded when the fact is filled in.
   */
  readonly words: string
  /** How many words contain a fact. */
  readonly facts: number
  /** The number of the first word in each piece of postings. */
  readonly pieces: readonly number[]
  /** The ids of the items. */
  readonly ids: readonly string[]
  /** The places of the items that match a filter, by its name and value: `tag=Sensors`. */
  readonly filters: Readonly<Record<string, Places>>
}

/** For each word of a piece, its places. */
export type Postings = readonly Places[]

/** Places in the list, ascending and delta-encoded. */
export type Places = readonly number[]

/**
 * Which words a part of a query can match. A single word matches anywhere in a word; of several, the first
 * matches at the end of a word, the last at the beginning, and those between match whole words.
 * @param onlyBeginnings whether it counts only at the beginning of a word
 * @returns the numbers of the words
 */
export function wordsMeant(
  { text, starts }: Lines,
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
    // Hits are in the order of the words.
    while ((starts[word + 1] ?? text.length) <= (isAtStart ? at + 1 : at)) word += 1
    found.push(word)
    // Continues on the next line: a word counts once.
    at = text.indexOf(wanted, (starts[word + 1] ?? text.length) - (isAtStart ? 1 : 0))
  }
  return found
}

/**
 * Which pieces hold some words. Allocates nothing per word, since a letter occurs in thousands of them.
 * @param words in order
 * @returns the words in each piece, by the piece's number
 */
export function wordsByPiece(pieces: readonly number[], words: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  let piece = 0
  let held: number[] | undefined
  for (const word of words) {
    if (word >= (pieces[piece + 1] ?? Infinity)) {
      piece = lastAtOrBefore(pieces, word)
      held = undefined
    }
    if (!held) found.set(piece, (held = []))
    held.push(word)
  }
  return found
}

/** Adds places to those already there. */
export function addPlaces(all: Uint8Array, places: Places): void {
  let place = 0
  for (const step of places) {
    place += step
    all[place] = 1
  }
}

/** All words in the form for searching. */
export interface Lines {
  /** One word per line. */
  readonly text: string
  /** The start of each word. */
  readonly starts: readonly number[]
}

const known = new WeakMap<SearchWords, Lines>()

/** Computed once. */
export function linesOf(words: SearchWords): Lines {
  const lines = known.get(words) ?? read(words)
  known.set(words, lines)
  return lines
}

function read({ words, facts }: SearchWords): Lines {
  // Only words with facts: folding all words of ten thousand items takes a phone half a second.
  const filled = words.split('\n', facts + 1)
  const text = filled.map(foldText).join('\n') + words.slice(filled.join('\n').length)
  const starts: number[] = []
  for (let at = 0; at < text.length - 1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  // A fact may be several words.
  return { text: text.replace(/ /g, '\n'), starts }
}

/** @param numbers ascending @returns the index of the last one that is not larger */
function lastAtOrBefore(numbers: readonly number[], number: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((numbers[middle] ?? 0) <= number) low = middle
    else high = middle - 1
  }
  return low
}
