import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { fieldStyle, labelStyle } from '@kutuhal/ui/field-styles.ts'
import { useRef } from 'react'
import type { Order } from '../../items/by-date.ts'
import { orderFrom } from '../../news/news-search.ts'
import { SearchField } from '../items/SearchField.tsx'
import { useOrderChosenBefore } from './use-order-chosen-before.ts'

interface Props {
  readonly typed: string
  readonly order: Order
  readonly onType: (text: string) => void
  readonly onSearchFocus: () => void
  readonly onOrder: (order: Order, options?: { readonly replace: boolean }) => void
}

/** Search and order of the news list; both work at once, without sending the form. */
export function NewsTools({ typed, order, onType, onSearchFocus, onOrder }: Props) {
  const select = useRef<HTMLSelectElement>(null)
  useOrderChosenBefore(select, order, chosen => onOrder(chosen, { replace: true }))

  return (
    <form role="search" css={row} onSubmit={event => event.preventDefault()}>
      <SearchField label="Search news" text={typed} onType={onType} onFocus={onSearchFocus} />
      <label css={labelStyle}>
        Sort by
        <select
          ref={select}
          css={fieldStyle}
          name="sort"
          value={order}
          onChange={event => onOrder(orderFrom(event.target.value))}
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
  [tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
  // It does nothing without scripts.
  '@media (scripting: none)': { display: 'none' },
})
