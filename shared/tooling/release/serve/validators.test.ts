import { cpSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sendRequest } from '../../testing/send-request.ts'
import { listFilesRecursively } from '../store/files/files-below.ts'
import type { Store } from '../store/store.ts'
import { exampleStore, FIRST, pointTo, removeStore, SECOND } from './nginx/fixtures/example-store.ts'
import {
  describeWithNginx,
  EXAMPLE_HOSTS,
  startTestNginx,
  type TestNginx,
} from './nginx/fixtures/test-nginx.ts'
import { serveSite } from './serve.ts'

type Server = Pick<TestNginx, 'ask' | 'close'>

async function startNode(store: Store): Promise<Server> {
  const server = await serveSite(store, { hosts: EXAMPLE_HOSTS })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  return { ask: (page, options) => sendRequest(address, page, options), close: () => server.close() }
}

/** With files of one size and one time in two releases and generations, as after a backup. */
async function storeOfOneTime(): Promise<Store> {
  const store = await exampleStore()
  const [one = '', other = ''] = ['1.0.0', '1.1.0'].map(version =>
    path.join(store.folder, 'embed', `mf-maze@${version}`),
  )
  cpSync(one, other, { recursive: true })
  for (const name of ['index.html', 'robot-maze.js'].map(file => path.join(other, file)))
    writeFileSync(name, readFileSync(name, 'utf8').replaceAll('e', 'E'))
  for (const name of listFilesRecursively(store.folder)) utimesSync(path.join(store.folder, name), 1e9, 1e9)
  return store
}

function testValidators(start: (store: Store) => Promise<Server>): void {
  let store: Store
  let server: Server

  beforeAll(async () => {
    store = await storeOfOneTime()
    server = await start(store)
  })
  afterAll(async () => {
    await server.close()
    await removeStore(store)
  })

  it.each(['/embed/mf-maze@v1/robot-maze.js', '/embed/', '/news', '/robots.txt'])(
    'is never kept over a release or rollback: %s',
    async page => {
      await pointTo(store, { generation: FIRST })
      const first = await server.ask(page)
      const known = { headers: { 'if-none-match': String(first.headers['etag']) } }
      expect(await server.ask(page, known)).toMatchObject({ status: 304, text: '' })
      await pointTo(store, { generation: SECOND })
      const second = await server.ask(page, known)
      expect(second.status).toBe(200)
      expect([second.text, second.text.length]).not.toEqual([first.text, first.text.length])
      const ranged = { headers: { 'if-modified-since': 'Wed, 01 Jan 2025 00:00:00 GMT' } }
      expect((await server.ask(page, ranged)).status).toBe(200)
    },
  )
}

describe('What browsers keep, with npm start,', () => testValidators(startNode))
describeWithNginx('What browsers keep, behind nginx,', () => testValidators(startTestNginx))
