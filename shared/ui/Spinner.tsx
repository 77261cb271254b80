import { css, keyframes } from '@emotion/react'

interface Props {
  readonly label?: string
}

/** Shows that something is loading, and says so to screen readers. */
export function Spinner({ label = 'Loading…' }: Props) {
  return (
    <div role="status" css={box}>
      <span aria-hidden css={ring} />
      <span>{label}</span>
    </div>
  )
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  padding: 'var(--space-8) var(--space-4)',
  color: 'var(--color-ink-soft)',
})

const ring = css({
  width: '2.5rem',
  height: '2.5rem',
  border: '4px solid var(--color-sand)',
  borderTopColor: 'var(--color-vermilion)',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
})
