import { once } from 'node:events'
import { startConsole } from '../../console/server.ts'
import { wholeNumber, type Run } from './request.ts'

export const run: Run = async ({ store, names, options }) => {
  if (names.length > 0) {
    throw new Error(
      'It takes no names: npm run release -- console [--port <n>] [--prometheus <address>] [--host <the site’s>]',
    )
  }
  const [, script = ''] = process.argv
  const opened = await startConsole(store, {
    // As this very process was started.
    program: [process.execPath, ...process.execArgv, script],
    port: options.port === undefined ? undefined : wholeNumber('port', options.port, 1, 65_535),
    host: options.host,
    prometheus: options.prometheus === undefined ? undefined : prometheusAt(options.prometheus),
  })
  console.log(`The console is at
${opened.address}
Whoever knows this address does with your key what the page offers: show it to nobody. Ctrl-C ends it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await opened.close()
  return 'The console is closed.'
}

/** @throws Error that shows the form */
function prometheusAt(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href
  throw new Error(`--prometheus needs the address of Prometheus, like http://127.0.0.1:9090, not "${typed}".`)
}
