/**
 * Runs the assistant's service until a signal stops it. `npm start` runs this file through
 * shared/tooling/release/working-tree/start-gateway.ts; in production a container or systemd runs it.
 */
import { startService } from './service.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const gateway = await startService(settings)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Not `once`: after Ctrl-C, the signal arrives twice, from the terminal and from the parent process.
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => {
        gateway.log.error('Some answers were not finished in ASSISTANT_STOP_SECONDS.')
        process.exit(1)
      }, settings.ASSISTANT_STOP_SECONDS * 1000).unref()
      void gateway.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
