import { css } from '@emotion/react'

/** An invalid field has `aria-invalid`. */
export const fieldStyle = css({
  width: '100%',
  minHeight: '2.875rem',
  padding: 'var(--space-2) var(--space-4)',
  border: '2px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface)',
  '&:hover': { borderColor: 'var(--color-ink)' },
  '&[aria-invalid="true"]': {
    borderColor: 'var(--color-vermilion)',
    '@media (forced-colors: active)': { borderStyle: 'dashed' },
  },
  '&::placeholder': { color: 'var(--color-ink-soft)', opacity: 1 },
})

export const labelStyle = css({ display: 'grid', gap: 'var(--space-1)', fontWeight: 650 })
