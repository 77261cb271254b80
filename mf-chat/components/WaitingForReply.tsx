import { css, keyframes } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'

interface Props {
  readonly isLong: boolean
  readonly onCancel: () => void
}

/** Stands at the end of the log, which is read out politely: a second line when the wait is long, and a way out of it. */
export function WaitingForReply({ isLong, onCancel }: Props) {
  return (
    <>
      <p css={line}>Looking through the site…</p>
      {isLong && <p css={line}>Still working …</p>}
      <button type="button" css={[buttonStyles.secondary, cancel]} onClick={onCancel}>
        Cancel
      </button>
    </>
  )
}

/** Most replies are there before anybody could think of it. */
const appear = keyframes({ from: { visibility: 'hidden' } })

const line = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)', fontStyle: 'italic' })
const cancel = css({ flex: 'none', minHeight: '2.5rem', animation: `${appear} 1s step-end` })
