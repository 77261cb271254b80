import type { ItemWithText, SearchRules } from '../list-page.ts'
import { foldText } from './fold-text.ts'
import type { DeltaEncodedPositions, Postings, WordIndex } from './search-index.ts'

/** About how many positions are in a piece of the index; such a piece has 10 kB, compressed. */
const PLACES_IN_A_PIECE = 10_000

/** Makes the word index of a list, during the build. @param items the items, in the order of the list */
export function makeSearchIndex<Item extends { readonly id: string }>(
  items: readonly ItemWithText<Item>[],
  { textsOf, filtersOf }: SearchRules<Item>,
): { readonly words: WordIndex; readonly postings: readonly Postings[] } {
  const standing = placesBy(items.map(whole => textsOf(whole).flatMap(wordsOf)))
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
  const filters = placesBy(items.map(({ item }) => filtersOf(item)))
  return {
    words: {
      words: `\n${words.join('\n')}\n`,
      facts: withFact.length,
      pieces,
      ids: items.map(({ item }) => item.id),
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
