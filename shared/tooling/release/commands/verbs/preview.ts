import { parseReleases } from '../../deploy/parse-releases.ts'
import { composePreview } from '../../deploy/preview.ts'
import { openReleases } from '../../releases/release-source.ts'
import { getPortForPointerName } from '../../store/store-location.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names }) => {
  const pins = await parseReleases(
    { releases: openReleases(store) },
    names,
    'npm run release -- preview mf-maze@1.1.0',
  )
  const { generation, kept } = await composePreview(store, pins)
  const host = `the host preview-${generation}.<the site's host>`
  const at = `http://preview-${generation}.localhost:${getPortForPointerName(store.pointer)} while npm start serves this store; elsewhere ${host}.`
  return `Generation ${generation}, which visitors do not get: the live site with ${names.join(', ')}.
${at}${formatCrossTeamChanges({ kept })}`
}
