import { parseArgs } from 'node:util'
import { resolveStoreAddress, requireSiteName } from '../../store/store-location.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'
import { parseAbsolutePath } from '../options/parse-options.ts'
import { syncFolder } from './sync-folder.ts'

export const run: OperatorVerbHandler = async args => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      site: { type: 'string' },
      recompose: { type: 'boolean', default: false },
    },
  })
  const [folder, ...rest] = positionals
  if (folder === undefined || rest.length > 0) {
    throw new Error('Into which folder? E.g. STORE=s3://bucket/prefix npm run release -- mirror /srv/kutuhal')
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  const site = values.site ?? (process.env['SITE'] || 'live')
  await syncFolder(
    parseAbsolutePath('The folder', folder),
    { place: resolveStoreAddress(values.store), site: requireSiteName(site), isRecomposed: values.recompose },
    stop.signal,
  )
  return `${folder} follows no more.`
}
