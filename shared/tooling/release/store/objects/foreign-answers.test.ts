/**
 * Tests that a response from another service than the object store, whatever its status, is never trusted and
 * never causes the removal of files.
 */
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CONTENT_ADDRESS_FOLDER } from '@kutuhal/build/content-address.ts'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { run as gc } from '../../commands/verbs/gc.ts'
import { run as status } from '../../commands/verbs/status.ts'
import { getObjectHeaders } from '../../serve/object-headers.ts'
import {
  exampleStore,
  FIRST,
  pointTo,
  removeStore,
  SECOND,
} from '../../serve/nginx/fixtures/example-store.ts'
import { liveNumber, newestDeployment } from '../deployments.ts'
import { listLocalStoreItemNames } from '../places.ts'
import { hasGeneration } from '../store.ts'
import { loadTrust } from '../trust/first-use.ts'
import { makeSigningKey } from '../trust/signing-key.ts'
import {
  startObjectServer,
  type ForeignResponse,
  type ObjectServer,
  type StoredObject,
} from './fixtures/object-server.ts'
import { getContentObjectKey, getStoreItemObjectKey } from './keys.ts'
import { objectClient, type ObjectClient } from './object-client.ts'
import { openObjectStoreCopy } from './shared-folder.ts'
import { createRetryStrategy } from './object-store-error.ts'

const HTML = '<!doctype html><title>Just a moment</title>'
const xml = (body: string): ForeignResponse => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?>${body}`,
})
const list = (isMore: boolean, key?: string) =>
  xml(
    `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${
      key === undefined
        ? ''
        : `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`
    }</ListBucketResult>`,
  )
const TAG = `"${'a'.repeat(32)}"`
const PLACE = 's3://bucket/main'
const address = { bucket: 'bucket', prefix: 'main/' }

let server: ObjectServer
let client: ObjectClient
let folder: string

beforeAll(async () => {
  server = await startObjectServer(2)
  folder = mkdtempSync(path.join(tmpdir(), 'foreign-'))
  const key = path.join(folder, 'key.pem')
  await makeSigningKey(key)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_ACCESS_KEY_ID: 'tests',
    AWS_SECRET_ACCESS_KEY: 'tests',
    RELEASE_KEY: key,
  })
  client = objectClient(
    address,
    createRetryStrategy(() => 0),
  )
})
afterEach(() => {
  server.inPlace = undefined
  server.watch = undefined
  server.objects.clear()
})
afterAll(async () => {
  client.close()
  await server.stop()
})

const requests = {
  list: () => client.list('names/'),
  get: () => client.get('names/x'),
  put: () => client.put('names/x', 'x'),
  putIfAbsent: () => client.putIfAbsent('names/x', 'x'),
  delete: () => client.delete('names/x'),
}

describe.each(Object.entries(requests))('a request (%s)', (_, request) => {
  it.each<[string, ForeignResponse]>([
    ['a page', { headers: { 'content-type': 'text/html' }, body: HTML }],
    ['a page with an ETag of its own', { headers: { etag: '"65f1a2b3-1c2"' }, body: HTML }],
    ['a page with a weak ETag', { headers: { etag: `W/${TAG}` }, body: HTML }],
    ['a part of an object', { status: 206, headers: { etag: TAG }, body: 'x' }],
    ['what a proxy made of an object', { status: 203, headers: { etag: TAG }, body: 'x' }],
    ['nothing', { body: '' }],
    ['JSON of another service', { headers: { 'content-type': 'application/json' }, body: '{"status":"ok"}' }],
    ['XML of another service', xml('<status><ok>true</ok></status>')],
    ['a page for what is not there', { status: 404, body: HTML }],
    ['a page for who may not', { status: 403, body: HTML }],
    ['another address', { status: 302, headers: { location: 'https://login.example' }, body: '' }],
  ])('is answered with %s: then no store has answered', async (_, answer) => {
    server.inPlace = () => answer
    await expect(request()).rejects.toThrow(/is no object store.* Is AWS_ENDPOINT_URL_S3 the store's address/)
  })

  it('is answered with a code of S3 and no words, as Ceph does: then the key may not', async () => {
    server.inPlace = () => ({ ...xml('<Error><Code>AccessDenied</Code></Error>'), status: 403 })
    await expect(request()).rejects.toThrow(/AccessDenied\. The access key in use may not do that/)
  })

  it('is answered with an error of S3 and status 200: then it has failed', async () => {
    server.inPlace = () => xml('<Error><Code>InternalError</Code><Message>Sorry</Message></Error>')
    await expect(request()).rejects.toThrow(/The object store s3:\S+ did not/)
  })

  it.each([
    [409, 'OperationAborted', /409 \(OperationAborted.*Is another command writing the same/],
    [429, 'TooManyRequests', /429 \(TooManyRequests.*does its provider limit your requests/],
    [503, 'SlowDown', /503 \(SlowDown.*does its provider limit your requests/],
  ])('is repeated a few times while the store answers %i', async (status, code, said) => {
    let asked = 0
    server.inPlace = () => {
      asked += 1
      return { ...xml(`<Error><Code>${code}</Code></Error>`), status }
    }
    await expect(request()).rejects.toThrow(said)
    expect(asked).toBe(7)
  })

  it.each([
    ['by its code', 'RequestTimeTooSkewed', new Date()],
    ['by the time of its answer', 'AccessDenied', new Date(0)],
  ])(
    'of a computer with a wrong clock is not said to have a wrong key: the store tells %s',
    async (_, code, date) => {
      const error = xml(`<Error><Code>${code}</Code><Message>No</Message></Error>`)
      server.inPlace = () => ({ ...error, status: 403, headers: { date: date.toUTCString() } })
      await expect(request()).rejects.toThrow(/clock says .* Set the clock/)
    },
  )
})

it('finds out who wrote a key from nobody but the store', async () => {
  server.inPlace = method => (method === 'PUT' ? { status: 412, body: '' } : { body: HTML })
  await expect(client.putIfAbsent('names/x', 'x')).rejects.toThrow(/no object store/)
})

it('takes no name for taken that the store does not have', async () => {
  server.inPlace = method => (method === 'PUT' ? { headers: { etag: TAG }, body: '' } : undefined)
  await expect(client.putIfAbsent('names/x', 'x')).rejects.toThrow(/did not write names\/x/)
  server.inPlace = undefined
  await client.put('names/x', 'of somebody else')
  server.inPlace = method => (method === 'PUT' ? { headers: { etag: TAG }, body: '' } : undefined)
  await expect(client.putIfAbsent('names/x', 'x')).rejects.toThrow(/what it said that it had stored/)
})

describe('a list', () => {
  it.each<[string, ForeignResponse, RegExp]>([
    ['a second page of somebody else', { body: HTML }, /is no list of objects/],
    ['a page that breaks off', list(true), /breaks off/],
    [
      'a page with keys from elsewhere',
      list(false, 'main/apps/x'),
      /listed "main\/apps\/x", which is not below/,
    ],
  ])('with %s is none', async (_, second, said) => {
    for (const key of ['names/1', 'names/2', 'names/3']) await client.put(key, key)
    server.inPlace = (_, url) => (url.searchParams.has('continuation-token') ? second : undefined)
    await expect(client.list('names/')).rejects.toThrow(said)
  })

  it.each([
    ['another bucket', '<Name>other</Name>', /is below main\/names\/ in the bucket other/],
    ['another folder', '<Prefix>main/apps/</Prefix>', /is below main\/apps\/ in the bucket bucket/],
    ['fewer objects than it says', '<KeyCount>3</KeyCount>', /its list of 3 objects has 0/],
  ])('of %s is none', async (_, told, said) => {
    server.inPlace = () => xml(list(false).body.replace('<IsTruncated>', `${told}<IsTruncated>`))
    await expect(client.list('names/')).rejects.toThrow(said)
  })

  it('whose pages never end is none', async () => {
    const page = list(true).body.replace('</List', '<NextContinuationToken>1</NextContinuationToken></List')
    server.inPlace = () => xml(page)
    await expect(client.list('names/')).rejects.toThrow(/breaks off/)
  })
})

it('asks for no more of a list than a command may keep in memory, nor for longer than it may take', async () => {
  for (const key of ['names/1', 'names/2', 'names/3', 'names/4', 'names/5']) await client.put(key, key)
  let pages = 0
  server.inPlace = () => void (pages += 1)
  await expect(client.list('names/', 3)).rejects.toThrow(/its list has more than 3 objects/)
  expect(pages).toBe(2)
  const slow = objectClient(
    address,
    createRetryStrategy(() => 0),
    300,
  )
  let page = 0
  server.inPlace = () =>
    xml(
      list(true).body.replace(
        '</List',
        `<NextContinuationToken>${(page += 1)}</NextContinuationToken></List`,
      ),
    )
  await expect(slow.list('names/')).rejects.toThrow(/its list takes more than 0.3 s/)
  slow.close()
})

describe('a store with a live site', () => {
  let copies = 0
  let objects: ReadonlyMap<string, StoredObject>
  beforeAll(async () => {
    const local = await exampleStore()
    const copy = await aCopy()
    await loadTrust(copy)
    const names = listLocalStoreItemNames(local.folder).filter(name => !name.startsWith('deployments/'))
    const isLater = (name: string) => name === `sites/${SECOND}` || name === 'apps/mf-maze/1.1.0'
    const take = (name: string) => copy.shared?.take(name, path.join(local.folder, name))
    for (const name of names.filter(each => !isLater(each))) await take(name)
    await copy.shared?.update()
    await pointTo(copy, { generation: FIRST })
    // Store these items after the deployment, since a clean-up keeps everything newer than the live
    // deployment.
    for (const name of names.filter(isLater)) await take(name)
    await removeStore(local)
    objects = new Map(server.objects)
  })
  beforeEach(() => objects.forEach((object, key) => server.objects.set(key, object)))

  const open = (copy: string) => openObjectStoreCopy(path.join(folder, copy), PLACE, 'live', getObjectHeaders)
  const aCopy = () => open(`copy-${(copies += 1)}`)
  /**
   * Makes the server send `answer` in place of its list of the store's items.
   * @param from number of the first list to replace, counted from 1; all later lists are replaced too
   */
  function listNames(from: number, answer: ForeignResponse): void {
    let lists = 0
    server.inPlace = (_, { searchParams }) => {
      if (searchParams.get('prefix') !== 'main/names/') return undefined
      lists += searchParams.has('continuation-token') ? 0 : 1
      return lists < from ? undefined : answer
    }
  }
  const visitorFiles = () =>
    [...server.objects.keys()].filter(key => /main\/(apps|sites|embed|contents)\//.test(key)).sort()

  slowIt('loses files without a name in a clean-up, and nothing else', async () => {
    const before = visitorFiles()
    await client.put('apps/mf-gone/1.0.0/remoteEntry.js', 'gone')
    await client.put(getContentObjectKey('sites/gone', 'x'.repeat(43)), 'gone')
    await gc({ store: await aCopy(), names: [], options: { keep: '5' } })
    expect(visitorFiles()).toEqual(before)
  })

  slowIt('keeps the contents of a release in a clean-up that could not read it', async () => {
    const content = `apps/mf-maze/${CONTENT_ADDRESS_FOLDER}/${'a'.repeat(64)}.js`
    const listed = getContentObjectKey('apps/mf-maze/1.2.0', 'a'.repeat(43))
    for (const key of [content, listed]) await client.put(key, 'of 1.2.0')
    await client.put(getStoreItemObjectKey('apps/mf-maze/1.2.0'), HTML)
    await gc({ store: await aCopy(), names: [], options: { keep: '5' } })
    expect(visitorFiles()).toEqual(expect.arrayContaining([content, listed].map(key => `bucket/main/${key}`)))
    await client.delete(getStoreItemObjectKey('apps/mf-maze/1.2.0'))
    await gc({ store: await aCopy(), names: [], options: { keep: '5' } })
    for (const key of [content, listed]) expect(visitorFiles()).not.toContain(`bucket/main/${key}`)
  })

  const wrongListsInFullTests: readonly [string, number, ForeignResponse][] = [
    ['before anything is removed', 1, list(false)],
    ['when the names are looked at last', 3, { body: HTML }],
  ]
  it.each<[string, number, ForeignResponse]>([
    ['before anything is removed', 1, { body: HTML }],
    ['when the names are looked at last', 3, list(false)],
    ...(isFullTestRun ? wrongListsInFullTests : []),
  ])('loses nothing of what is live when a clean-up meets a wrong list %s', async (_, from, answer) => {
    const store = await aCopy()
    const before = visitorFiles()
    listNames(from, answer)
    await expect(gc({ store, names: [], options: { keep: '5' } })).rejects.toThrow(
      answer.body === HTML
        ? /no object store/
        : new RegExp(`lacks what is live or kept: .*names/sites/${FIRST}`),
    )
    expect(visitorFiles()).toEqual(before)
  })

  it('is not cleaned up when the pointer of a site is gone, or the list of pointers empty', async () => {
    const store = await aCopy()
    server.inPlace = (_, { searchParams }) =>
      searchParams.get('prefix') === 'main/pointers/' ? list(false) : undefined
    await client.delete('pointers/live')
    const before = [...server.objects.keys()]
    await expect(gc({ store, names: [], options: { keep: '5' } })).rejects.toThrow(/lacks .*pointers\/live/)
    expect([...server.objects.keys()]).toEqual(before)
  })

  it.each<[string, ForeignResponse]>([
    ['a page comes in its place', { body: HTML }],
    ['its list is empty', list(false)],
  ])('leaves a copy as it is when %s', async (_, answer) => {
    const { folder: copy } = await aCopy()
    const before = listLocalStoreItemNames(copy)
    expect(before).toContain(`sites/${FIRST}`)
    listNames(1, answer)
    await expect(open(path.basename(copy))).rejects.toThrow(/no object store|lacks what is live/)
    expect(listLocalStoreItemNames(copy)).toEqual(before)
  })

  it('is known to be live in a copy that lacks all of it', async () => {
    await client.delete(getStoreItemObjectKey(`sites/${FIRST}`))
    const { shared } = await aCopy()
    await expect(shared?.requireLive()).rejects.toThrow(`names/sites/${FIRST}`)
  })

  it('is not said to show nothing when a page comes in its place', async () => {
    server.inPlace = () => ({ body: HTML })
    await expect(aCopy().then(store => status({ store, names: [], options: {} }))).rejects.toThrow(
      /no object store/,
    )
  })

  it.each<[string, string, string, RegExp]>([
    [
      'a name that is too long',
      `names/apps/mf-two/${'6'.repeat(240)}`,
      HTML,
      /6: no item can have this name/,
    ],
    ['a name that belongs to a text', 'names/embed/owner', HTML, /no item can have this name/],
    ['a site named as a folder', 'names/deployments/apps/1', HTML, /no item can have this name/],
    ['a list that is too large', 'names/apps/mf-two/6.6.6', 'x'.repeat(40_000_001), /may have 40000000/],
    ['a pointer of another site that is none', 'pointers/zzz', HTML, /zzz is no pointer/],
    ['a pointer named as a folder', 'pointers/apps', '{}', /no site can have this name/],
    [
      'a large record of a check',
      'texts/checks/mf-two/1.0.0/aa.json',
      '.'.repeat(1e6 + 1),
      /may have 1000000/,
    ],
  ])('opens in spite of %s, names it, and does not read it again', async (_, key, content, why) => {
    await client.put(key, content)
    const { shared } = await aCopy()
    expect(shared?.skipped().map(each => `${each.name}: ${each.why}`)).toEqual([expect.stringMatching(why)])
    await shared?.requireLive()
    const read: string[] = []
    server.watch = (method, name) => {
      if (method === 'GET') read.push(name)
      return undefined
    }
    await shared?.update()
    expect(read).not.toContain(`bucket/main/${key}`)
    expect(shared?.skipped()).toHaveLength(1)
  })

  it('looks at a few of many invalid items of an app, and at all of other apps', async () => {
    for (let n = 0; n < 200; n++) await client.put(`names/apps/mf-two/6.6.${n}`, HTML)
    const { shared } = await aCopy()
    const named = shared?.skipped() ?? []
    expect(named.find(({ name }) => name === 'apps/mf-two')?.why).toMatch(/^1\d\d items were not looked at/)
    expect(named.length).toBeLessThan(100)
  })

  it("is cleaned up in spite of another site's pointer to what is not there", async () => {
    await client.put('pointers/zzz', JSON.stringify({ deployment: 1, generation: 'a', embeds: {} }))
    const { shared, folder: copy } = await aCopy()
    await expect(shared?.requireLive()).resolves.toBeUndefined()
    await client.delete('pointers/zzz')
    symlinkSync('deployments/zzz/1', path.join(copy, 'zzz'))
    await expect(shared?.requireLive()).resolves.toBeUndefined()
  })

  it('tells of a pointer to a later deployment that is not there', async () => {
    const store = await aCopy()
    const live = await newestDeployment(store)
    await client.put('pointers/live', JSON.stringify({ deployment: 999, generation: 'e', embeds: {} }))
    expect(live && (await store.shared?.wrongFiles('live', live))).toContain(
      'pointers/live says something else than deployment 1',
    )
  })

  it('stays in a copy while the pointer names a deployment that is not there', async () => {
    const store = await aCopy()
    await client.put('pointers/live', JSON.stringify({ deployment: 999, generation: 'e', embeds: {} }))
    await client.delete(getStoreItemObjectKey(`sites/${FIRST}`))
    const said = jest.spyOn(console, 'error').mockReturnValue()
    await store.shared?.update()
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(/does not show deployment 999: the store has none/),
    )
    said.mockRestore()
    expect(hasGeneration(store, FIRST)).toBe(true)
  })

  it('tells of a list of other files than this copy has, which new copies would fetch', async () => {
    const store = await aCopy()
    const live = await newestDeployment(store)
    await client.put(`names/sites/${FIRST}`, JSON.stringify({ format: 3, files: {} }))
    expect(live && (await store.shared?.wrongFiles('live', live))).toContain(
      `names/sites/${FIRST} lists other files than this computer has`,
    )
  })

  it('is not shown as it was before when somebody sets the pointer back', async () => {
    const first = (await client.get('pointers/live')) ?? ''
    const place = path.join(folder, 'mirror')
    const mirror = await openObjectStoreCopy(place, PLACE, 'live', getObjectHeaders, () =>
      Promise.resolve(undefined),
    )
    await pointTo(await aCopy(), { generation: SECOND })
    await mirror.shared?.update()
    await client.put('pointers/live', first)
    const said = jest.spyOn(console, 'error').mockReturnValue()
    await mirror.shared?.update()
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/1: it is older than deployment 2/))
    said.mockRestore()
    expect(await liveNumber(mirror)).toBe(2)
  })

  it('says what to do about a pointer that is none', async () => {
    await client.put('pointers/live', HTML)
    await expect(aCopy()).rejects.toThrow(/pointers\/live is no pointer.*Remove that object/)
  })
})

it('waits longer and longer before it asks again, at random, as long as the store asks for, and never for long', async () => {
  const slowDown = { errorType: 'THROTTLING' } as const
  async function delays(random: () => number, hint?: Date): Promise<number[]> {
    const strategy = createRetryStrategy(random)
    if (!('acquireInitialRetryToken' in strategy)) return []
    const waited: number[] = []
    let token = await strategy.acquireInitialRetryToken('')
    for (;;) {
      const next = strategy.refreshRetryTokenForRetry(token, {
        ...slowDown,
        ...(hint && { retryAfterHint: hint }),
      })
      const given = await next.catch(() => undefined)
      if (!given) return waited
      token = given
      waited.push(token.getRetryDelay())
    }
  }
  expect(await delays(() => 1)).toEqual([100, 200, 400, 800, 1600, 3200])
  expect(await delays(() => 0.5)).toEqual([50, 100, 200, 400, 800, 1600])
  expect(await delays(() => 0, new Date(Date.now() + 3_600_000))).toEqual(Array<number>(6).fill(5_000))
})
