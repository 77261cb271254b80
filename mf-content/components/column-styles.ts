import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/styles/breakpoints.ts'

const columnsFrom =
  (query: string) => (shares: readonly number[], gap: string, alignItems?: 'center' | 'start') => {
    const gridTemplateColumns = shares.map(share => `minmax(0, ${share}fr)`).join(' ')
    return css({ display: 'grid', gap, alignItems, [query]: { gridTemplateColumns } })
  }

/**
 * The style of a grid with columns in windows from a small laptop on, and with one column in others. The
 * columns are given by their shares of the width.
 */
export const createDesktopColumns = columnsFrom(desktopQuery)

/** The same with columns in windows from an upright tablet on. */
export const createTabletColumns = columnsFrom(tabletQuery)
