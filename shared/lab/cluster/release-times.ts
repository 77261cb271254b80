/** How long releases and rollbacks take until every edge shows them. */
import { setTimeout as delay } from 'node:timers/promises'
import { run as rollback } from '@kutuhal/release/commands/verbs/rollback.ts'
import { liveDeployment } from '@kutuhal/release/store/deployments.ts'
import { runReleaseTrain } from '@kutuhal/testing/soak/run-release-train.ts'
import type { Cluster } from './start-cluster.ts'
import type { SeenGenerations } from './seen-generations.ts'

export interface Spread {
  /** From the pointer's change in the object store until the last edge showed it; ms. */
  readonly spreadMs: number
  /** From the beginning of the command until the last edge showed it; ms. */
  readonly wholeMs: number
}

/** Every edge shows it within this time, or something is wrong; ms. */
const LONGEST_MS = 30_000

/** Releases the remotes in turn, in a process of its own; of each what came after it was published. */
export async function timeReleases(
  seen: SeenGenerations,
  count: number,
  everyMs: number,
): Promise<readonly Spread[]> {
  const times: Spread[] = []
  const copy = { STORE_COPY: `${process.env['STORE_COPY']}-of-teams` }
  for await (const { generation, publishedAt } of runReleaseTrain(count, everyMs, copy))
    times.push(await spreadOf(seen, generation, publishedAt))
  return times
}

/** Goes back some steps, one after the other. */
export async function timeRollbacks(
  { store }: Cluster,
  seen: SeenGenerations,
  count: number,
): Promise<readonly Spread[]> {
  await store.shared?.update()
  const times: Spread[] = []
  for (let number = 0; number < count; number += 1) {
    const beganAt = Date.now()
    await rollback({ store, names: [], options: {} })
    const { generation = '' } = (await liveDeployment(store)) ?? {}
    times.push(await spreadOf(seen, generation, beganAt))
  }
  return times
}

async function spreadOf(seen: SeenGenerations, generation: string, beganAt: number): Promise<Spread> {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    const [pointed, shown] = [seen.pointed(generation, beganAt), seen.onAllEdges(generation, beganAt)]
    if (pointed !== undefined && shown !== undefined) {
      return { spreadMs: shown - pointed, wholeMs: shown - beganAt }
    }
    if (Date.now() > end)
      throw new Error(`Not every edge shows ${generation}, ${LONGEST_MS / 1000} s after it went live.`)
    await delay(20)
  }
}
