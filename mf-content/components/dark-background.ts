import { css } from '@emotion/react'

/**
 * A dark purple background. It changes the colours of links, soft text, lines and focus rings, so that they
 * stay readable.
 */
export const darkBackgroundStyles = css({
  '--color-peacock': 'var(--color-marigold)',
  '--color-peacock-dark': 'var(--color-marigold-pale)',
  '--color-ink-soft': 'var(--color-sand)',
  '--color-focus': 'var(--color-marigold)',
  '--color-line': 'var(--color-ink-soft)',
  '--color-button-line': 'var(--color-surface)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
  // Use `@supports` in addition to the plain background above: a browser that does not know `color-mix` finds
  // an error in `var()` only late, and would then show no background at all.
  '@supports (background: color-mix(in srgb, red, blue))': {
    '--color-line': 'color-mix(in srgb, var(--color-paper) 28%, transparent)',
    '--kolam':
      'radial-gradient(circle, color-mix(in srgb, var(--color-paper) 16%, transparent) 1.5px, transparent 1.6px) 0 0 / 1.5rem 1.5rem',
    background: 'var(--kolam), var(--color-ink)',
  },
})
