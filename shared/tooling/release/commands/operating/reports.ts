import { once } from 'node:events'
import { startCollector } from '../../collector/service.ts'
import { readSettings } from '../../collector/settings.ts'
import { getObjectHeaders } from '../../serve/object-headers.ts'
import { openStore } from '../../store/open-store.ts'
import { requireSiteName } from '../../store/store-location.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'

export const run: OperatorVerbHandler = async ({ options }) => {
  const settings = readSettings({
    ...process.env,
    STORE: options.store ?? process.env['STORE'],
    REPORTS_SITE: options.site ?? process.env['REPORTS_SITE'],
  })
  // `settings` would replace a typed but empty option by the default, and hide the mistake.
  const { store: place = settings.STORE, site = settings.REPORTS_SITE } = options
  const store = await openStore(place, requireSiteName(site), getObjectHeaders)
  const { address, metricsAddress, stop } = await startCollector(store, settings)
  console.log(`Reports at ${address}/reports, metrics at ${metricsAddress}/metrics.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await stop()
  return 'Nothing is counted any more.'
}
