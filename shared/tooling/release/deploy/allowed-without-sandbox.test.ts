import { openTinySite, passes, release, versionsOf } from '../fixtures/tiny-site.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { fetchHead } from '../record/record.ts'
import {
  requireSandboxForOtherTeams,
  SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE,
} from './allowed-without-sandbox.ts'
import { parseReleases } from './parse-releases.ts'
import { startCanary, stopCanary } from './promote.ts'
import { rollBack } from './rollback.ts'

let hasSandbox = true
jest.mock('../compose/sandbox/sandboxes.ts', () => ({
  ...jest.requireActual<object>('../compose/sandbox/sandboxes.ts'),
  hasSandbox: () => hasSandbox,
  findSandboxProblem: () => 'bwrap: No permissions',
}))

const freshStore = createTinyStoreFactory()

beforeEach(() => {
  hasSandbox = false
  for (const name of ['RECORD', SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE]) delete process.env[name]
})

it('composes without a sandbox what one person makes, and what other teams release for a reason only', () => {
  const store = { folder: '/nowhere', pointer: 'live' }
  expect(() => requireSandboxForOtherTeams(store)).not.toThrow()
  const files = { owners: 'operator …' }
  expect(() => requireSandboxForOtherTeams(store, files)).toThrow(
    /bwrap: No permissions[^]*bubblewrap[^]*--without-sandbox/,
  )
  process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] = 'they sit in this room'
  expect(() => requireSandboxForOtherTeams(store, files)).not.toThrow()
})

it('lets everybody go back without a sandbox, and leaves in the record nothing that has to wait for one', async () => {
  hasSandbox = true
  const site = await openTinySite(freshStore())
  await release(site, ['mf-one@1.1.0'])
  const { 'mf-two': second = { version: '', digest: '' } } = await parseReleases(site, ['mf-two@1.1.0'], '')
  const canary = { app: 'mf-two', ...second, percent: 5 }
  await startCanary(site, passes, canary)
  hasSandbox = false
  process.env['RECORD'] = 'with a host, where others write'
  const head = await fetchHead(site.record)
  await expect(release(site, ['mf-three@1.1.0'])).rejects.toThrow(/bwrap: No permissions/)
  await expect(startCanary(site, passes, { ...canary, percent: 9 })).rejects.toThrow(/bwrap: No permissions/)
  expect(await fetchHead(site.record)).toBe(head)
  await stopCanary(site, passes)
  await rollBack(site, passes)
  expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0' })
})
