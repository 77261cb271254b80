import { css } from '@emotion/react'

/** A dark purple background that gives links, soft text, lines and focus rings readable colours. */
export const darkBackground = css({
  '--color-peacock': 'var(--color-marigold)',
  '--color-peacock-dark': 'var(--color-marigold-pale)',
  '--color-ink-soft': 'var(--color-sand)',
  '--color-focus': 'var(--color-marigold)',
  '--color-line': 'var(--color-ink-soft)',
  '--color-button-line': 'var(--color-surface)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  // The fallback above needs this condition: with `var()`, browsers that do not know `color-mix` would find
  // the error too late, and show no background at all.
  '@supports (background: color-mix(in srgb, red, blue))': {
    '--color-line': 'color-mix(in srgb, var(--color-paper) 28%, transparent)',
    '--kolam':
      'radial-gradient(circle, color-mix(in srgb, var(--color-paper) 16%, transparent) 1.5px, transparent 1.6px) 0 0 / 1.5rem 1.5rem',
    background: 'var(--kolam), var(--color-ink)',
  },
})
