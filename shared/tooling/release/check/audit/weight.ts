import type { Release } from '@kutuhal/build/release.ts'
import type { Finding } from '../finding.ts'
import { pageBudgets, formatKilobytes } from '../gate/budgets.ts'

const REMEDY = `Make it smaller (AVIF or WebP in the size in which it is shown, an SVG for a drawing). The budget and its reason stand in shared/tooling/release/check/gate/budgets.ts.`

/**
 * Checks the size of a page's pictures, videos and data against the budgets.
 * @param shown the files of the release that the check's visitor loads
 * @param offered the files that another visitor may load, such as pictures for larger windows
 */
export function checkAssetWeight(
  { files: all }: Release,
  shown: readonly string[],
  offered: readonly string[],
): Omit<Finding, 'page' | 'shell'>[] {
  const sizesOf = (files: readonly string[]) =>
    [...new Set(files)].map(file => [file, all[file]?.bytes ?? 0] as const)
  const heavy = sizesOf([...shown, ...offered]).flatMap(
    ([file, bytes]): Omit<Finding, 'page' | 'shell'>[] => {
      const most = budgetOf(file)
      if (bytes <= most) return []
      const what = `It has visitors load ${file} with ${formatKilobytes(bytes)}, more than the ${formatKilobytes(most)} that one of its kind may have.`
      return [{ about: 'weight', what, remedy: REMEDY }]
    },
  )
  const pictures = sizesOf(shown)
    .filter(([file]) => PICTURE.test(file))
    .reduce((sum, [, bytes]) => sum + bytes, 0)
  if (heavy.length > 0 || pictures <= pageBudgets.pagePictures) return heavy
  const what = `Its pictures have ${formatKilobytes(pictures)} together, more than the ${formatKilobytes(pageBudgets.pagePictures)} that a page may have.`
  return [{ about: 'weight', what, remedy: REMEDY }]
}

const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg|bmp|ico)$/i
const FILM = /\.(mp4|webm|mov|ogv|m4v)$/i
/** Matches scripts, which have a budget of their own. */
const SCRIPT = /\.js$/

function budgetOf(file: string): number {
  if (SCRIPT.test(file)) return Infinity
  if (PICTURE.test(file)) return pageBudgets.picture
  return FILM.test(file) ? pageBudgets.film : pageBudgets.otherFile
}
