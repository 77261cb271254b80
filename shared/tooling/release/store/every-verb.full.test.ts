/**
 * Runs every verb on every kind of store. `npm run lab -- object-store` does so with a real object store too.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run as canary } from '../commands/verbs/canary.ts'
import { run as gc } from '../commands/verbs/gc.ts'
import { run as log } from '../commands/verbs/log.ts'
import { run as preview } from '../commands/verbs/preview.ts'
import { run as promote } from '../commands/verbs/promote.ts'
import { run as rollback } from '../commands/verbs/rollback.ts'
import type { VerbOptions, VerbHandler } from '../commands/options/verb-request.ts'
import { run as status } from '../commands/verbs/status.ts'
import { folderStoreKind, createObjectStoreKind, type TestStore } from '../fixtures/store-kinds.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { verifySiteInFolder } from '../fixtures/verify-folder-site.ts'
import { generationFor } from './deployments.ts'
import { packFolder } from './objects/fixtures/archive.ts'
import { createTestObjectStore } from './objects/fixtures/test-objects.ts'
import { getStoreItemObjectKey } from './objects/keys.ts'
import { parseObjectAddress } from './objects/object-address.ts'
import { objectClient } from './objects/object-client.ts'
import { hasGeneration, hasRelease, listLocalStoreItemNames, publish, type Store } from './store.ts'
import { makeSigningKey } from './trust/signing-key.ts'

const objects = createTestObjectStore()

beforeAll(async () => {
  process.env['RELEASE_KEY'] = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'key.pem')
  await makeSigningKey(process.env['RELEASE_KEY'])
  // Silence the warning about releases without checks.
  jest.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])

describe.each([folderStoreKind, createObjectStoreKind(objects)])('$name', kind => {
  it('takes every verb, each from another computer', async () => {
    const shared = kind.empty()
    const versions = ['1.0.0', '1.1.0']
    const first = await shared.onAComputer()
    for (const app of ['shell', ...tinyRemotes]) {
      for (const version of versions) await publish(first, tinyBuild(app, version))
    }
    const unchecked = { unchecked: 'releases of a test' }
    await does(shared, promote, ['shell@1.0.0', ...tinyRemotes.map(app => `${app}@1.0.0`)], unchecked)
    const before = await shared.onAComputer()
    await does(shared, promote, ['mf-one@1.1.0'], unchecked)
    expect(await verifySiteInFolder((await shared.onAComputer()).folder)).toContain('mf-one@1.1.0')
    // The store `before` is an outdated local copy: a release from there must not undo `mf-one@1.1.0`.
    await promote({ store: before, names: ['mf-two@1.1.0'], options: unchecked })
    const both = await shared.onAComputer()
    expect(await verifySiteInFolder(both.folder)).toEqual(
      expect.arrayContaining(['mf-one@1.1.0', 'mf-two@1.1.0']),
    )

    await does(shared, canary, ['mf-three@1.1.0'], { ...unchecked, percent: '10' })
    const dealt = await shared.onAComputer()
    expect(await generationFor(dealt, '09')).not.toBe(await generationFor(dealt, '10'))
    await does(shared, canary, [], { stop: true })
    await does(shared, rollback, ['mf-one'], {})
    const back = await shared.onAComputer()
    expect(await verifySiteInFolder(back.folder)).toEqual(
      expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.1.0']),
    )
    expect(await does(shared, status, [], {})).toContain('Signatures, hashes, links: all as they should be.')
    expect((await does(shared, log, [], {})).match(/^\d+ /gm)).toHaveLength(6)

    const shown = await does(shared, preview, ['mf-three@1.1.0'], {})
    const [, id = ''] = /preview-([0-9a-f]{12,32})\./.exec(shown) ?? []
    expect(hasGeneration(await shared.onAComputer(), id)).toBe(true)

    await does(shared, gc, [], { keep: '1' })
    const cleaned = await shared.onAComputer()
    expect(await verifySiteInFolder(cleaned.folder)).toContain('mf-two@1.1.0')
    expect(hasRelease(cleaned, 'shell', '1.1.0')).toBe(false)
    expect(hasGeneration(cleaned, id)).toBe(true)
  })
})

it('goes on from an object store of format 2, which had an archive under each name', async () => {
  const shared = createObjectStoreKind(objects).empty()
  const first = await shared.onAComputer()
  for (const app of ['shell', ...tinyRemotes]) await publish(first, tinyBuild(app, '1.0.0'))
  const unchecked = { unchecked: 'releases of a test' }
  await does(shared, promote, ['shell@1.0.0', ...tinyRemotes.map(app => `${app}@1.0.0`)], unchecked)
  const client = objectClient(parseObjectAddress(shared.place))
  const { folder } = await shared.onAComputer()
  for (const name of listLocalStoreItemNames(folder))
    await client.put(getStoreItemObjectKey(name), await packFolder(path.join(folder, name)))
  for (const { key } of await client.list('contents/')) await client.delete(key)
  client.close()
  await publish(await shared.onAComputer(), tinyBuild('mf-two', '1.1.0'))
  await does(shared, promote, ['mf-two@1.1.0'], unchecked)
  await does(shared, gc, [], { keep: '5' })
  expect(await does(shared, status, [], {})).toContain('Signatures, hashes, links: all as they should be.')
})

async function does(
  shared: TestStore,
  run: VerbHandler,
  names: readonly string[],
  options: VerbOptions,
): Promise<string> {
  const store: Store = await shared.onAComputer()
  const told = await run({ store, names, options })
  await store.shared?.finish()
  return told
}
