import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { findItems, type Question } from '../../items/find-items.ts'
import type { ItemList } from '../../items/item-list.ts'
import { PORTION, type Portion } from '../../items/portion.ts'

export interface FoundItems<Item> {
  /** Those that are shown. */
  readonly items: readonly Item[]
  /** How many there are. */
  readonly count: number
  /** False while more is on its way: nothing found so far does not mean that there is nothing. */
  readonly isComplete: boolean
  /** There if not all of it came. */
  readonly retry: (() => void) | undefined
  /** Absent when all are shown. */
  readonly showMore: (() => void) | undefined
  /** Fetches what a search needs, for those who are likely to search. */
  readonly prepare: () => void
}

interface Answer<Item> {
  readonly to: string
  readonly wanted: number
  /** Nothing if it could not be found out so far. */
  readonly found: Portion<Item> | undefined
  readonly hasFailed: boolean
}

/**
 * The items of a list that somebody asks for. What the page holds is shown at once, and is all there is of a list that is no longer than
 * that; the rest is fetched, and until it is here the items of the page are searched by what lists show.
 * @param first the portion that the page holds
 * @param isMeant whether an item is asked for, as far as its summary tells
 */
export function useFoundItems<Item>(
  list: ItemList<Item>,
  first: Portion<Item>,
  question: Question,
  isMeant: (item: Item) => boolean,
): FoundItems<Item> {
  const asked = JSON.stringify(question)
  const [more, setMore] = useState({ of: asked, portions: 1 })
  const wanted = PORTION * (more.of === asked ? more.portions : 1)
  const [answer, setAnswer] = useState<Answer<Item>>()
  const [tries, setTries] = useState(0)

  const isHere = question.text.trim() === '' && isInFirst(first, question, wanted)
  const ask = useEffectEvent(() => findItems(list, first, question, wanted))
  useEffect(() => {
    if (isHere) return
    let isWanted = true
    const take = (found?: Portion<Item>) => {
      // In pieces: who goes on typing is not held up by the cards of a whole portion.
      if (!isWanted) return
      startTransition(() =>
        setAnswer(before => ({
          to: asked,
          wanted,
          // What was found of the same question stays.
          found: found ?? (before?.to === asked ? before.found : undefined),
          hasFailed: !found,
        })),
      )
    }
    ask().then(take, () => take())
    return () => {
      isWanted = false
    }
  }, [isHere, asked, wanted, tries])

  const prepare = useCallback(() => void list.words().catch(() => undefined), [list])

  const isAnswered = answer?.to === asked
  const shown = (!isHere && isAnswered && answer.found) || meantAtHand(first, question, isMeant)
  return {
    ...shown,
    isComplete: isHere || (isAnswered && !answer.hasFailed && answer.wanted === wanted),
    retry: !isHere && isAnswered && answer.hasFailed ? () => setTries(tries + 1) : undefined,
    showMore:
      shown.items.length < shown.count
        ? () => setMore({ of: asked, portions: wanted / PORTION + 1 })
        : undefined,
    prepare,
  }
}

/** Whether the first portion has all that is asked for. */
function isInFirst(
  { items, count }: Portion<unknown>,
  { filters, order }: Question,
  wanted: number,
): boolean {
  return items.length === count || (filters.length === 0 && order === 'newest' && wanted <= items.length)
}

function meantAtHand<Item>(
  first: Portion<Item>,
  { text, filters, order }: Question,
  isMeant: (item: Item) => boolean,
): Portion<Item> {
  const isEverything = text.trim() === '' && filters.length === 0
  // The oldest are not among the first of a longer list.
  const isThere = order === 'newest' || first.items.length === first.count
  const items = isThere ? first.items.filter(isMeant) : []
  return {
    items: order === 'oldest' ? [...items].reverse() : items,
    count: isEverything ? first.count : items.length,
  }
}
