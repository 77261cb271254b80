import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Browser } from 'playwright'
import { root } from '@kutuhal/build/apps.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import type { Store } from '@kutuhal/release/store/store.ts'
import { sendVisitors, type Trouble } from './visitors.ts'

export interface SoakResult {
  /** From built to live, of each release; ms. */
  readonly releaseMs: readonly number[]
  readonly loads: number
  readonly navigations: number
  readonly trouble: Trouble
}

export interface Soak {
  readonly releases: number
  /** From the start of one to that of the next, if it is not longer itself; ms. */
  readonly everyMs: number
  readonly visitors: number
  /** How long a visitor stays on a page on average; ms. */
  readonly readingMs: number
}

/**
 * Releases all remotes in turn while visitors browse.
 * @param store with a live site; its own deployments go on
 */
export async function releaseUnderVisitors(browser: Browser, store: Store, soak: Soak): Promise<SoakResult> {
  const server = await serveSite(store)
  const site = await server.listen({ port: 0, host: 'localhost' })
  try {
    const visits = sendVisitors(browser, site, soak.visitors, soak.readingMs)
    const releaseMs = await runTrain(store, soak)
    await visits.stop()
    return { releaseMs, ...visits.count(), trouble: visits.trouble }
  } finally {
    await server.close()
  }
}

/** @returns what each release took; ms */
async function runTrain(store: Store, { releases, everyMs }: Soak): Promise<number[]> {
  const script = path.join(root, 'shared/tooling/testing/soak/release-train.ts')
  const train = spawn(
    process.execPath,
    ['--import', 'tsx', script, store.folder, String(releases), String(everyMs)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<number | null>(resolve => train.once('exit', resolve))
  const times: number[] = []
  for await (const line of createInterface(train.stdout)) times.push(Number(line))
  if ((await ended) !== 0) throw new Error('The releases stopped; they say why above.')
  return times
}
