import { rmSync } from 'node:fs'
import { releaseUnderVisitors } from '@kutuhal/testing/figures/release-under-visitors.ts'
import { releasedStore } from '@kutuhal/testing/released-store.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

/* `npm run figures` does the same at full size. */

test('Visitors notice nothing while every remote is released twice', async ({ browser }) => {
  test.setTimeout(300_000)
  const store = await releasedStore()
  try {
    const { trouble, releaseMs, loads, navigations } = await releaseUnderVisitors(browser, store, {
      releases: 8,
      everyMs: 0,
      visitors: 3,
      readingMs: 0,
    })
    expect(trouble).toEqual({ failedLoads: [], errors: [], hydrationErrors: [] })
    expect(releaseMs).toHaveLength(8)
    expect(loads).toBeGreaterThan(4)
    expect(navigations).toBeGreaterThan(8)
  } finally {
    rmSync(store.folder, { recursive: true })
  }
})
