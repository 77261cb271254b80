import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { SortOrder } from '../../../lists/by-date.ts'
import { sortOrderFrom } from '../news-search.ts'

/**
 * Applies an order chosen before hydration. A layout effect reads the choice, because the next render resets
 * the list to the address's order. An effect reports it, because the router cannot navigate earlier.
 * @param order the order in which the list was rendered
 */
export function useOrderBeforeHydration(
  select: RefObject<HTMLSelectElement | null>,
  order: SortOrder,
  onOrder: (order: SortOrder) => void,
): void {
  const chosenBefore = useRef<SortOrder>(undefined)
  const read = useEffectEvent(() => {
    const chosen = select.current && sortOrderFrom(select.current.value)
    if (chosen && chosen !== order) chosenBefore.current = chosen
  })
  const tell = useEffectEvent(() => {
    if (chosenBefore.current) onOrder(chosenBefore.current)
  })
  useLayoutEffect(() => read(), [])
  useEffect(() => tell(), [])
}
