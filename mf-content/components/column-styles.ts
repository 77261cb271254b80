import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/styles.ts'

const columnsFrom =
  (query: string) => (shares: readonly number[], gap: string, alignItems?: 'center' | 'start') => {
    const gridTemplateColumns = shares.map(share => `minmax(0, ${share}fr)`).join(' ')
    return css({ display: 'grid', gap, alignItems, [query]: { gridTemplateColumns } })
  }

/** Columns by their shares of the width, from a small laptop on; one column in narrower windows. */
export const createDesktopColumns = columnsFrom(desktopQuery)

/** From an upright tablet on. */
export const createTabletColumns = columnsFrom(tabletQuery)
