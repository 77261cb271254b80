import type { Order } from '../by-date.ts'
import { foldQuery, matches } from './fold-text.ts'
import type { ItemList } from '../item-list.ts'
import { nextTask } from '../content.ts'
import { pagesFor, PORTION, type Portion, type PortionHere } from '../portion.ts'
import { addPlaces, linesOf, wordsByPiece, wordsMeant, type SearchWords } from './search-index.ts'

/** A search in a list. */
export interface Question {
  /** Empty if there is no search text. */
  readonly text: string
  /** Names and values of filters that must all match, e.g. `tag=Sensors`. */
  readonly filters: readonly string[]
  readonly order: Order
  /** From 1 on; larger numbers mean the last page. */
  readonly page: number
}

/**
 * How many items are read to check that several words are adjacent; in more items, containing all the words
 * is enough. A list of up to this length is searched by text alone.
 */
const MOST_READ = PORTION

/**
 * How many pieces of the index are fetched for text anywhere in a word. If matches are in more pieces, only
 * the beginnings of words count, if any match: those are adjacent in the index.
 */
const MOST_PIECES = 8

/**
 * Finds items in a list of any length. Fetches only the needed parts of the index and of the list.
 * @param here the portion that is already loaded
 * @returns the items of one page, and the number of all
 * @throws ContentError
 */
export async function findItems<Item>(
  list: ItemList<Item>,
  here: PortionHere<Item>,
  { text: typed, filters, order, page }: Question,
): Promise<Portion<Item>> {
  const text = foldQuery(typed)
  const isEverything = text === '' && filters.length === 0
  const places = isEverything
    ? Array.from({ length: here.count }, (_, place) => place)
    : await found(list, text, filters)
  const start = (Math.min(page, pagesFor(places.length)) - 1) * PORTION
  const shown = (order === 'oldest' ? [...places].reverse() : places).slice(start, start + PORTION)
  const numbers = [...new Set(shown.map(portionOf))]
  const portions = new Map(
    await Promise.all(
      numbers.map(
        async number => [number, number === here.number ? here : await list.portion(number)] as const,
      ),
    ),
  )
  return {
    items: shown.flatMap(place => portions.get(portionOf(place))?.items[place % PORTION] ?? []),
    count: places.length,
  }
}

const portionOf = (place: number): number => Math.floor(place / PORTION)

/** @returns places in the list, in order */
async function found<Item>(
  list: ItemList<Item>,
  text: string,
  filters: Question['filters'],
): Promise<number[]> {
  const words = await list.words()
  // In a new task, separate from rendering or from parsing the file.
  await nextTask()
  const parts = text.split(' ')
  const sets = [
    ...filters.map(filter => placesWith(words, all => addPlaces(all, own(words.filters, filter)))),
    ...(text === ''
      ? []
      : await Promise.all(parts.map((_, index) => placesOfPart(list, words, parts, index)))),
  ]
  const places = [...words.ids.keys()].filter(place => sets.every(set => set[place] === 1))
  if (parts.length === 1 || places.length > MOST_READ) return places
  const isMeant = await Promise.all(
    places.map(async place => matches(text, list.textsOf(await list.whole(words.ids[place] ?? '')))),
  )
  return places.filter((_, index) => isMeant[index])
}

async function placesOfPart<Item>(
  list: ItemList<Item>,
  words: SearchWords,
  parts: readonly string[],
  index: number,
): Promise<Uint8Array> {
  const lines = linesOf(words)
  const inside = wordsMeant(lines, parts, index, false)
  // Checks the number of words first: it is never less than that of their pieces.
  const isInTooMany = inside.length > MOST_PIECES && wordsByPiece(words.pieces, inside).size > MOST_PIECES
  const beginnings = isInTooMany ? wordsMeant(lines, parts, index, true) : []
  const meant = beginnings.length > 0 ? beginnings : inside
  const pieces = await Promise.all(
    [...wordsByPiece(words.pieces, meant)].map(async ([piece, held]) => {
      // Starting a fetch takes a slow computer a millisecond, and there may be dozens.
      await nextTask()
      return { held, first: words.pieces[piece] ?? 0, postings: await list.postings(piece) }
    }),
  )
  return placesWith(words, all => {
    for (const { held, first, postings } of pieces) {
      for (const word of held) addPlaces(all, postings[word - first] ?? [])
    }
  })
}

function placesWith({ ids }: SearchWords, add: (all: Uint8Array) => void): Uint8Array {
  const all = new Uint8Array(ids.length)
  add(all)
  return all
}

const own = (filters: SearchWords['filters'], name: string) =>
  Object.hasOwn(filters, name) ? (filters[name] ?? []) : []
