import { css, type SerializedStyles } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import type { ComponentProps, ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { getAdjacentIds, type AdjacentItems as Neighbours } from '../adjacent-items.ts'
import { PreviousNextLink } from './PreviousNextLink.tsx'

interface Props<Item> {
  readonly header: ReactNode
  /** The text and the side column. On narrow screens the column is below the text. */
  readonly children: ReactNode
  /** The styles that set the space around the text and the side column, and between the two on a phone. */
  readonly spacing: SerializedStyles
  readonly steps: ComponentProps<typeof PreviousNext>
  readonly more: MoreItemsProps<Item>
  readonly newsletter: ComponentProps<typeof NewsletterBox>
}

/** The page of one item of a list, with links to other items. */
export function ItemDetail<Item extends { readonly id: string }>({
  header,
  children,
  spacing,
  steps,
  more,
  newsletter,
}: Props<Item>) {
  return (
    <>
      <article>
        {header}
        <Container css={[spacing, columns]}>{children}</Container>
      </article>
      <Container css={[waysOn, screenOnly]}>
        <PreviousNext {...steps} />
        <MoreItems {...more} />
        <NewsletterBox {...newsletter} />
      </Container>
    </>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [desktopQuery]: {
    // Give the side column a minimum width, so that letters of twice the size still fit.
    gridTemplateColumns: 'minmax(0, var(--width-text)) minmax(max(22%, min(15rem, 34%)), 1fr)',
    gap: 'var(--space-8)',
  },
})

const waysOn = css({ display: 'grid', gap: 'var(--space-7)', paddingBottom: 'var(--space-section)' })

interface MoreItemsProps<Item> {
  /** The id of the heading that names the section. */
  readonly id: string
  readonly title: string
  readonly items: readonly Item[]
  readonly card: (item: Item) => ReactNode
}

/** Links to other items of the list, below an item. */
function MoreItems<Item extends { readonly id: string }>({ id, title, items, card }: MoreItemsProps<Item>) {
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
  [tabletQuery]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

interface PreviousNextProps {
  readonly id: string
  /** The path of the list that contains the items, e.g. `/news`. */
  readonly listPath: string
  /** The accessible name of the navigation, e.g. 'Previous and next news item'. */
  readonly label: string
  readonly titles: Neighbours
}

/** Links from an item to its neighbours. At either end of the list, one link is shown, but disabled. */
function PreviousNext({ id, listPath, label, titles }: PreviousNextProps) {
  const { previous, next } = getAdjacentIds(id)
  return (
    <nav aria-label={label} css={row}>
      <PreviousNextLink
        href={previous && `${listPath}/${previous}`}
        label={titles.previous && `Previous: ${titles.previous}`}
      >
        <ArrowLeft aria-hidden size={20} /> Previous
      </PreviousNextLink>
      <PreviousNextLink href={next && `${listPath}/${next}`} label={titles.next && `Next: ${titles.next}`}>
        Next <ArrowRight aria-hidden size={20} />
      </PreviousNextLink>
    </nav>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-5)',
  borderTop: '2px dashed var(--color-line)',
})
