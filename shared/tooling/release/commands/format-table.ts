export function formatTable(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map(row => (row[column] ?? '').length))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
