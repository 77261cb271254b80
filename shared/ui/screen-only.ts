import { css } from '@emotion/react'

/** For what nobody can use on paper. */
export const screenOnly = css({ '@media print': { display: 'none' } })
