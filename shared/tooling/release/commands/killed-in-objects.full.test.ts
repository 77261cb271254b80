/** Kills commands that write to an object store. `npm run lab -- object-store` uses a real object store. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { COMMAND_LINE_PATH } from '../fixtures/release-command.ts'
import { createObjectStoreKind, type TestStore } from '../fixtures/store-kinds.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { verifySiteInObjectStore } from '../fixtures/verify-bucket-site.ts'
import { createTestObjectStore } from '../store/objects/fixtures/test-objects.ts'
import { hasRelease, publish } from '../store/store.ts'
import { makeSigningKey } from '../store/trust/signing-key.ts'
import { run as promote } from './verbs/promote.ts'

const objects = createTestObjectStore()
const unchecked = { unchecked: 'releases of a test' }

beforeAll(async () => {
  process.env['RELEASE_KEY'] = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'key.pem')
  await makeSigningKey(process.env['RELEASE_KEY'])
  // Hide error messages: each release that goes live without checks logs one to the console.
  jest.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])

/**
 * Commands are killed at random times in this range, since a real object store does not report writes; ms.
 */
const LONGEST_MS = 2500
const isReal = process.env['STORE_ENGINE'] !== undefined
const moments: readonly Moment[] = isReal
  ? Array.from({ length: 12 }, (_, number) => ({
      name: `moment ${number}`,
      afterMs: 400 + Math.random() * LONGEST_MS,
    }))
  : [{ name: 'the deployment has its number', key: /\/names\/deployments\/live\/2$/ }]

interface Moment {
  readonly name: string
  /**
   * Kills the command when it writes an object whose name matches this pattern. Absent to kill it after
   * `afterMs`.
   */
  readonly key?: RegExp
  readonly afterMs?: number
}

describe('a command that is killed', () => {
  it.each(moments)('promote leaves a whole site when $name, and the next run succeeds', async moment => {
    const shared = await tinySite()
    await killed(shared, ['promote', 'mf-one@1.1.0', '--unchecked', 'releases of a test'], moment)
    const after = await shared.onAComputer()
    expect((await verifySiteInObjectStore(shared.place, after)).join()).toMatch(/mf-one@1\.[01]\.0/)
    await promote({ store: await shared.onAComputer(), names: ['mf-one@1.1.0'], options: unchecked })
    expect(await verifySiteInObjectStore(shared.place, await shared.onAComputer())).toContain('mf-one@1.1.0')
  })

  it.each(isReal ? moments : [{ name: 'it has its name', key: /\/names\/apps\/mf-one\/2\.0\.0$/ }])(
    'publish stores a release whole or not at all when $name, and it can go live',
    async moment => {
      const shared = await tinySite()
      const dist = tinyBuild('mf-one', '2.0.0')
      await killed(shared, ['publish', 'mf-one', '--dist', dist], moment)
      const after = await shared.onAComputer()
      if (!hasRelease(after, 'mf-one', '2.0.0')) await publish(after, dist)
      await promote({ store: await shared.onAComputer(), names: ['mf-one@2.0.0'], options: unchecked })
      expect(await verifySiteInObjectStore(shared.place, await shared.onAComputer())).toContain(
        'mf-one@2.0.0',
      )
    },
  )
})

let known: Promise<TestStore> | undefined

/**
 * Makes a site: a new one for each kill in a real object store. The fake object store has one site for all
 * kills.
 */
const tinySite = (): Promise<TestStore> => (isReal ? makeSite() : (known ??= makeSite()))

async function makeSite(): Promise<TestStore> {
  const shared = createObjectStoreKind(objects).empty()
  const store = await shared.onAComputer()
  const apps = ['shell', ...tinyRemotes]
  for (const app of apps) await publish(store, tinyBuild(app, '1.0.0'))
  await publish(store, tinyBuild('mf-one', '1.1.0'))
  await promote({ store, names: apps.map(app => `${app}@1.0.0`), options: unchecked })
  return shared
}

/** Runs a command with a new local copy of the store, like another computer, and kills it with SIGKILL. */
async function killed(
  { place }: TestStore,
  args: readonly string[],
  { key, afterMs }: Moment,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND_LINE_PATH, ...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STORE: place,
      STORE_COPY: mkdtempSync(path.join(tmpdir(), 'copy-')),
    },
  })
  const end = once(child, 'close')
  const { server } = objects()
  if (server) {
    server.watch = async (method, name): Promise<'answer'> => {
      if (method === 'PUT' && name.startsWith(place.slice('s3://'.length)) && key?.test(name)) {
        child.kill('SIGKILL')
        await end
      }
      return 'answer'
    }
  } else {
    setTimeout(() => child.kill('SIGKILL'), afterMs)
  }
  const ended: unknown[] = await end
  if (server) {
    server.watch = undefined
    expect(ended).toEqual([null, 'SIGKILL'])
  }
}
