import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from 'playwright'
import { root } from '../../build/apps.ts'
import { serveSite } from '../serve.ts'
import type { Store } from '../store.ts'
import { sendVisitors, type Trouble } from './visitors.ts'

export interface SoakResult {
  /** From built to live, of each release; ms. */
  readonly releaseMs: readonly number[]
  readonly loads: number
  readonly navigations: number
  readonly trouble: Trouble
}

/**
 * Releases all remotes in turn, one right after the other, while visitors browse.
 * @param store with a live site; its own deployments go on
 * @param readingMs how long a visitor stays on a page on average
 */
export async function releaseUnderVisitors(
  browser: Browser,
  store: Store,
  releases: number,
  visitors: number,
  readingMs: number,
): Promise<SoakResult> {
  const server = await serveSite(store)
  const site = await server.listen({ port: 0, host: 'localhost' })
  try {
    const visits = sendVisitors(browser, site, visitors, readingMs)
    const releaseMs = await runTrain(store, releases)
    await visits.stop()
    return { releaseMs, ...visits.count(), trouble: visits.trouble }
  } finally {
    await server.close()
  }
}

/** @returns what each release took; ms */
async function runTrain(store: Store, releases: number): Promise<number[]> {
  const script = path.join(root, 'shared/release/figures/release-train.ts')
  const train = spawn(process.execPath, ['--import', 'tsx', script, store.folder, String(releases)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => train.once('exit', resolve))
  const times: number[] = []
  for await (const line of createInterface(train.stdout)) times.push(Number(line))
  if ((await ended) !== 0) throw new Error('The releases stopped; they say why above.')
  return times
}
