/**
 * Tests the objects that define an item: lists of files, archives of format 2, and objects that attackers
 * wrote.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { createObjectStoreKind } from '../../fixtures/store-kinds.ts'
import { tinyBuildByContent } from '../../fixtures/tiny-release.ts'
import { listFilesRecursively } from '../files/files-below.ts'
import { publish, releaseFolder, type Store } from '../store.ts'
import { makeSigningKey } from '../trust/signing-key.ts'
import { packFolder } from './fixtures/archive.ts'
import { createTestObjectStore } from './fixtures/test-objects.ts'
import { parseFileList } from './listed-folder.ts'
import { parseObjectAddress } from './object-address.ts'
import { objectClient, type ObjectClient } from './object-client.ts'

const objects = createTestObjectStore()
let site: ReturnType<ReturnType<typeof createObjectStoreKind>['empty']>
let client: ObjectClient
let mirror: Store

const PICTURE = `${'a large picture '.repeat(20_000)}`
const FIRST = 'apps/mf-one/1.0.0'
const SECOND = 'apps/mf-one/1.1.0'
/**
 * Maximum size of the upload for a release in which one line changed; bytes. The whole release has 330,000
 * bytes.
 */
const SMALL = 25_000

const build = (version: string, line: string) =>
  tinyBuildByContent('mf-one', version, { 'media/map.svg': PICTURE, 'page-more.js': line })

const sizeOfAll = async () => {
  const listed = await client.list('')
  const sizes = await Promise.all(listed.map(async ({ key }) => (await client.get(key))?.length ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Syncs a new copy with the object store.
 * @returns the reason why the copy skipped an item; undefined if the copy has the item
 */
async function fetched(name: string): Promise<string | undefined> {
  const { shared } = await site.onAComputer()
  return shared?.skipped().find(each => each.name === name)?.why
}

beforeAll(async () => {
  const key = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'key.pem')
  await makeSigningKey(key)
  process.env['RELEASE_KEY'] = key
  site = createObjectStoreKind(objects).empty()
  client = objectClient(parseObjectAddress(site.place))
  await publish(await site.onAComputer(), build('1.0.0', 'first()'))
  mirror = await site.onAComputer()
})
afterAll(() => {
  delete process.env['RELEASE_KEY']
  client.close()
})

it('a release adds to a store, and a mirror fetches, only what it changed', async () => {
  const before = await sizeOfAll()
  await publish(await site.onAComputer(), build('1.1.0', 'second()'))
  expect((await sizeOfAll()) - before).toBeLessThan(SMALL)
  const server = objects().server
  let read = 0
  if (server) {
    server.watch = (method, name) => {
      if (method === 'GET') read += server.objects.get(name)?.content.length ?? 0
      return undefined
    }
  }
  await mirror.shared?.update()
  if (server) server.watch = undefined
  expect(read).toBeLessThan(SMALL)
  const at = (version: string) => path.join(releaseFolder(mirror, 'mf-one', version))
  expect(listFilesRecursively(at('1.1.0')).sort()).toEqual(listFilesRecursively(at('1.0.0')).sort())
  expect(readFileSync(path.join(at('1.1.0'), 'page-more.js'), 'utf8')).toBe('second()')
})

it('reads the archives of format 2', async () => {
  const { folder } = mirror
  await client.put('names/apps/mf-one/0.9.0', await packFolder(path.join(folder, FIRST)))
  const copy = await site.onAComputer()
  const at = (name: string) => path.join(copy.folder, name)
  expect(listFilesRecursively(at('apps/mf-one/0.9.0')).sort()).toEqual(listFilesRecursively(at(FIRST)).sort())
  await client.delete('names/apps/mf-one/0.9.0')
})

const hash = 'x'.repeat(43)
const list = (files: object, format = 3) => JSON.stringify({ format, files })

it.each([
  ['a page', '<!doctype html>', /no list of files/],
  ['a list of a later format', list({}, 4), /written by later commands\? Then update/],
  ['a list with a path out of its folder', list({ '../../owners.json': [1, hash] }), /no list of files/],
  ['a list with a hash that leads elsewhere', list({ 'a.js': [1, '../../owners/1'] }), /no list of files/],
  ['a list of too many bytes', list({ a: [6e8, hash], b: [6e8, hash] }), /more than 1000000000 bytes/],
  ['a list of what is not there', list({ 'a.js': [1, hash] }), /contents\/apps\/mf-two\/x+ is missing/],
  [
    'a list of a file that is a folder, too',
    list({ a: [1, hash], 'a/b': [1, hash] }),
    /is missing|cannot lie/,
  ],
  ['an archive that breaks off', `${' '.repeat(257)}ustar`, /cannot be unpacked/],
])('%s harms nobody but its own name', async (_, object, why) => {
  const name = 'apps/mf-two/6.6.6'
  await client.put(`names/${name}`, object)
  expect(await fetched(name)).toMatch(why)
  await client.delete(`names/${name}`)
})

it('fetches a content that several files have once, and nothing again that is as wrong as before', async () => {
  const content = createHash('sha256').update('same').digest('base64url')
  await client.put(`contents/apps/mf-two/${content}`, 'same')
  const names = Array.from({ length: 50 }, (_, n): [string, unknown] => [`${n}.js`, [4, content]])
  await client.put('names/apps/mf-two/6.6.6', list(Object.fromEntries<unknown>(names)))
  await client.put(
    'names/apps/mf-two/6.6.7',
    list(Object.fromEntries<unknown>([...names, ['a.js', [1, hash]]])),
  )
  const server = objects().server
  let read = 0
  if (server) {
    server.watch = (method, name) => {
      if (method === 'GET' && /contents\/apps\/mf-two/.test(name)) read += 1
      return undefined
    }
  }
  const { shared, folder } = await site.onAComputer()
  expect(listFilesRecursively(path.join(folder, 'apps/mf-two/6.6.6'))).toHaveLength(50)
  expect(read).toBeLessThan(4)
  read = 0
  await shared?.update()
  expect(read).toBe(0)
  if (server) server.watch = undefined
  await client.put(`contents/apps/mf-two/${hash}`, 'x')
  await shared?.update()
  expect(shared?.skipped()[0]?.why).toContain('has another content than its name says')
  for (const version of ['6.6.6', '6.6.7']) await client.delete(`names/apps/mf-two/${version}`)
})

slowIt(
  'another content, or a larger one, harms only the names that need it, and is written right again',
  async () => {
    const { files } = parseFileList((await client.get(`names/${SECOND}`)) ?? Buffer.alloc(0))
    const key = `contents/apps/mf-one/${files['page-more.js']?.[1]}`
    for (const wrong of ['secund()', 'second() and more']) {
      await client.put(key, wrong)
      expect(await fetched(SECOND)).toContain(key)
      expect(await fetched(FIRST)).toBeUndefined()
    }
    await publish(await site.onAComputer(), build('1.2.0', 'second()'))
    expect(await fetched(SECOND)).toBeUndefined()
  },
)
