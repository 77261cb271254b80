import { parseReleases } from '../../deploy/parse-releases.ts'
import { composePreview, propose } from '../../deploy/preview.ts'
import { sharePreview } from '../../deploy/previews.ts'
import { openSite } from '../../deploy/site.ts'
import { openReleases } from '../../releases/release-source.ts'
import { isSiteName } from '../../store/places.ts'
import { getPortForPointerName } from '../../store/store-location.ts'
import type { Store } from '../../store/store.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names, options: { share } }) => {
  const usage = 'npm run release -- preview mf-maze@1.1.0'
  const pins = await parseReleases({ releases: openReleases(store) }, names, usage)
  if (share === undefined) {
    const { live, released } = await propose(store, pins)
    const { generation, kept } = await composePreview(store, live, released)
    return described(store, names, generation) + formatCrossTeamChanges({ kept })
  }
  if (!isSiteName(share))
    throw new Error(
      `"${share}" names no preview. Write small letters, digits and dashes: --share larger-board`,
    )
  return described(store, names, await sharePreview(await openSite(store), share, pins))
}

function described(store: Store, names: readonly string[], generation: string): string {
  const host = `the host preview-${generation}.<the site's host>`
  const at = `http://preview-${generation}.localhost:${getPortForPointerName(store.pointer)} while npm start serves this store; elsewhere ${host}.`
  return `Generation ${generation}, which visitors do not get: the live site with ${names.join(', ')}.
${at}`
}
