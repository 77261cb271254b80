import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/breakpoints.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { PreviousNextLink } from './PreviousNextLink.tsx'

interface Props {
  /** The current page, from 1 on. */
  readonly page: number
  /** The number of pages. */
  readonly count: number
  /** Returns a page's address. @param page the number of an existing page */
  readonly addressOf: (page: number) => string
  /** Called when the visitor opens another page. */
  readonly onFollow?: (() => void) | undefined
}

/**
 * Links to the pages of a long list. Links, unlike buttons, work without scripts and with the browser's Back
 * button.
 */
export function Pagination({ page, count, addressOf, onFollow }: Props) {
  if (count === 1) return null
  const step = (to: number) => (to >= 1 && to <= count ? addressOf(to) : undefined)
  return (
    <nav aria-label="Pages" css={row}>
      <PreviousNextLink href={step(page - 1)} onFollow={onFollow}>
        <ArrowLeft aria-hidden size={20} /> Previous
      </PreviousNextLink>
      <span css={place}>
        Page {page} of {count}
      </span>
      <PreviousNextLink href={step(page + 1)} onFollow={onFollow}>
        Next <ArrowRight aria-hidden size={20} />
      </PreviousNextLink>
    </nav>
  )
}

const row = css({
  justifySelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-5)',
  borderTop: '2px dashed var(--color-line)',
})

// On a phone, the page number has a line of its own above the two links.
const place = css({ flexBasis: '100%', order: -1, [tabletQuery]: { flexBasis: 'auto', order: 0 } })
