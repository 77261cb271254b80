import { css, type SerializedStyles } from '@emotion/react'
import { desktopQuery } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import { createTabletColumns } from '../../components/column-styles.ts'
import { getAdjacentIds, type AdjacentItems } from '../adjacent-items.ts'
import { PreviousNextLink } from './PreviousNextLink.tsx'

interface Props<Item> {
  readonly header: ReactNode
  /** The text and the side column. On narrow screens the column is below the text. */
  readonly children: ReactNode
  /** The styles that set the space around the text and the side column, and between the two on a phone. */
  readonly spacing: SerializedStyles
  readonly id: string
  /** The address of the list, e.g. `/news`. */
  readonly listPath: string
  /** What an item of the list is called, e.g. 'news item'. */
  readonly noun: string
  /** The titles of the item's neighbours in the list. */
  readonly titles: AdjacentItems
  /** Other items of the list, with the title of their section and the id of the title. */
  readonly more: { readonly id: string; readonly title: string; readonly items: readonly Item[] }
  readonly card: (item: Item) => ReactNode
  readonly newsletter: ComponentProps<typeof NewsletterBox>
}

/**
 * The page of one item of a list, with links to its neighbours and to other items. At either end of the list,
 * the link to the missing neighbour is shown, but disabled.
 */
export function ItemDetail<Item extends { readonly id: string }>({
  header,
  children,
  spacing,
  id,
  listPath,
  noun,
  titles,
  more,
  card,
  newsletter,
}: Props<Item>) {
  const { previous, next } = getAdjacentIds(id)
  return (
    <>
      <article>
        {header}
        <Container css={[spacing, columns]}>{children}</Container>
      </article>
      <Container css={[waysOn, screenOnly]}>
        <nav aria-label={`Previous and next ${noun}`} css={row}>
          <PreviousNextLink
            href={previous && `${listPath}/${previous}`}
            label={titles.previous && `Previous: ${titles.previous}`}
          >
            <ArrowLeft aria-hidden size={20} /> Previous
          </PreviousNextLink>
          <PreviousNextLink
            href={next && `${listPath}/${next}`}
            label={titles.next && `Next: ${titles.next}`}
          >
            Next <ArrowRight aria-hidden size={20} />
          </PreviousNextLink>
        </nav>
        <section aria-labelledby={more.id} css={stack}>
          <h2 id={more.id}>{more.title}</h2>
          <ul role="list" css={grid}>
            {more.items.map(item => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </ul>
        </section>
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

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-5)',
  borderTop: '2px dashed var(--color-line)',
})

const stack = css({ display: 'grid', gap: 'var(--space-5)' })

const grid = createTabletColumns([1, 1, 1], 'var(--space-6) var(--space-5)')
