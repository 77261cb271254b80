import { css } from '@emotion/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { previousNext, type PreviousNext as Neighbours } from '../previous-next.ts'
import { Step } from './Step.tsx'

interface Props {
  readonly id: string
  /** Path of the list that contains the items, e.g. `/news`. */
  readonly listPath: string
  /** Accessible name of the navigation, e.g. 'Previous and next news item'. */
  readonly label: string
  readonly titles: Neighbours
}

/** Links from an item to the ones before and after it. At either end a link is shown, but disabled. */
export function PreviousNext({ id, listPath, label, titles }: Props) {
  const { previous, next } = previousNext(id)
  return (
    <nav aria-label={label} css={row}>
      <Step
        href={previous && `${listPath}/${previous}`}
        label={titles.previous && `Previous: ${titles.previous}`}
      >
        <ArrowLeft aria-hidden size={20} /> Previous
      </Step>
      <Step href={next && `${listPath}/${next}`} label={titles.next && `Next: ${titles.next}`}>
        Next <ArrowRight aria-hidden size={20} />
      </Step>
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
