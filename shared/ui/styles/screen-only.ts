import { css } from '@emotion/react'

/** Hides controls in print, where they are useless. */
export const screenOnly = css({ '@media print': { display: 'none' } })
