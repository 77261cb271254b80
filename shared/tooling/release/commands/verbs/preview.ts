import { composePreview } from '../../pipeline/preview.ts'
import { parseSignedReleases } from '../../pipeline/parse-releases.ts'
import { getPortForPointerName } from '../../store/store-location.ts'
import { formatCrossTeamChanges } from '../format-other-changes.ts'
import type { VerbHandler } from '../options/verb-request.ts'

export const run: VerbHandler = async ({ store, names }) => {
  const pins = await parseSignedReleases(store, names, 'npm run release -- preview mf-maze@1.1.0')
  const { generation, kept } = await composePreview(store, pins)
  const host = `the host preview-${generation}.<the site's host>`
  const at = store.shared
    ? `It is at ${host}, wherever this store is served.`
    : `http://preview-${generation}.localhost:${getPortForPointerName(store.pointer)} while npm start serves this store; elsewhere ${host}.`
  return `Generation ${generation}, which visitors do not get: the live site with ${names.join(', ')}.
${at}${formatCrossTeamChanges({ kept })}`
}
