import { css } from '@emotion/react'

export const screenOnly = css({ '@media print': { display: 'none' } })
