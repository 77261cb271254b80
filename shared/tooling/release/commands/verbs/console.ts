import { once } from 'node:events'
import { startConsoleServer } from '../../console/server.ts'
import { formatForTerminal } from '../terminal-text.ts'
import type { VerbHandler } from '../options/verb-request.ts'
import { parsePort } from '../options/parse-options.ts'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It takes no names: npm run release -- console [--port <n>]')
  const [, script = ''] = process.argv
  // The console's buttons run release commands with this process's own script, Node and Node options.
  const program = [process.execPath, ...process.execArgv, script]
  const port = options.port === undefined ? undefined : parsePort('port', options.port)
  const opened = await startConsoleServer(store, program, port)
  console.log(
    formatForTerminal(
      `The console is at
${opened.address}
Anyone who knows this address can use the page with your key: show it to nobody. Ctrl-C ends it.`,
      store,
    ),
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await opened.close()
  return 'The console is closed.'
}
