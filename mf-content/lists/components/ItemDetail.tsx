import { css, type SerializedStyles } from '@emotion/react'
import { Container, NewsletterBox } from '@kutuhal/ui'
import { desktopQuery, screenOnly } from '@kutuhal/ui/styles.ts'
import type { ComponentProps, ReactNode } from 'react'
import { createTabletColumns } from '../../components/column-styles.ts'
import type { ItemPageData } from '../item-page.ts'
import { PreviousNext } from './PreviousNext.tsx'

interface Props<Item> {
  readonly data: ItemPageData<Item>
  readonly header: ReactNode
  /** On narrow screens the column is below the text. */
  readonly children: ReactNode
  /** Sets the space around the text and the side column, and between the two on a phone. */
  readonly spacing: SerializedStyles
  /** E.g. `/news`. */
  readonly listPath: string
  /** E.g. 'news item'. */
  readonly noun: string
  /** Of the section with other items. */
  readonly more: { readonly id: string; readonly title: string }
  readonly card: (item: Item) => ReactNode
  readonly newsletter: ComponentProps<typeof NewsletterBox>
}

/** At either end of the list, the link to the missing neighbour is shown, but disabled. */
export function ItemDetail<Item extends { readonly id: string }>({
  data: { previous, next, more: others },
  header,
  children,
  spacing,
  listPath,
  noun,
  more,
  card,
  newsletter,
}: Props<Item>) {
  const step = (name: string, item: typeof next) =>
    item && { href: `${listPath}/${item.id}`, label: item.title && `${name}: ${item.title}` }
  return (
    <>
      <article css={still}>
        {header}
        <Container css={[spacing, columns]}>{children}</Container>
      </article>
      <Container css={[waysOn, screenOnly]}>
        <PreviousNext
          aria-label={`Previous and next ${noun}`}
          previous={step('Previous', previous)}
          next={step('Next', next)}
        />
        <section aria-labelledby={more.id} css={stack}>
          <h2 id={more.id}>{more.title}</h2>
          <ul role="list" css={grid}>
            {others.map(item => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </ul>
        </section>
        <NewsletterBox {...newsletter} />
      </Container>
    </>
  )
}

// Longer rows move the columns of a table that is the last thing received so far. Something always follows.
const still = css({ '& div:not(:has(+ div)) > table:last-child': { visibility: 'hidden' } })

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktopQuery]: {
    // Letters of twice the size must still fit.
    gridTemplateColumns: 'minmax(0, var(--width-text)) minmax(max(22%, min(15rem, 34%)), 1fr)',
    gap: 'var(--space-8)',
  },
})

const waysOn = css({ display: 'grid', gap: 'var(--space-7)', paddingBottom: 'var(--space-section)' })

const stack = css({ display: 'grid', gap: 'var(--space-5)' })

const grid = createTabletColumns([1, 1, 1], 'var(--space-6) var(--space-5)')
