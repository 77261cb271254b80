import { css } from '@emotion/react'

/** An aubergine background. Sets the tokens for links, soft text, lines and focus to readable colours. */
export const darkGround = css({
  '--color-peacock': 'var(--color-marigold)',
  '--color-peacock-dark': 'var(--color-marigold-pale)',
  '--color-ink-soft': 'var(--color-sand)',
  '--color-focus': 'var(--color-marigold)',
  '--color-line': 'var(--color-ink-soft)',
  '--color-button-line': 'var(--color-surface)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  // If it is unsupported, the background would disappear.
  '@supports (background: color-mix(in srgb, red, blue))': {
    '--color-line': 'color-mix(in srgb, var(--color-paper) 28%, transparent)',
    '--kolam':
      'radial-gradient(circle, color-mix(in srgb, var(--color-paper) 16%, transparent) 1.5px, transparent 1.6px) 0 0 / 1.5rem 1.5rem',
    background: 'var(--kolam), var(--color-ink)',
  },
})
