import { css } from '@emotion/react'

/** Keeps links readable where they cross the kolam's dots on a coloured background. */
export const linksOnDots = css({ '--color-peacock': 'var(--color-peacock-dark)' })
