/** Kills daemons of an object store during releases: the site stays complete, the next run continues. */
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startReleaseCommand, type CommandResult } from '@kutuhal/release/fixtures/release-command.ts'
import { createObjectStoreKind, type TestStore } from '@kutuhal/release/fixtures/store-kinds.ts'
import { tinyBuild } from '@kutuhal/release/fixtures/tiny-release.ts'
import { verifySiteInObjectStore } from '@kutuhal/release/fixtures/verify-bucket-site.ts'
import { killCephDaemon, startCephDaemon, startCephGateway, type CephDaemon } from '../programs/ceph.ts'
import { createTestObjectStore } from '@kutuhal/release/store/objects/fixtures/test-objects.ts'
import { hasRelease, publish } from '@kutuhal/release/store/store.ts'
import { makeSigningKey } from '@kutuhal/release/store/trust/signing-key.ts'
import { publishTinySite } from './tiny-site.ts'

const ceph = { folder: process.env['CEPH_FOLDER'] ?? '', url: process.env['AWS_ENDPOINT_URL_S3'] ?? '' }
const objects = createTestObjectStore()
const key = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'key.pem')

/** The earliest time to kill a daemon: about when the command begins to write; ms. */
const EARLIEST_MS = 500
const LONGEST_MS = 2500
/** The longest time for which a daemon stays down, as if somebody restarted it by hand; ms. */
const LONGEST_AWAY_MS = 3000
const ROUNDS = 3

jest.setTimeout(240_000)

/** How each command ended while a daemon was killed, for the run's log. */
const ends: string[] = []

beforeAll(async () => {
  process.env['RELEASE_KEY'] = key
  await makeSigningKey(key)
  // Hide the expected message that releases were made without checks.
  jest.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])
afterAll(() => process.stdout.write(`Commands while a daemon was killed: ${ends.join(', ')}.\n`))

const rounds = Array.from({ length: ROUNDS }, (_, round) => ({ round }))

describe.each(['gateway', 'osd'] as const)('while the %s is killed', daemon => {
  it.each(rounds)(
    'promote makes a release live, or leaves what was live, and the next run succeeds ($round)',
    async () => {
      const shared = await tinySite()
      const { code } = await during(daemon, shared, ['promote', 'mf-one@1.1.0'])
      const live = (await verifySiteInObjectStore(shared.place, await shared.onAComputer())).join()
      expect(live).toMatch(code === 0 ? /mf-one@1\.1\.0/ : /mf-one@1\.[01]\.0/)
      await succeeds(shared, ['promote', 'mf-one@1.1.0'])
      expect(await verifySiteInObjectStore(shared.place, await shared.onAComputer())).toContain(
        'mf-one@1.1.0',
      )
      expect(await succeeds(shared, ['status'])).toContain('all as they should be')
      // `gc` must also succeed with files that the interrupted command left behind.
      await succeeds(shared, ['gc', '--keep', '1'])
      expect(await verifySiteInObjectStore(shared.place, await shared.onAComputer())).toContain(
        'mf-one@1.1.0',
      )
    },
  )

  it.each(rounds)('publish stores a release whole or not at all, and it can go live ($round)', async () => {
    const shared = await tinySite()
    const args = ['publish', 'mf-one', '--dist', tinyBuild('mf-one', '2.0.0')]
    const { code } = await during(daemon, shared, args)
    const isThere = hasRelease(await shared.onAComputer(), 'mf-one', '2.0.0')
    if (code === 0) expect(isThere).toBe(true)
    if (!isThere) await succeeds(shared, args)
    await succeeds(shared, ['promote', 'mf-one@2.0.0'])
    expect(await verifySiteInObjectStore(shared.place, await shared.onAComputer())).toContain('mf-one@2.0.0')
    expect(await succeeds(shared, ['status'])).toContain('all as they should be')
  })
})

/** Runs a command, kills a daemon meanwhile (SIGKILL), and restarts the daemon later. */
async function during(
  which: 'gateway' | 'osd',
  shared: TestStore,
  args: readonly string[],
): Promise<CommandResult> {
  const daemon = which === 'osd' ? osdIn(ceph.folder) : which
  const running = run(shared, args)
  await delay(EARLIEST_MS + Math.random() * LONGEST_MS)
  killCephDaemon(ceph.folder, daemon)
  await delay(Math.random() * LONGEST_AWAY_MS)
  if (daemon === 'gateway') await startCephGateway(ceph)
  else startCephDaemon(ceph.folder, daemon)
  const ended = await running
  ends.push(`${which} ${args[0]} ${ended.code === 0 ? 'succeeded' : 'failed'}`)
  return ended
}

/** The daemon that stores the data (OSD), whatever its number. */
function osdIn(folder: string): Osd {
  const found = readdirSync(folder)
    .map(name => name.replace(/\.pid$/, ''))
    .find(isOsd)
  if (found === undefined) throw new Error(`Nothing is stored in ${folder}.`)
  return found
}

type Osd = Extract<CephDaemon, `osd${string}`>

const isOsd = (name: string): name is Osd => /^osd(\.\d+)?$/.test(name)

async function succeeds(shared: TestStore, args: readonly string[]): Promise<string> {
  const { code, output } = await run(shared, args)
  if (code !== 0) throw new Error(`${args.join(' ')}: ${output}`)
  return output
}

/** Runs a command with an empty local copy of the store, as if on another computer. */
const run = ({ place }: TestStore, args: readonly string[]): Promise<CommandResult> =>
  startReleaseCommand(place, args, {
    environment: { STORE_COPY: mkdtempSync(path.join(tmpdir(), 'copy-')) },
  })

async function tinySite(): Promise<TestStore> {
  const shared = createObjectStoreKind(objects).empty()
  const store = await shared.onAComputer()
  await publishTinySite(store)
  await publish(store, tinyBuild('mf-one', '1.1.0'))
  return shared
}
