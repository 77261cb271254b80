import { setTimeout as delay } from 'node:timers/promises'
import { checkChanges } from '../../deploy/check-changes.ts'
import { deploy } from '../../deploy/deploy.ts'
import { repair } from '../../deploy/repair.ts'
import { openSite, type Site } from '../../deploy/site.ts'
import { formatForTerminal } from '../terminal-text.ts'
import { parseWholeNumber, type VerbHandler } from '../options/verb-request.ts'

const DEFAULT_INTERVAL_S = '2'

export const run: VerbHandler = async ({ store, names, options }) => {
  if (names.length > 0) throw new Error('It deploys all that is in the record: npm run release -- deploy')
  const site = await openSite(store)
  const seconds = parseWholeNumber('interval', options.interval ?? DEFAULT_INTERVAL_S, 1, 3600)
  if (options.watch) return watch(site, seconds * 1000)
  return once(site)
}

async function once(site: Site): Promise<string> {
  const live = await deploy(site, checkChanges)
  if (!live) return 'There is nothing in the record that counts. Nothing is live.'
  const wasRepaired = await repair(site)
  const { generation, number, what } = live
  return `Live: generation ${generation}, deployment ${number}. ${what}.${wasRepaired ? ' What was damaged is made anew.' : ''}`
}

/** Deploys whatever comes into the record, until the process is stopped. What fails is tried again. */
async function watch(site: Site, intervalMs: number): Promise<string> {
  let said = ''
  for (;;) {
    const line = await once(site).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    if (line !== said) console.log(formatForTerminal(line, site.store))
    said = line
    await delay(intervalMs)
  }
}
