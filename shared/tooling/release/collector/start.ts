/** `npm run reports`: runs the collector, with its settings in the environment (settings.ts), until it is told to stop. */
import { objectHeaders } from '../serve/object-headers.ts'
import { openStore } from '../store/open-store.ts'
import { readSettings } from './settings.ts'
import { startCollector } from './service.ts'

try {
  const settings = readSettings(process.env)
  const store = await openStore(settings.STORE, settings.REPORTS_SITE, objectHeaders)
  const { address, metricsAddress, stop } = await startCollector(store, settings)
  console.log(`Reports at ${address}/reports, metrics at ${metricsAddress}/metrics.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
