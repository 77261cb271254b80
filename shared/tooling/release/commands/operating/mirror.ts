import { resolveStoreAddress, requireSiteName } from '../../store/store-location.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import { syncFolder } from './sync-folder.ts'

export const run: OperatorVerbHandler = async ({ names, options }) => {
  const [folder, ...rest] = names
  if (folder === undefined || rest.length > 0) {
    throw new Error('Into which folder? E.g. STORE=s3://bucket/prefix npm run release -- mirror /srv/kutuhal')
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  const site = options.site ?? (process.env['SITE'] || 'live')
  await syncFolder(
    parseAbsolutePath('The folder', folder),
    {
      place: resolveStoreAddress(options.store),
      site: requireSiteName(site),
      isRecomposed: options.recompose ?? false,
    },
    stop.signal,
  )
  return `${folder} follows no more.`
}
