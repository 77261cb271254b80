import { statSync } from 'node:fs'

/** The size of each PDF in `public/papers/`, for the text of its links; KB. */
export const paperSizes = {
  'labs-for-schools': kilobytes('labs-for-schools'),
}

function kilobytes(name: string): number {
  return Math.ceil(statSync(new URL(`../public/papers/${name}.pdf`, import.meta.url)).size / 1000)
}
