import { rmSync } from 'node:fs'
import { releaseUnderVisitors } from '../soak/release-under-visitors.ts'
import { releasedStore } from '../released-store.ts'
import { expect, test } from '../site-tests/site-test.ts'

/** Number of releases of every remote. */
const ROUNDS = 2

test('Visitors notice nothing while every remote is released', async ({ browser }) => {
  test.setTimeout(300_000)
  const store = await releasedStore()
  try {
    const { trouble, releaseMs, loads, navigations } = await releaseUnderVisitors(browser, store, {
      releases: 4 * ROUNDS,
      everyMs: 0,
      visitors: 3,
      readingMs: 0,
    })
    expect(trouble).toEqual({ failedLoads: [], errors: [], hydrationErrors: [] })
    expect(releaseMs).toHaveLength(4 * ROUNDS)
    expect(loads).toBeGreaterThan(2 * ROUNDS)
    expect(navigations).toBeGreaterThan(4 * ROUNDS)
  } finally {
    rmSync(store.folder, { recursive: true })
  }
})
