import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import type { ReactNode } from 'react'

export interface MoreItemsProps<Item> {
  /** The id of the heading that names the section. */
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
  readonly card: (item: Item) => ReactNode
}

/** Links to other items of the list, below an item. */
export function MoreItems<Item extends { readonly id: string }>({
  id,
  title,
  items,
  card,
}: MoreItemsProps<Item>) {
  return (
    <section aria-labelledby={id} css={stack}>
      <h2 id={id}>{title}</h2>
      <ul role="list" css={grid}>
        {items.map(item => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-5)' })

const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-5)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
