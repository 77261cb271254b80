import { css } from '@emotion/react'

/** For controls that are useless on paper. */
export const screenOnly = css({ '@media print': { display: 'none' } })
