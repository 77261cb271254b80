import { startTransition, useEffect, useState } from 'react'

/** How many cards render per frame; about two of them are visible on a phone. */
const AT_ONCE = 6

/**
 * Renders a few items of a list per frame, so that a whole page of cards does not delay typing. The first
 * list renders whole, as in composed HTML.
 * @param name a name that differs for each list
 */
export function useIncrementalRender<Item>(items: readonly Item[], name: string): readonly Item[] {
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
