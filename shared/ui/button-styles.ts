import { css } from '@emotion/react'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.875rem',
  padding: 'var(--space-2) var(--space-5)',
  border: '2px solid transparent',
  borderRadius: 'var(--radius-round)',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition:
    'background-color var(--quick), border-color var(--quick), color var(--quick), transform var(--quick)',
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed', transform: 'none' },
})

/** Where another colour takes vermilion's place, it says what can be read on it. */
const onVermilion = 'var(--color-on-vermilion, var(--color-surface))'

/** How something that acts looks, whether it is a button or a link. */
export const buttonStyles = {
  primary: css(base, {
    background: 'var(--color-vermilion)',
    color: onVermilion,
    '&:hover': { background: 'var(--color-vermilion-dark)', color: onVermilion },
  }),
  secondary: css(base, {
    background: 'var(--color-surface)',
    borderColor: 'var(--color-ink)',
    color: 'var(--color-ink)',
    '&:hover': { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  }),
  quiet: css(base, {
    background: 'transparent',
    color: 'var(--color-ink)',
    paddingInline: 'var(--space-3)',
    '&:hover': { background: 'var(--color-sand)', color: 'var(--color-ink)' },
  }),
} satisfies Record<ButtonKind, unknown>
