import { css } from '@emotion/react'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

interface Props {
  readonly tone?: 'info' | 'success' | 'error'
  readonly title?: string
  readonly children?: ReactNode
  readonly onDismiss?: () => void
}

/** Screen readers announce errors at once, and other messages at a pause. */
export function Notice({ tone = 'info', title, children, onDismiss }: Props) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      // Only what is added to an error is announced, not its whole text at each correction.
      aria-atomic={tone === 'error' ? false : undefined}
      css={[box, tones[tone]]}
    >
      <div css={body}>
        {title && <strong>{title}</strong>}
        {children && <div css={body}>{children}</div>}
      </div>
      {onDismiss && (
        <button type="button" css={dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  )
}

const box = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  padding: 'var(--space-3) var(--space-4)',
  border: '2px solid',
  borderRadius: 'var(--radius-m)',
  color: 'var(--color-ink)',
})

const tones = {
  info: css({ background: 'var(--color-sky)', borderColor: 'var(--color-indigo)' }),
  success: css({ background: 'var(--color-mint)', borderColor: 'var(--color-peacock)' }),
  error: css({ background: 'var(--color-rose)', borderColor: 'var(--color-vermilion)' }),
}

const body = css({ display: 'grid', gap: 'var(--space-2)', justifyItems: 'start', minWidth: 0 })

const dismiss = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  border: 0,
  borderRadius: 'var(--radius-round)',
  background: 'transparent',
  '&:hover': { background: 'var(--color-surface)' },
})
