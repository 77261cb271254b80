import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { PreviousNext } from './PreviousNext.tsx'

interface Props {
  /** From 1 on. */
  readonly page: number
  readonly count: number
  readonly addressOf: (page: number) => string
  readonly onFollow?: (() => void) | undefined
}

/** Links, unlike buttons, work without scripts and with the browser's Back button. */
export function Pagination({ page, count, addressOf, onFollow }: Props) {
  if (count === 1) return null
  const step = (to: number) => (to >= 1 && to <= count ? { href: addressOf(to) } : undefined)
  return (
    <PreviousNext
      css={row}
      aria-label="Pages"
      previous={step(page - 1)}
      next={step(page + 1)}
      onFollow={onFollow}
    >
      <span css={place}>
        Page {page} of {count}
      </span>
    </PreviousNext>
  )
}

const row = css({ justifySelf: 'stretch', alignItems: 'center' })

// On a phone, the page number has a line of its own above the two links.
const place = css({ flexBasis: '100%', order: -1, [tabletQuery]: { flexBasis: 'auto', order: 0 } })
