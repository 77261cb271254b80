import { css } from '@emotion/react'
import { desktopQuery, tabletQuery } from '@kutuhal/ui/breakpoints.ts'

interface Columns {
  /** The widths of the columns, as in `grid-template-columns`. */
  readonly columns: string
  readonly gap: string
  readonly alignItems?: 'center' | 'start'
}

const columnsFrom =
  (query: string) =>
  ({ columns, gap, alignItems }: Columns) =>
    css({ display: 'grid', gap, alignItems, [query]: { gridTemplateColumns: columns } })

/** The style of a grid with columns in windows from a small laptop on, and with one column in others. */
export const createDesktopColumns = columnsFrom(desktopQuery)

/** The style of a grid with columns in windows from an upright tablet on, and with one column in others. */
export const createTabletColumns = columnsFrom(tabletQuery)
