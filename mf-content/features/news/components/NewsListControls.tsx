import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { fieldStyle, labelStyle } from '@kutuhal/ui/field-styles.ts'
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useOptimistic,
  useRef,
  type RefObject,
} from 'react'
import type { SortOrder } from '../../../lists/by-date.ts'
import { parseSortOrder } from '../news-search.ts'
import { SearchField } from '../../../lists/components/SearchField.tsx'
import type { ListSearch } from '../../../lists/components/use-list-search.ts'

interface Props {
  readonly search: ListSearch
  /** Called when the visitor focuses the search box, so that the search's data can load. */
  readonly onSearch: () => void
  readonly order: SortOrder
}

/** Search and order of the news list. Changes apply at once, without submitting. */
export function NewsListControls({ search, onSearch, order }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  // Show the new order in the select box at once, because rendering the list in this order takes time.
  const [shown, show] = useOptimistic(order)
  const choose = (chosen: SortOrder, options?: { readonly replace: boolean }) =>
    search.change({ sort: chosen === 'oldest' ? chosen : '' }, options)
  useOrderBeforeHydration(select, order, chosen => choose(chosen, { replace: true }))

  return (
    // Use `off`, so that browsers do not restore field values on Back: these values may differ from the
    // address.
    <form role="search" autoComplete="off" css={row} onSubmit={event => event.preventDefault()}>
      <SearchField label="Search news" search={search} onSearch={onSearch} />
      <label css={labelStyle}>
        Sort by
        <select
          ref={select}
          css={fieldStyle}
          name="sort"
          value={shown}
          onChange={event => {
            const chosen = parseSortOrder(event.target.value)
            startTransition(() => {
              show(chosen)
              choose(chosen)
            })
          }}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </select>
      </label>
    </form>
  )
}

const row = css({
  display: 'grid',
  gap: 'var(--space-4)',
  [tabletQuery]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  // Hide the form if scripting is disabled, because only scripts can search and sort.
  '@media (scripting: none)': { display: 'none' },
})

/**
 * Applies an order that the visitor chose before hydration. A layout effect reads the select element, because
 * the next render resets it to the order in the address. A normal effect then calls `onOrder`, because the
 * router cannot navigate in a layout effect.
 * @param order the order in which the list was rendered
 */
function useOrderBeforeHydration(
  select: RefObject<HTMLSelectElement | null>,
  order: SortOrder,
  onOrder: (order: SortOrder) => void,
): void {
  const chosenBefore = useRef<SortOrder>(undefined)
  const read = useEffectEvent(() => {
    const chosen = select.current && parseSortOrder(select.current.value)
    if (chosen && chosen !== order) chosenBefore.current = chosen
  })
  const tell = useEffectEvent(() => {
    if (chosenBefore.current) onOrder(chosenBefore.current)
  })
  useLayoutEffect(() => read(), [])
  useEffect(() => tell(), [])
}
