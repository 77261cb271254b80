import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createStoreWithLiveReleases } from '../../releases/released-store.ts'
import { republishRelease } from '../../releases/republish-release.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { runReleaseCommand } from '../../../release/fixtures/release-command.ts'
import { releaseFolder } from '@kutuhal/release/store/store.ts'
import { createComponentPatches } from './fixtures/forged-release.ts'
import { collectSiteReports, readSiteReports } from './fixtures/reports.ts'

// The console line that the test expects.
test.use({ allowedNoise: /mf-maze@1\.1\.0 failed/ })

test('Visitors of a bad release get the one before, until a rollback gives it to everybody', async ({
  page,
  context,
}) => {
  const store = await createStoreWithLiveReleases()
  const server = await serveSite(store)
  try {
    const site = await server.listen({ port: 0, host: 'localhost' })
    const good = readdirSync(path.dirname(releaseFolder(store, 'mf-maze', 'any')))[0] ?? ''
    const patches = createComponentPatches(`() => () => { throw new Error('Bad rendering.') }`)
    await republishRelease(store, releaseFolder(store, 'mf-maze', good), '1.1.0', patches)
    // Skip the check, which would refuse this release.
    await runReleaseCommand(store.folder, 'promote', 'mf-maze@1.1.0', '--unchecked', 'bad on purpose')

    await collectSiteReports(page)
    await page.goto(`${site}/robot-maze`)
    await expect
      .poll(() => readSiteReports(page, 'error'))
      .toEqual([expect.objectContaining({ release: 'mf-maze@1.1.0', takenOverBy: `mf-maze@${good}` })])
    await page.getByRole('button', { name: 'Move Forward' }).click()
    await expect(page.getByText('Moves: 1 / 20')).toBeVisible()

    await runReleaseCommand(store.folder, 'rollback', 'mf-maze')
    const later = await context.newPage()
    await collectSiteReports(later)
    await openPage(later, `${site}/robot-maze`)
    await later.getByRole('button', { name: 'Move Forward' }).click()
    await expect(later.getByText('Moves: 1 / 20')).toBeVisible()
    expect(await readSiteReports(later, 'error')).toEqual([])
  } finally {
    await server.close()
    rmSync(store.folder, { recursive: true })
  }
})
