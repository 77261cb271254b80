import { createServer } from 'node:http'
import { objectClient, type ObjectClient } from './object-client.ts'
import { createTestObjectStore } from './fixtures/test-objects.ts'

const objects = createTestObjectStore(2)
const clients: ObjectClient[] = []
afterAll(() => clients.forEach(client => client.close()))

function emptyClient(): ObjectClient {
  const client = objectClient(objects().emptyAddress())
  clients.push(client)
  return client
}

const textOf = async (client: ObjectClient, key: string) => (await client.get(key))?.toString()

it('reads back what was written, and nothing where nothing was', async () => {
  const client = emptyClient()
  await client.put('a/b.txt', 'one')
  await client.put('a/b.txt', 'two')
  expect(await textOf(client, 'a/b.txt')).toBe('two')
  expect(await client.get('a/c.txt')).toBeUndefined()
  await client.delete('a/b.txt')
  await client.delete('a/b.txt')
  expect(await client.get('a/b.txt')).toBeUndefined()
})

it('lists every object below a prefix, on however many pages', async () => {
  const client = emptyClient()
  const keys = ['a/1', 'a/2+x', 'a/3@y', 'a/4', 'a/5']
  await Promise.all([...keys, 'b/1'].map(key => client.put(key, key)))
  const found = await client.list('a/')
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect(Math.abs((found[0]?.writtenAt ?? 0) - Date.now())).toBeLessThan(60_000)
})

it('lets exactly one of twenty writers have a key, and the others change nothing', async () => {
  const client = emptyClient()
  const writers = Array.from({ length: 20 }, (_, number) => `writer ${number}`)
  const won = await Promise.all(writers.map(writer => client.putIfAbsent('name', writer)))
  expect(won.filter(Boolean)).toHaveLength(1)
  expect(await textOf(client, 'name')).toBe(writers[won.indexOf(true)])
})

it('tells apart an answer that got lost from a key that somebody else has', async () => {
  const client = emptyClient()
  const { server } = objects()
  // Skip this test with a real object store, which cannot be made to lose a response.
  if (!server) return
  let asked = 0
  server.watch = method => {
    if (method !== 'PUT') return undefined
    asked += 1
    return Promise.resolve(asked === 1 ? 'lose the answer' : 'answer')
  }
  expect(await client.putIfAbsent('name', 'mine')).toBe(true)
  server.watch = undefined
  expect(asked).toBe(2)
  expect(await client.putIfAbsent('name', 'mine')).toBe(false)
})

it('reads no object that is larger than its reader allows', async () => {
  const client = emptyClient()
  await client.put('large', 'a'.repeat(1001))
  await expect(client.get('large', 1000)).rejects.toThrow(/has 1001 bytes, and may have 1000/)
  expect(await client.get('large', 1001)).toHaveLength(1001)
})

it('says what to do when the store is not there', async () => {
  const before = process.env['AWS_ENDPOINT_URL_S3']
  process.env['AWS_ENDPOINT_URL_S3'] = 'http://127.0.0.1:9'
  const client = emptyClient()
  await expect(client.list('')).rejects.toThrow(/did not list .*Is it running, and is AWS_ENDPOINT_URL_S3/)
  process.env['AWS_ENDPOINT_URL_S3'] = before
})

const get = (client: ObjectClient) => client.get('names/apps/mf-one/1.0.0')
const list = (client: ObjectClient) => client.list('names/')

it.each<[string, typeof get | typeof list, Record<string, string>, RegExp, timeoutMs: number]>([
  ['sends an object byte by byte', get, { 'content-length': '1000' }, /did not read/, 500],
  ['sends an object without end', get, { 'transfer-encoding': 'chunked' }, /does not say how long/, 60_000],
  [
    'sends an object that is too large',
    get,
    { 'content-length': '5000000000' },
    /may have 1000000000/,
    60_000,
  ],
  ['sends a list byte by byte', list, { 'content-length': '1000' }, /its list takes more than 0.5 s/, 500],
])('gives up a store that %s', async (_, request, headers, why, timeoutMs) => {
  const slow = createServer((_request, response) => {
    response.writeHead(200, { etag: `"${'a'.repeat(32)}"`, ...headers }).write('.')
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  const address = slow.address()
  const before = process.env['AWS_ENDPOINT_URL_S3']
  process.env['AWS_ENDPOINT_URL_S3'] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const client = objectClient(objects().emptyAddress(), undefined, timeoutMs)
  await expect(request(client)).rejects.toThrow(why)
  client.close()
  process.env['AWS_ENDPOINT_URL_S3'] = before
  slow.closeAllConnections()
  slow.close()
})
