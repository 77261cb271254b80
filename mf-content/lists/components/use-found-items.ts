import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useInPieces } from './use-in-pieces.ts'
import { foldQuery } from '../search/fold-text.ts'
import { findItems, type Question } from '../search/find-items.ts'
import type { ItemList } from '../item-list.ts'
import { pagesFor, type Portion, type PortionHere } from '../portion.ts'

export interface FoundItems<Item> {
  /** The items of the current page. */
  readonly items: readonly Item[]
  /** The number of all matches. */
  readonly count: number
  /** From 1 on. */
  readonly page: number
  /** Whether the whole list is shown in its own order. Each page then has an address of its own. */
  readonly isWholeList: boolean
  /** False while more is loading: an empty result is not final then. */
  readonly isComplete: boolean
  /** Present if loading has failed. */
  readonly retry: (() => void) | undefined
  /** Loads what a search needs. Call it when a search is likely. */
  readonly prepare: () => void
}

interface Answer<Item> {
  readonly to: string
  /** Absent if no search has succeeded so far. */
  readonly found: (Portion<Item> & { readonly page: number }) | undefined
  readonly hasFailed: boolean
  /** The number of retries before it. */
  readonly tries: number
}

/**
 * The items of a list that match a question. Items on the page show at once; a longer list is fetched, and
 * until then the page's own items are searched by their summaries.
 * @param here the portion that the page holds
 * @param asked its page counts only if it is not the whole list
 * @param isMeant whether an item matches, judged by its summary
 */
export function useFoundItems<Item>(
  list: ItemList<Item>,
  here: PortionHere<Item>,
  asked: Question,
  isMeant: (item: Item) => boolean,
): FoundItems<Item> {
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
    const take = (found?: Portion<Item>) => {
      if (!isWanted) return
      startTransition(() =>
        setAnswer(before => ({
          to,
          // Keeps earlier results of the same question.
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

  const prepare = useCallback(() => void list.words().catch(() => undefined), [list])

  const isAnswered = answer?.to === to
  const found = !isHere && isAnswered ? answer.found : undefined
  const { items, count } = found ?? meantAtHand(here, question, isMeant)
  return {
    // A one-page list keeps its name under every filter, so its items are not revealed in pieces again.
    items: useInPieces(items, isAll(here) ? '' : `${to} ${found ? 'found' : 'at hand'}`),
    count,
    page: Math.min(found?.page ?? page, pagesFor(count)),
    isWholeList,
    isComplete: isHere || (isAnswered && !answer.hasFailed && found?.page === page),
    retry:
      !isHere && isAnswered && answer.hasFailed && answer.tries === tries
        ? () => setTries(tries + 1)
        : undefined,
    prepare,
  }
}

const isEverything = ({ text, filters }: Question): boolean => foldQuery(text) === '' && filters.length === 0

/** Whether a portion is the whole list. */
const isAll = ({ items, count }: Portion<unknown>): boolean => items.length === count

function meantAtHand<Item>(
  here: Portion<Item>,
  question: Question,
  isMeant: (item: Item) => boolean,
): Portion<Item> {
  // In a longer list, the oldest items are not among the first.
  const isThere = question.order === 'newest' || isAll(here)
  const items = isThere ? here.items.filter(isMeant) : []
  return {
    items: question.order === 'oldest' ? [...items].reverse() : items,
    count: isEverything(question) ? here.count : items.length,
  }
}
