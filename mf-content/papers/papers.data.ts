import { statSync } from 'node:fs'

/** The size in KB of each PDF in `public/papers/`, for the text of links to it. */
export const pdfSizes = {
  'labs-for-schools': kilobytes('labs-for-schools'),
}

function kilobytes(name: string): number {
  return Math.ceil(statSync(new URL(`../public/papers/${name}.pdf`, import.meta.url)).size / 1000)
}
