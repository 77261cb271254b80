import {
  requireSandboxForOtherTeams,
  SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE,
} from './allowed-without-sandbox.ts'

jest.mock('../compose/sandbox/sandboxes.ts', () => ({ hasSandbox: () => false }))

beforeEach(() => delete process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE])

it('composes without a sandbox what one person makes, and what other teams release for a reason only', () => {
  const store = { folder: '/nowhere', pointer: 'live' }
  expect(() => requireSandboxForOtherTeams(store)).not.toThrow()
  const files = { owners: 'operator …' }
  expect(() => requireSandboxForOtherTeams(store, files)).toThrow(/bubblewrap[^]*--without-sandbox/)
  process.env[SANDBOX_OVERRIDE_ENVIRONMENT_VARIABLE] = 'they sit in this room'
  expect(() => requireSandboxForOtherTeams(store, files)).not.toThrow()
})
