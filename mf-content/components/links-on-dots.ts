import { css } from '@emotion/react'

/**
 * Darkens links on coloured backgrounds, so that they stay readable where they cross the dots of the pattern.
 */
export const dottedBackgroundLinkStyles = css({ '--color-peacock': 'var(--color-peacock-dark)' })
