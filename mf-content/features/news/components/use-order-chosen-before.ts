import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Order } from '../../../lists/by-date.ts'
import { orderFrom } from '../news-search.ts'

/**
 * Takes over an order that was chosen before the page was hydrated. It is read in a layout effect, because the next rendering
 * puts the order of the address over it, and told in an effect, because a router takes no navigation earlier.
 * @param order as it was rendered
 */
export function useOrderChosenBefore(
  select: RefObject<HTMLSelectElement | null>,
  order: Order,
  onOrder: (order: Order) => void,
): void {
  const chosenBefore = useRef<Order>(undefined)
  const read = useEffectEvent(() => {
    const chosen = select.current && orderFrom(select.current.value)
    if (chosen && chosen !== order) chosenBefore.current = chosen
  })
  const tell = useEffectEvent(() => {
    if (chosenBefore.current) onOrder(chosenBefore.current)
  })
  useLayoutEffect(() => read(), [])
  useEffect(() => tell(), [])
}
