/** `npm run lab -- load https://localhost:3443` runs a load test of a local site and prints the results. */
import { parseArgs } from 'node:util'
import { parseServerUrl } from '@kutuhal/settings'
import { parseWholeNumber } from '../../tooling/release/commands/options/verb-request.ts'
import { ensureWrk } from '../../tooling/release/programs/nginx-and-wrk.ts'
import { sendRequest } from '../../tooling/testing/send-request.ts'
import { runLoadTest, requireLocalServer } from './load.ts'

const LONGEST = 60 // seconds

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '5' } },
  })
  const [typed = 'http://localhost:3000'] = positionals
  const origin = parseServerUrl(typed, { protocols: ['http:', 'https:'] }) ?? typed
  requireLocalServer(origin)
  const seconds = parseWholeNumber('seconds', values.seconds, 1, LONGEST)
  const program = ensureWrk()
  if (program) await run(program, origin, seconds)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(program: string, origin: string, seconds: number): Promise<void> {
  const { text: html } = await sendRequest(origin, '/').catch((cause: unknown) => {
    throw new Error(`${origin} does not answer. Start it first: npm start.`, { cause })
  })
  const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))]
  const groups = {
    'all pages that home links to': found(/<a\s[^>]*href="(\/[^"#?]*)"/g),
    'the scripts of home': found(/<(?:script|link)\s[^>]*(?:src|href)="(\/apps\/[^"]*\.js)"/g),
  }
  for (const [name, paths] of Object.entries(groups)) {
    if (paths.length === 0) continue
    const { report } = await runLoadTest(program, { origin, paths, seconds })
    console.log(`${name} (${paths.length}):\n${report}`)
  }
}
