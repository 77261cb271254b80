import type { SiteDocument } from '../documents.ts'

/** A table of a page: its text has a line for each row, with the cells parted by colons. */
export interface Table {
  readonly heading: string
  readonly address: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Tables of three columns and more; two are labels with their values. */
export function tablesIn(documents: readonly SiteDocument[]): readonly Table[] {
  return documents.flatMap(({ url, sections }) =>
    sections.flatMap(({ heading, anchor, text }) => {
      const address = url + (anchor === undefined ? '' : `#${anchor}`)
      return blocksIn(text).flatMap(([columns = [], ...rows]) =>
        rows.length > 0 ? [{ heading, address, columns, rows }] : [],
      )
    }),
  )
}

/** Lines one after the other with as many cells. */
function blocksIn(text: string): readonly (readonly (readonly string[])[])[] {
  const blocks: string[][][] = []
  for (const line of text.split('\n')) {
    const cells = line.split(': ')
    const block = blocks.at(-1)
    if (block?.[0]?.length === cells.length) block.push(cells)
    else blocks.push([cells])
  }
  return blocks.filter(block => (block[0]?.length ?? 0) >= 3)
}
