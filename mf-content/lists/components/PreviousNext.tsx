import { css } from '@emotion/react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { previousNext, type PreviousNext as Neighbours } from '../previous-next.ts'
import { Step } from './Step.tsx'

interface Props {
  readonly id: string
  /** The list that the items stand in, e.g. `/news`. */
  readonly listPath: string
  /** Names the navigation, e.g. 'Previous and next news item'. */
  readonly label: string
  readonly titles: Neighbours
}

/** From one item to its neighbours; at either end the way on is shown, but disabled. */
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
