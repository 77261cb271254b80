import { css, type SerializedStyles } from '@emotion/react'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { NewsletterBox } from '@kutuhal/ui/NewsletterBox.tsx'
import { screenOnly } from '@kutuhal/ui/on-paper.ts'
import type { ComponentProps, ReactNode } from 'react'
import { MoreItems, type MoreItemsProps } from './MoreItems.tsx'
import { PreviousNext } from './PreviousNext.tsx'

interface Props<Item> {
  readonly header: ReactNode
  /** The text and the side column. On narrow screens the column is below the text. */
  readonly children: ReactNode
  /** The space around text and side column, and on a phone between both. */
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
  [desk]: {
    // The side column keeps some width when letters have twice the size.
    gridTemplateColumns: 'minmax(0, var(--width-text)) minmax(max(22%, min(15rem, 34%)), 1fr)',
    gap: 'var(--space-8)',
  },
})

const waysOn = css({ display: 'grid', gap: 'var(--space-7)', paddingBottom: 'var(--space-section)' })
