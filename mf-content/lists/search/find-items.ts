import type { SortOrder } from '../by-date.ts'
import { foldQuery, containsQuery } from './fold-text.ts'
import type { SearchableList } from '../item-list.ts'
import { yieldToMain } from '../content.ts'
import { countPages, PAGE_SIZE, type ListPage } from '../list-page.ts'
import {
  markItemPositions,
  buildWordTable,
  groupWordsByIndexPiece,
  findMatchingWords,
  type WordIndex,
} from './search-index.ts'

/** The query of a search in a list. */
export interface ListQuery {
  /** The text to find; empty if there is none. */
  readonly text: string
  /** Names and values of filters that must all match, e.g. `tag=Sensors`. */
  readonly filters: readonly string[]
  readonly order: SortOrder
  /** The page of results, from 1 on; larger numbers mean the last page. */
  readonly page: number
}

/**
 * The maximum number of items whose texts are read to check that the words of the query are adjacent. If more
 * items contain all the words, all of these items count as results.
 */
const MOST_READ = PAGE_SIZE

/**
 * The maximum number of index pieces that a search fetches to find text anywhere in a word. If more pieces
 * were needed, only words that begin with the text match: these words are adjacent in the index, so they are
 * in few pieces.
 */
const MOST_PIECES = 8

/** The items of one page of results, and the number of all results. */
export type FoundItems<Item> = Pick<ListPage<Item>, 'items' | 'count'>

/**
 * Finds items in a list of any length. Fetches only the needed parts of the index and of the list.
 * @param here the page of the list that is already loaded
 * @throws ContentError if a file is missing or wrong
 */
export async function findItems<Item>(
  list: SearchableList<Item>,
  here: ListPage<Item>,
  { text: typed, filters, order, page }: ListQuery,
): Promise<FoundItems<Item>> {
  const text = foldQuery(typed)
  const isEverything = text === '' && filters.length === 0
  const places = isEverything
    ? Array.from({ length: here.count }, (_, place) => place)
    : await found(list, text, filters)
  const start = (Math.min(page, countPages(places.length)) - 1) * PAGE_SIZE
  const shown = (order === 'oldest' ? [...places].reverse() : places).slice(start, start + PAGE_SIZE)
  const numbers = [...new Set(shown.map(portionOf))]
  const portions = new Map(
    await Promise.all(
      numbers.map(async number => [number, number === here.number ? here : await list.page(number)] as const),
    ),
  )
  return {
    items: shown.flatMap(place => portions.get(portionOf(place))?.items[place % PAGE_SIZE] ?? []),
    count: places.length,
  }
}

const portionOf = (place: number): number => Math.floor(place / PAGE_SIZE)

/** @returns the positions in the list of all items that match, in ascending order */
async function found<Item>(
  list: SearchableList<Item>,
  text: string,
  filters: ListQuery['filters'],
): Promise<number[]> {
  const words = await list.words()
  // Search in a new task, separate from rendering and from parsing the file.
  await yieldToMain()
  const parts = text.split(' ')
  const sets = [
    ...filters.map(filter => markItemPositions(words, [own(words.filters, filter)])),
    ...(text === ''
      ? []
      : await Promise.all(parts.map((_, index) => placesOfPart(list, words, parts, index)))),
  ]
  const places = [...words.ids.keys()].filter(place => sets.every(set => set[place] === 1))
  if (parts.length === 1 || places.length > MOST_READ) return places
  const isMeant = await Promise.all(
    places.map(async place => containsQuery(text, list.textsOf(await list.item(words.ids[place] ?? '')))),
  )
  return places.filter((_, index) => isMeant[index])
}

async function placesOfPart<Item>(
  list: SearchableList<Item>,
  words: WordIndex,
  parts: readonly string[],
  index: number,
): Promise<Uint8Array> {
  const lines = buildWordTable(words)
  const inside = findMatchingWords(lines, parts, index, false)
  // Check the number of words first, which is fast: each word is in one piece, so few words need few pieces.
  const isInTooMany =
    inside.length > MOST_PIECES && groupWordsByIndexPiece(words.pieces, inside).size > MOST_PIECES
  const beginnings = isInTooMany ? findMatchingWords(lines, parts, index, true) : []
  const meant = beginnings.length > 0 ? beginnings : inside
  const pieces = await Promise.all(
    [...groupWordsByIndexPiece(words.pieces, meant)].map(async ([piece, held]) => {
      // Fetch in a new task, because starting a fetch takes a slow computer 1 ms, and there may be dozens.
      await yieldToMain()
      const postings = await list.postings(piece)
      return held.map(word => postings[word - (words.pieces[piece] ?? 0)] ?? [])
    }),
  )
  return markItemPositions(words, pieces.flat())
}

const own = (filters: WordIndex['filters'], name: string) =>
  Object.hasOwn(filters, name) ? (filters[name] ?? []) : []
