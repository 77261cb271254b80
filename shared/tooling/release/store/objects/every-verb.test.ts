/**
 * Tests the verbs that do not change the live site, with both kinds of store. Some tests first remove
 * objects.
 */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { run as check } from '../../commands/verbs/check.ts'
import { run as keys } from '../../commands/verbs/keys.ts'
import { run as log } from '../../commands/verbs/log.ts'
import { run as owners } from '../../commands/verbs/owners.ts'
import { run as policy } from '../../commands/verbs/policy.ts'
import { run as promote } from '../../commands/verbs/promote.ts'
import type { VerbOptions, VerbHandler } from '../../commands/options/verb-request.ts'
import { run as status } from '../../commands/verbs/status.ts'
import { run as where } from '../../commands/verbs/where.ts'
import { findInvalidDeploymentReason } from '../../commands/operating/sync-folder.ts'
import { getObjectHeaders } from '../../serve/object-headers.ts'
import { folderStoreKind, createObjectStoreKind, type TestStore } from '../../fixtures/store-kinds.ts'
import { tinyBuild, tinyRemotes } from '../../fixtures/tiny-release.ts'
import { readLinkedEmbed } from '../embeds.ts'
import { publish, type Store } from '../store.ts'
import { listDeploymentAcceptanceNames } from '../trust/signed-deployment.ts'
import { makeSigningKey } from '../trust/signing-key.ts'
import { createTestObjectStore } from './fixtures/test-objects.ts'
import { parseFileList } from './listed-folder.ts'
import { parseObjectAddress } from './object-address.ts'
import { objectClient } from './object-client.ts'
import { openObjectStoreCopy } from './shared-folder.ts'

const objects = createTestObjectStore()
const keyFolder = mkdtempSync(path.join(tmpdir(), 'keys-'))
const keyFile = (name: string) => path.join(keyFolder, `${name}.pem`)
const unchecked = { unchecked: 'releases of a test' }
let labsKey: string

beforeAll(async () => {
  await makeSigningKey(keyFile('keeper'))
  process.env['RELEASE_KEY'] = keyFile('keeper')
  labsKey = (await makeSigningKey(keyFile('labs'))).publicKey
  // Silence the console: a release without checks logs an error.
  jest.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])

/** Embed files of a release, including a page for partners. */
const page = { 'embed/index.html': '<h1>For partners</h1>', 'embed/robot.js': '"robot"' }

describe.each([folderStoreKind, ...(isFullTestRun ? [createObjectStoreKind(objects)] : [])])(
  '$name',
  kind => {
    let site: TestStore
    beforeAll(async () => {
      site = kind.empty()
      await goLive(site, page)
    })

    it('is called by the name that somebody typed', async () => {
      const shared = kind.empty()
      for (const run of [status, log, owners, keys]) expect(await does(shared, run)).toContain(shared.place)
      await expect(does(shared, check, ['mf-one@1.0.0'])).rejects.toThrow(`The store ${shared.place} has no`)
      expect(JSON.parse(await does(site, status, [], { json: true }))).toHaveProperty('store', site.place)
      expect(await does(site, owners)).toContain(`${site.place}/`)
    })

    it('keeps for everybody what a check has found fine', async () => {
      const dist = tinyBuild('mf-one', '1.1.0')
      const manifest = path.join(dist, 'release.json')
      writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"contract":2', '"contract":1'))
      await publish(await site.onAComputer(), dist)
      await expect(does(site, check, ['mf-one@1.1.0'])).rejects.toThrow(/contract/)
      const { folder } = await site.onAComputer()
      // The only record is that of the check of the release's files, which passed. A failed check leaves no
      // record.
      expect(readdirSync(path.join(folder, 'checks', 'mf-one', '1.1.0'))).toHaveLength(1)
    })

    it('shows what a line was written as', async () => {
      const shared = kind.empty()
      const map = JSON.stringify({
        version: 3,
        names: [],
        sources: ['mf-one/robot/go.ts'],
        sourcesContent: ['go()'],
        mappings: 'AAAA',
      })
      await publish(
        await shared.onAComputer(),
        tinyBuild('mf-one', '1.0.0', { 'page-main.js': 'go()', 'maps/page-main.js.map': map }),
      )
      expect(await does(shared, where, ['mf-one@1.0.0', 'page-main.js:1:1'])).toMatch(/go\.ts:1:1\n +go\(\)/)
    })

    it('gives the page for partners to the app that first had one, and shows it everywhere', async () => {
      expect(await readLinkedEmbed(await site.onAComputer(), 'live')).toBe('mf-one@1.0.0')
      expect(await readLinkedEmbed(await site.onAComputer(), 'mf-one@v1')).toBe('mf-one@1.0.0')
      await expect(publish(await site.onAComputer(), tinyBuild('mf-two', '2.0.0', page))).rejects.toThrow(
        `That is mf-one's`,
      )
    })
  },
)

describe('an object store', () => {
  const kind = createObjectStoreKind(objects)

  it('takes one change of its owners at a time, and tells the one who was second', async () => {
    const shared = kind.empty()
    await publish(await shared.onAComputer(), tinyBuild('shell', '1.0.0'))
    const second = await shared.onAComputer()
    await does(shared, keys, ['add', 'labs', labsKey])
    const again = { store: second, names: ['forbid', 'local', 'unchecked'], options: {} }
    await expect(owners(again)).rejects.toThrow(/Somebody changed the owners of s3:\S+ meanwhile/)
    await owners(again)
    expect(await does(shared, owners)).toMatch(/unchecked +nobody/)
    expect(await does(shared, keys)).toMatch(/labs/)
  })

  it('tells every computer which deployment its owners have accepted', async () => {
    const shared = kind.empty()
    await goLive(shared)
    await does(shared, keys, ['add', 'labs', labsKey])
    expect(await listDeploymentAcceptanceNames(await shared.onAComputer())).toHaveLength(1)
  })

  it('skips a deployment that has a file where its link belongs, and says so', async () => {
    const shared = kind.empty()
    await goLive(shared)
    const client = objectClient(parseObjectAddress(shared.place))
    const [name = ''] = (await client.list('names/deployments/live/')).map(({ key }) => key)
    const { format, files } = parseFileList((await client.get(name)) ?? Buffer.alloc(0))
    await client.put(name, JSON.stringify({ format, files: { ...files, embed: files['deployment.json'] } }))
    client.close()
    const { shared: copy } = await shared.onAComputer()
    expect(copy?.skipped()).toEqual([
      { name: name.slice('names/'.length), why: expect.stringContaining('its link embed belongs') as string },
    ])
  })

  it('prints a policy for its teams, which a folder has none of', async () => {
    const shared = kind.empty()
    await publish(await shared.onAComputer(), tinyBuild('shell', '1.0.0'))
    const printed = await does(shared, policy, ['local=arn:aws:iam:::user/keeper'])
    expect(printed).toContain(`"arn:aws:s3:::${shared.place.slice('s3://'.length)}/*"`)
    await expect(does(folderStoreKind.empty(), policy, ['local=arn:keeper'])).rejects.toThrow(/is a folder/)
  })

  slowIt(
    'shows at a mirror only what counts, and what it has where the pointer leads elsewhere',
    async () => {
      const shared = kind.empty()
      await goLive(shared)
      const client = objectClient(parseObjectAddress(shared.place))
      const folder = mkdtempSync(path.join(tmpdir(), 'mirror-'))
      const shownAt = async (asked: (store: Store, number: number) => Promise<string | undefined>) => {
        await (
          await openObjectStoreCopy(folder, shared.place, 'live', getObjectHeaders, asked)
        ).shared?.finish()
        return path.basename(readlinkSync(path.join(folder, 'live')))
      }
      expect(await shownAt((store, number) => findInvalidDeploymentReason(store, number, true))).toBe('1')
      const planted = await client.get('names/deployments/live/1')
      await client.put('names/deployments/live/2', planted ?? '')
      const pointer = String(await client.get('pointers/live'))
      await client.put('pointers/live', pointer.replace('"deployment":1', '"deployment":2'))
      client.close()
      expect(await shownAt((store, number) => findInvalidDeploymentReason(store, number, false))).toBe('1')
      expect(await shownAt(() => Promise.resolve(undefined))).toBe('2')
    },
  )

  slowIt('tells when browsers get something else than was released, and how that is healed', async () => {
    const shared = kind.empty()
    await goLive(shared)
    const client = objectClient(parseObjectAddress(shared.place))
    expect(await does(shared, status)).toContain('all as they should be')
    await client.put('apps/mf-one/1.0.0/remoteEntry.js', 'alert(1)')
    await client.delete('apps/mf-two/1.0.0/page-main.js')
    await client.put('apps/mf-two/1.0.0/more.js', 'alert(1)')
    const same = await client.get('apps/mf-three/1.0.0/remoteEntry.js')
    await client.put('apps/mf-three/1.0.0/remoteEntry.js', same ?? '', {
      contentType: 'text/html',
      metadata: { 'x-by': 'somebody' },
    })
    const pointer = String(await client.get('pointers/live'))
    await client.put('pointers/live', pointer.replace(/[0-9a-f]{12,32}/, '000000000000'))
    await expect(does(shared, status)).rejects.toThrow(
      new RegExp(
        [
          'pointers/live says something else than deployment 1',
          'apps/mf-one/1.0.0/remoteEntry.js has other content than was released',
          'apps/mf-three/1.0.0/remoteEntry.js is sent with content-type text/html in place of text/javascript; charset=utf-8; with cache-control none in place of public, max-age=31536000, immutable; with x-by, which no command writes',
          'apps/mf-two/1.0.0/more.js is not part of apps/mf-two/1.0.0',
          'apps/mf-two/1.0.0/page-main.js is missing',
        ].join('\\s+'),
      ),
    )
    await client.delete('apps/mf-two/1.0.0/more.js')
    for (const app of tinyRemotes) await client.delete(`served/apps/${app}/1.0.0`)
    client.close()
    await publish(await shared.onAComputer(), tinyBuild('mf-three', '1.1.0'))
    await does(shared, promote, ['mf-three@1.1.0'], unchecked)
    expect(await does(shared, status)).toContain('all as they should be')
  })
})

/** Makes a tiny site live. */
async function goLive(shared: TestStore, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const store = await shared.onAComputer()
  const apps = ['shell', ...tinyRemotes]
  for (const app of apps) await publish(store, tinyBuild(app, '1.0.0', app === 'mf-one' ? more : {}))
  await promote({ store, names: apps.map(app => `${app}@1.0.0`), options: unchecked })
}

async function does(
  shared: TestStore,
  run: VerbHandler,
  names: readonly string[] = [],
  options: VerbOptions = {},
  team = 'keeper',
): Promise<string> {
  process.env['RELEASE_KEY'] = keyFile(team)
  try {
    const store = await shared.onAComputer()
    try {
      return await run({ store, names, options })
    } finally {
      // Finish the command as the command line does, whether it succeeded or failed.
      await store.shared?.finish()
    }
  } finally {
    process.env['RELEASE_KEY'] = keyFile('keeper')
  }
}
