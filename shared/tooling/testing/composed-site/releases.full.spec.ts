import { rmSync } from 'node:fs'
import { runReleaseCommand } from '@kutuhal/release/fixtures/release-command.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { newestDeployment } from '@kutuhal/release/store/deployments.ts'
import { releaseFolder } from '@kutuhal/release/store/store.ts'
import { releasedStore } from '../released-store.ts'
import { republishRelease } from '../republish-release.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { startVisitors } from './visitors.ts'

const VERSIONS = ['9.0.0', '9.0.1']

test('Visitors notice nothing while every remote is released', async ({ browser }) => {
  test.setTimeout(300_000)
  const store = await releasedStore()
  const server = await serveSite(store)
  try {
    const { shell, ...remotes } = (await newestDeployment(store))?.plan.pins ?? {}
    expect(shell).toBeDefined()
    const stopVisits = startVisitors(browser, await server.listen({ port: 0, host: 'localhost' }), 3)
    for (const version of VERSIONS)
      for (const [app, built] of Object.entries(remotes)) {
        await republishRelease(store, releaseFolder(store, app, built), version)
        // In its own process, as a team's pipeline does, so that the server answers meanwhile.
        await runReleaseCommand(store.folder, 'promote', `${app}@${version}`)
      }
    const { loads, navigations, ...trouble } = await stopVisits()
    expect(trouble).toEqual({ failedLoads: [], errors: [], hydrationErrors: [] })
    expect(loads).toBeGreaterThan(2 * VERSIONS.length)
    expect(navigations).toBeGreaterThan(4 * VERSIONS.length)
  } finally {
    await server.close()
    rmSync(store.folder, { recursive: true })
  }
})
