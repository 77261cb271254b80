import { once } from 'node:events'
import { createServer } from 'node:http'
import { checkChanges } from '../../deploy/check-changes.ts'
import { deploy, deployWayBack } from '../../deploy/deploy.ts'
import { deployPreviews } from '../../deploy/previews.ts'
import type { Check } from '../../deploy/prepare.ts'
import { repair } from '../../deploy/repair.ts'
import { openSite, type Site } from '../../deploy/site.ts'
import type { Deployment } from '../../store/deployments.ts'
import { parsePort } from '../options/parse-options.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'
import { formatForTerminal } from '../terminal-text.ts'

const DEFAULT_INTERVAL_S = '2'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It deploys all that is in the record: npm run release -- deploy')
  const site = await openSite(store)
  if (!options.watch) return deployOnce(site, checkChanges)
  const seconds = parseWholeNumber('interval', options.interval ?? DEFAULT_INTERVAL_S, 1, 3600)
  const port = options.port === undefined ? undefined : parsePort('port', options.port)
  return watch(site, checkChanges, { intervalMs: seconds * 1000, port })
}

async function deployOnce(site: Site, check: Check): Promise<string> {
  const live = await deploy(site, check)
  const wasRepaired = live !== undefined && (await repair(site))
  await deployPreviews(site)
  return `${described(live)}${wasRepaired ? ' What was damaged is made anew.' : ''}`
}

const described = (live: Deployment | undefined): string =>
  live
    ? `Live: generation ${live.generation}, deployment ${live.number}. ${live.what}.`
    : 'There is nothing in the record that counts. Nothing is live.'

interface WatchOptions {
  readonly intervalMs: number
  /** Port for a host's webhook: whatever is sent there, the deployer looks at the record at once. */
  readonly port: number | undefined
  /** Ends it; a deployment that is under way is completed. */
  readonly signal?: AbortSignal
}

/** Deploys whatever comes into the record, until the process is stopped. What fails is tried again. */
export async function watch(
  site: Site,
  check: Check,
  { intervalMs, port, signal }: WatchOptions,
): Promise<string> {
  let said = ''
  const say = (line: string) => {
    if (line !== said) console.log(formatForTerminal(line, site.store))
    said = line
  }
  const tell = (error: unknown) => say(error instanceof Error ? error.message : String(error))

  let deploying: Promise<void> | undefined
  let goingBack: Promise<void> | undefined
  let isAskedMeanwhile = false
  function look(): void {
    if (deploying) {
      isAskedMeanwhile = true
      // A check may take a minute, and a rollback does not wait for it.
      goingBack ??= deployWayBack(site)
        .catch(tell)
        .finally(() => (goingBack = undefined))
      return
    }
    isAskedMeanwhile = false
    deploying = deploy(site, check)
      .then(live => say(described(live)), tell)
      .then(() => deployPreviews(site))
      .catch(tell)
      .finally(() => {
        deploying = undefined
        if (isAskedMeanwhile && !signal?.aborted) look()
      })
  }

  await repair(site).catch(tell)
  const hook = createServer((_, response) => {
    look()
    response.writeHead(202).end()
  })
  if (port !== undefined) await once(hook.listen(port, '127.0.0.1'), 'listening')
  const timer = setInterval(look, intervalMs)
  look()
  if (!signal?.aborted) await new Promise(resolve => signal?.addEventListener('abort', resolve))
  clearInterval(timer)
  hook.close()
  await Promise.all([deploying, goingBack])
  return said
}
