import { openReleases } from '../releases/release-source.ts'
import { computeReleaseDownloadCost, type ReleaseCost } from '../store/release-cost.ts'
import type { Store } from '../store/store.ts'

/**
 * Formats what releases cost a returning visitor, and which releases exceed their app's limit.
 * @returns a line for each release, after a line break; none for a live release, and for an app's first
 *   release
 */
export async function formatReleaseCosts(
  store: Store,
  pins: Readonly<Record<string, string>>,
): Promise<string> {
  const lines = await Promise.all(
    Object.entries(pins).map(async ([app, version]) => {
      const folder = openReleases(store).folderOf(app, version)
      const cost = await computeReleaseDownloadCost(store, app, version, folder)
      return cost ? `\n${app}@${version} costs who has the live release ${formatReleaseCost(cost)}` : ''
    }),
  )
  return lines.join('')
}

export function formatReleaseCost(cost: ReleaseCost): string {
  const { files, scripts, images, others, budget } = cost
  if (files === 0) return 'nothing.'
  const kinds = [
    scripts > 0 ? `${formatKilobytes(scripts)} of scripts` : 'no scripts',
    images > 0 ? `${formatKilobytes(images)} of images in all sizes` : 'no images',
    ...(others > 0 ? [`${formatKilobytes(others)} of other files`] : []),
  ]
  const words = `${files} new ${files === 1 ? 'file' : 'files'}: ${kinds.join(', ')}.`
  const bytes = scripts + others
  if (budget === undefined || bytes <= budget) return words
  return `${words}
!!! That is more than the ${formatKilobytes(budget)} that its package.json allows ("releaseBudget"): ${formatKilobytes(bytes)}. !!!
A change to code that every page shares costs all of it. Release rarely what changes much, or raise it and say why.`
}

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
