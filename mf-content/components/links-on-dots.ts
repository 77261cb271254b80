import { css } from '@emotion/react'

/** Keeps links readable on coloured backgrounds, where they cross the dots of the pattern. */
export const linksOnDottedBackground = css({ '--color-peacock': 'var(--color-peacock-dark)' })
