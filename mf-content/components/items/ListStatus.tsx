import { css } from '@emotion/react'
import type { Ref } from 'react'

interface Props {
  /** How many items are shown. */
  readonly count: number
  /** One and several of them, e.g. 'news item' and 'news items'. */
  readonly noun: readonly [one: string, several: string]
  /** What to say when there are none. */
  readonly nothingFound: string
  /** To bring the focus here when the control that had it disappears. */
  readonly ref?: Ref<HTMLParagraphElement>
}

/** How many items the filters leave; read out, when there is a pause, each time it changes. */
export function ListStatus({ count, noun: [one, several], nothingFound, ref }: Props) {
  return (
    <p role="status" tabIndex={-1} ref={ref} css={count === 0 ? empty : found}>
      {count === 0 ? nothingFound : `${count} ${count === 1 ? one : several} found`}
    </p>
  )
}

const found = css({ color: 'var(--color-ink-soft)', fontWeight: 650 })
const empty = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-xl)', fontWeight: 700 })
