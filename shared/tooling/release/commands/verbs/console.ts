import { once } from 'node:events'
import { startConsole } from '../../console/server.ts'
import { terminalText } from '../terminal-text.ts'
import type { Run } from './request.ts'
import { portFrom } from './typed-options.ts'

export const run: Run = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It takes no names: npm run release -- console [--port <n>]')
  const [, script = ''] = process.argv
  const opened = await startConsole(store, {
    // The command line of this process.
    program: [process.execPath, ...process.execArgv, script],
    port: options.port === undefined ? undefined : portFrom('port', options.port),
  })
  console.log(
    terminalText(
      `The console is at
${opened.address}
Whoever knows this address does with your key what the page offers: show it to nobody. Ctrl-C ends it.`,
      store,
    ),
  )
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await opened.close()
  return 'The console is closed.'
}
