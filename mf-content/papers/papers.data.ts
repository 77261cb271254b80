import { statSync } from 'node:fs'

/** What each paper in `public/papers/` weighs, for the words of the links to it; KB. */
export const paperSizes = {
  'labs-for-schools': kilobytes('labs-for-schools'),
}

function kilobytes(name: string): number {
  return Math.ceil(statSync(new URL(`../public/papers/${name}.pdf`, import.meta.url)).size / 1000)
}
