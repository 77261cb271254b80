import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createStoreWithLiveReleases, measureReleaseCommand } from '../../released-store.ts'
import { rewriteReleaseVersion } from '../../rewrite-release-version.ts'
import { openPage } from '../../site-tests/open-page.ts'
import { expect, test } from '../../site-tests/site-test.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { publish, releaseFolder, type Store } from '@kutuhal/release/store/store.ts'
import { createComponentPatches } from './forged-release.ts'
import { collectSiteReports, readSiteReports } from './reports.ts'

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
    await addBadRelease(store, good)
    // Skip the check, which would refuse this release.
    measureReleaseCommand(store, 'promote', 'mf-maze@1.1.0', '--unchecked', 'bad on purpose')

    await collectSiteReports(page)
    await page.goto(`${site}/robot-maze`)
    await expect
      .poll(() => readSiteReports(page, 'error'))
      .toEqual([expect.objectContaining({ release: 'mf-maze@1.1.0', takenOverBy: `mf-maze@${good}` })])
    await page.getByRole('button', { name: 'Move Forward' }).click()
    await expect(page.getByText('Moves: 1 / 20')).toBeVisible()

    measureReleaseCommand(store, 'rollback', 'mf-maze')
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

/**
 * Adds a bad release to the store: the code of a good release, but with a page that throws in browsers.
 * @param good version of the good release
 */
async function addBadRelease(store: Store, good: string): Promise<void> {
  const source = mkdtempSync(path.join(tmpdir(), 'bad-release-'))
  cpSync(releaseFolder(store, 'mf-maze', good), source, { recursive: true })
  const patches = createComponentPatches(`() => () => { throw new Error('Bad rendering.') }`)
  for (const [name, patch] of Object.entries(patches)) {
    const file = path.join(source, name)
    writeFileSync(file, patch(readFileSync(file, 'utf8')))
  }
  const dist = mkdtempSync(path.join(tmpdir(), 'bad-build-'))
  await rewriteReleaseVersion(source, '1.1.0', dist)
  await publish(store, dist)
  for (const folder of [source, dist]) rmSync(folder, { recursive: true })
}
