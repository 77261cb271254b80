import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Order } from '../../../lists/by-date.ts'
import { orderFrom } from '../news-search.ts'

/**
 * Takes over an order chosen before hydration. A layout effect reads it, because the next render resets it to
 * the address's order; an effect reports it, because the router cannot navigate earlier.
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
