import { css } from '@emotion/react'

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.875rem',
  padding: 'var(--space-2) min(var(--space-5), 6.67vw)',
  border: '2px solid transparent',
  borderRadius: 'var(--radius-round)',
  fontWeight: 650,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition:
    'background-color var(--quick), border-color var(--quick), color var(--quick), transform var(--quick)',
  '&:active': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled="true"]': {
    opacity: 0.55,
    cursor: 'not-allowed',
    transform: 'none',
    '@media (forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' },
  },
})

const hovered = '&:hover:not(:disabled, [aria-disabled="true"])'

/** A theme that replaces vermilion must set `--color-on-vermilion`, too. */
const onVermilion = 'var(--color-on-vermilion, var(--color-surface))'

export const buttonStyles = {
  primary: css(base, {
    background: 'var(--color-vermilion)',
    color: onVermilion,
    [hovered]: { background: 'var(--color-vermilion-dark)', color: onVermilion },
  }),
  secondary: css(base, {
    background: 'var(--color-surface)',
    borderColor: 'var(--color-button-line, var(--color-ink))',
    color: 'var(--color-ink)',
    [hovered]: { background: 'var(--color-marigold-pale)', color: 'var(--color-ink)' },
  }),
  quiet: css(base, {
    background: 'transparent',
    color: 'var(--color-ink)',
    paddingInline: 'var(--space-3)',
    // Translucent, because this kind of button can be on any background.
    [hovered]: {
      '@supports (background: color-mix(in srgb, red, blue))': {
        background: 'color-mix(in srgb, var(--color-ink) 9%, transparent)',
      },
      color: 'var(--color-ink)',
    },
  }),
} satisfies Record<ButtonKind, unknown>
