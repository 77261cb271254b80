import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { containsQuery, foldQuery } from '../search/fold-text.ts'
import { findItems, type FoundItems, type ListQuery } from '../search/find-items.ts'
import type { SearchableList } from '../item-list.ts'
import { countPages, type ListPage } from '../list-page.ts'

export interface SearchResults<Item> {
  /** The items of the current page. */
  readonly items: readonly Item[]
  /** The number of all matches. */
  readonly count: number
  /** The number of the current page, from 1 on. */
  readonly page: number
  /** Whether no search or filter is active and the order is newest first: only this view is composed. */
  readonly isWholeList: boolean
  /** Whether the results are final. Before that, the list may be empty only because data has not loaded. */
  readonly isComplete: boolean
  /** Loads the results again; present only if loading has failed. */
  readonly retry: (() => void) | undefined
}

interface Answer<Item> {
  readonly to: string
  /** The page of results; absent if this search has not succeeded. */
  readonly found: (FoundItems<Item> & { readonly page: number }) | undefined
  readonly hasFailed: boolean
  /** How often the visitor had pressed Retry when this result arrived. */
  readonly tries: number
}

/**
 * Searches a list. Until the rest of a longer list has loaded, only the items of the current page are
 * searched, by their summaries.
 * @param here the page of the list that is already loaded, with its items
 * @param asked the query; its page number counts only while a search or filter is active
 */
export function useSearchResults<Item>(
  list: SearchableList<Item>,
  here: ListPage<Item>,
  asked: ListQuery,
): SearchResults<Item> {
  const isWholeList = isEverything(asked) && asked.order === 'newest'
  const question = isWholeList ? { ...asked, page: here.number + 1 } : asked
  const { page, ...sought } = question
  const to = JSON.stringify(sought)
  const [answer, setAnswer] = useState<Answer<Item>>()
  const [tries, setTries] = useState(0)

  const isHere = isWholeList || (foldQuery(question.text) === '' && isAll(here))
  const ask = useEffectEvent(() => findItems(list, here, question))
  useEffect(() => {
    if (isHere) return
    let isWanted = true
    const take = (found?: FoundItems<Item>) => {
      if (!isWanted) return
      startTransition(() =>
        setAnswer(before => ({
          to,
          // If this page of results failed to load, keep the page that was shown for the same query.
          found: found ? { ...found, page } : before?.to === to ? before.found : undefined,
          hasFailed: !found,
          tries,
        })),
      )
    }
    ask().then(take, () => take())
    return () => {
      isWanted = false
    }
  }, [isHere, to, page, tries])

  const isAnswered = answer?.to === to
  const found = !isHere && isAnswered ? answer.found : undefined
  const { items, count } = found ?? findAtHand(list, here, question)
  return {
    // The name of a list with a single page is always '', because all its cards are rendered already: with a
    // new name, the cards would render in steps again.
    items: useIncrementalRender(items, isAll(here) ? '' : `${to} ${found ? 'found' : 'at hand'}`),
    count,
    page: Math.min(found?.page ?? page, countPages(count)),
    isWholeList,
    isComplete: isHere || (isAnswered && !answer.hasFailed && found?.page === page),
    retry:
      !isHere && isAnswered && answer.hasFailed && answer.tries === tries
        ? () => setTries(tries + 1)
        : undefined,
  }
}

const isEverything = ({ text, filters }: ListQuery): boolean => foldQuery(text) === '' && filters.length === 0

/** Whether a page holds the whole list. */
const isAll = ({ items, count }: ListPage<unknown>): boolean => items.length === count

function findAtHand<Item>(
  { textsOf, filtersOf }: SearchableList<Item>,
  here: ListPage<Item>,
  question: ListQuery,
): FoundItems<Item> {
  const isMeant = (item: Item) =>
    question.filters.every(filter => filtersOf(item).includes(filter)) &&
    containsQuery(question.text, textsOf({ item, body: { sanitisedHtml: '' } }))
  // The order “oldest first” needs the whole list on this page, because the pages of a longer list begin with
  // the newest items.
  const isThere = question.order === 'newest' || isAll(here)
  const items = isThere ? here.items.filter(isMeant) : []
  return {
    items: question.order === 'oldest' ? [...items].reverse() : items,
    count: isEverything(question) ? here.count : items.length,
  }
}

/** How many cards render per frame; about two of them are visible on a phone. */
const AT_ONCE = 6

/**
 * Renders new search results a few items per frame, so that a page of cards does not delay typing. The first
 * render shows all items at once, to match the composed HTML.
 * @param name identifies the current results: when it changes, rendering starts again in steps
 */
function useIncrementalRender<Item>(items: readonly Item[], name: string): readonly Item[] {
  const [shown, setShown] = useState({ name, count: Infinity })
  const count = shown.name === name ? shown.count : AT_ONCE
  const isWhole = count >= items.length

  useEffect(() => {
    if (isWhole) return
    let isWanted = true
    void nextFrame().then(() => {
      if (isWanted) startTransition(() => setShown({ name, count: count + AT_ONCE }))
    })
    return () => {
      isWanted = false
    }
  }, [name, count, isWhole])

  return isWhole ? items : items.slice(0, count)
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
