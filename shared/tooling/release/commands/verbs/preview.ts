import { preview } from '../../pipeline/preview.ts'
import { releasesNamed } from '../../pipeline/releases.ts'
import { portOf } from '../../store/store-location.ts'
import { othersInWords } from '../others-in-words.ts'
import type { Run } from './request.ts'

export const run: Run = async ({ store, names }) => {
  const pins = await releasesNamed(store, names, 'npm run release -- preview mf-maze@1.1.0')
  const { generation, kept } = await preview(store, pins)
  const host = `the host preview-${generation}.<the site's host>`
  const at = store.shared
    ? `It is at ${host}, wherever this store is served.`
    : `http://preview-${generation}.localhost:${portOf(store.pointer)} while npm start serves this store; elsewhere ${host}.`
  return `Generation ${generation}, which visitors do not get: the live site with ${names.join(', ')}.
${at}${othersInWords({ kept })}`
}
