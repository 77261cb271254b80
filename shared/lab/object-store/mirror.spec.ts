/**
 * Tests a folder that mirrors an object store, as the assistant's gateway needs (operating/sync-folder.ts).
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { COMMAND_LINE_PATH } from '@kutuhal/release/fixtures/release-command.ts'
import { createObjectStoreKind } from '@kutuhal/release/fixtures/store-kinds.ts'
import { tinyBuild } from '@kutuhal/release/fixtures/tiny-release.ts'
import { verifySiteInFolder } from '@kutuhal/release/fixtures/verify-folder-site.ts'
import { createTestObjectStore } from '@kutuhal/release/store/objects/fixtures/test-objects.ts'
import { publish } from '@kutuhal/release/store/store.ts'
import { makeSigningKey } from '@kutuhal/release/store/trust/signing-key.ts'
import { promoteUnchecked, publishTinySite } from './tiny-site.ts'

const objects = createTestObjectStore()
const scratch = mkdtempSync(path.join(tmpdir(), 'mirror-'))

it('shows in a folder whatever goes live in an object store, until it is told to stop', async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  process.env['RELEASE_KEY'] = path.join(scratch, 'key.pem')
  await makeSigningKey(process.env['RELEASE_KEY'])
  const shared = createObjectStoreKind(objects).empty()
  const store = await shared.onAComputer()
  await publishTinySite(store)

  const mirror = path.join(scratch, 'mirror')
  const follower = spawn(process.execPath, ['--import', 'tsx', COMMAND_LINE_PATH, 'mirror', mirror], {
    cwd: projectRoot,
    stdio: 'ignore',
    env: { ...process.env, STORE: shared.place },
  })
  const ended = once(follower, 'exit')
  await shows(mirror, 'mf-one@1.0.0')
  await publish(store, tinyBuild('mf-one', '1.1.0'))
  await promoteUnchecked(store, 'mf-one@1.1.0')
  await shows(mirror, 'mf-one@1.1.0')
  follower.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

/**
 * Waits until a folder shows a release. Until then, the site in the folder must be complete at any moment.
 */
async function shows(folder: string, release: string): Promise<void> {
  while (!existsSync(path.join(folder, 'live'))) await delay(50)
  while (!(await verifySiteInFolder(folder)).includes(release)) await delay(50)
}
