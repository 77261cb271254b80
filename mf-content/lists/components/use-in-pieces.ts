import { startTransition, useEffect, useState } from 'react'

/** Cards per frame. A phone's window shows two of them. */
const AT_ONCE = 6

/**
 * Shows a list a few items per frame, so that rendering the cards of a whole page does not delay typing. The
 * first list is shown whole, as it was composed.
 * @param name different for each list
 */
export function useInPieces<Item>(items: readonly Item[], name: string): readonly Item[] {
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
