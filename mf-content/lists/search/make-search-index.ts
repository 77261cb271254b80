import { foldText } from './fold-text.ts'
import type { DeltaEncodedPositions, Postings, WordIndex } from './search-index.ts'

/** About how many positions are in a piece of the index; such a piece has 10 kB, compressed. */
const PLACES_IN_A_PIECE = 10_000

export interface IndexedItem {
  readonly id: string
  /** All texts of the item that a search looks through. */
  readonly texts: readonly string[]
  /** Names and values of the filters that the item matches, e.g. `tag=Sensors`. */
  readonly filters: readonly string[]
}

/** Makes the word index of a list, during the build. @param items the items, in the order of the list */
export function makeSearchIndex(items: readonly IndexedItem[]): {
  readonly words: WordIndex
  readonly postings: readonly Postings[]
} {
  const standing = placesBy(items.map(({ texts }) => texts.flatMap(wordsOf)))
  const pieces: number[] = []
  const postings: DeltaEncodedPositions[][] = []
  let room = 0
  const sorted = [...standing.keys()].sort()
  const withFact = sorted.filter(hasFact)
  const words = [...withFact, ...sorted.filter(word => !hasFact(word))]
  words.forEach((word, number) => {
    const places = standing.get(word) ?? []
    if (room <= 0) {
      pieces.push(number)
      postings.push([])
      room = PLACES_IN_A_PIECE
    }
    postings.at(-1)?.push(steps(places))
    room -= places.length
  })
  const filters = placesBy(items.map(item => item.filters))
  return {
    words: {
      words: `\n${words.join('\n')}\n`,
      facts: withFact.length,
      pieces,
      ids: items.map(({ id }) => id),
      filters: Object.fromEntries([...filters].map(([name, places]) => [name, steps(places)])),
    },
    postings,
  }
}

const FACT = /(\{\{\w+\}\})/

const hasFact = (word: string): boolean => FACT.test(word)

/** Splits a text into folded words; placeholders such as `{{email}}` stay, since browsers fill them in. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(FACT)
    .map(part => (hasFact(part) ? part : foldText(part)))
    .join('')
    .split(' ')
    .filter(word => word !== '')

function placesBy(items: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  items.forEach((names, place) => {
    for (const name of new Set(names)) {
      const known = places.get(name)
      if (known) known.push(place)
      else places.set(name, [place])
    }
  })
  return places
}

const steps = (places: readonly number[]): DeltaEncodedPositions =>
  places.map((place, index) => place - (places[index - 1] ?? 0))
