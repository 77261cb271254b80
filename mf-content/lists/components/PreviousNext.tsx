import { css } from '@emotion/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { adjacentIds, type AdjacentItems as Neighbours } from '../adjacent-items.ts'
import { StepLink } from './StepLink.tsx'

interface Props {
  readonly id: string
  /** The path of the list that contains the items, e.g. `/news`. */
  readonly listPath: string
  /** The accessible name of the navigation, e.g. 'Previous and next news item'. */
  readonly label: string
  readonly titles: Neighbours
}

/** Links from an item to its neighbours. At either end of the list, one link is shown, but disabled. */
export function PreviousNext({ id, listPath, label, titles }: Props) {
  const { previous, next } = adjacentIds(id)
  return (
    <nav aria-label={label} css={row}>
      <StepLink
        href={previous && `${listPath}/${previous}`}
        label={titles.previous && `Previous: ${titles.previous}`}
      >
        <ArrowLeft aria-hidden size={20} /> Previous
      </StepLink>
      <StepLink href={next && `${listPath}/${next}`} label={titles.next && `Next: ${titles.next}`}>
        Next <ArrowRight aria-hidden size={20} />
      </StepLink>
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
