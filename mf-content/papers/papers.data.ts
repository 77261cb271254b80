import { statSync } from 'node:fs'

/** The size of each PDF in `public/papers/` in KB. Links to a PDF show its size. */
export const pdfSizes = {
  'labs-for-schools': kilobytes('labs-for-schools'),
}

function kilobytes(name: string): number {
  return Math.ceil(statSync(new URL(`../public/papers/${name}.pdf`, import.meta.url)).size / 1000)
}
