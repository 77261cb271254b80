import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { as, ownedStore, publishAs } from '../../fixtures/owned-store.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { releaseFolder } from '../../store/store.ts'
import { RELEASE_SIGNATURE_FILE_NAME } from '../../store/trust/signed-release.ts'
import {
  requireSandboxForOtherTeams,
  SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE,
} from './allowed-without-sandbox.ts'

jest.mock('./sandboxes.ts', () => ({ hasSandbox: () => false }))

it('runs without a sandbox what its own key has signed, and others for a reason only', async () => {
  const before = process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE]
  const store = await ownedStore()
  const named = { 'mf-one': await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0')) }
  const asked = (team: 'team-one' | 'team-two') =>
    as(store, team, () => requireSandboxForOtherTeams(store, named))
  delete process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE]
  await expect(asked('team-one')).resolves.toBeUndefined()
  await expect(asked('team-two')).rejects.toThrow(
    /mf-one@1.0.0 is signed with another key[^]*bubblewrap[^]*--without-sandbox/,
  )
  // Copy the signature of team-two's own release to a release of another team: it must not be valid there.
  await publishAs(store, 'team-two', tinyBuild('mf-two', '1.0.0'))
  cpSync(
    path.join(releaseFolder(store, 'mf-two', '1.0.0'), RELEASE_SIGNATURE_FILE_NAME),
    path.join(releaseFolder(store, 'mf-one', '1.0.0'), RELEASE_SIGNATURE_FILE_NAME),
  )
  await expect(asked('team-two')).rejects.toThrow(/mf-one@1.0.0 is signed with another key/)
  process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] = 'they sit in this room'
  await expect(asked('team-two')).resolves.toBeUndefined()
  if (before === undefined) delete process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE]
  else process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] = before
  rmSync(store.folder, { recursive: true })
})
