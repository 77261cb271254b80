import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendRequest } from '../../testing/send-request.ts'
import { emptyStore, goLive as makeLive, putGeneration } from '../fixtures/composed.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { documentHeaders, embedFileHeaders, releaseFileHeaders } from '../serve/headers.ts'
import { serveSite } from '../serve/serve.ts'
import { releaseFolder, type Store } from './store.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const script = (version: string) => `"the maze ${version}"`
const page = (version: string) => `<h1>The maze ${version}</h1>`
const ids = new Map<string, string>()

let store: Store

async function publishMaze(version: string): Promise<void> {
  await publishToSite(
    store,
    tinyBuild('mf-one', version, {
      'embed/robot.js': script(version),
      'embed/index.html': page(version),
    }),
  )
  const id = ids.size.toString(16).padStart(12, '0')
  ids.set(version, id)
  putGeneration(store, id, { 'mf-one': version })
}

/** Makes a version of mf-one live, with its generation from `ids`. */
async function goLive(version: string): Promise<void> {
  const generation = ids.get(version) ?? ''
  await makeLive(store, { generation })
}

const live = (major: string) =>
  readFileSync(path.join(store.folder, store.pointer, 'embed', `mf-one@${major}`, 'robot.js'), 'utf8')

beforeEach(async () => {
  ids.clear()
  store = emptyStore()
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) await publishMaze(version)
})

describe('the major version that pages of others load', () => {
  it('moves with what is live, forth and back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      await goLive(version)
      expect(live('v1')).toBe(script(version))
    }
  })

  it('stays at its last version when the next major goes live', async () => {
    await goLive('1.1.0')
    await goLive('2.0.0')
    expect([live('v1'), live('v2')]).toEqual([script('1.1.0'), script('2.0.0')])
  })

  it('is not there before anything of it was live', async () => {
    await goLive('1.0.0')
    expect(() => live('v2')).toThrow(/ENOENT/)
  })
})

describe('a second app with something for pages of others', () => {
  const theirs = (file: string) => readFileSync(path.join(store.folder, store.pointer, 'embed', file), 'utf8')

  beforeEach(async () => {
    await goLive('1.1.0')
    await publishToSite(store, tinyBuild('mf-two', '1.1.0', { 'embed/robot.js': 'two' }))
    const both = putGeneration(store, 'aaaaaaaaaaaa', { 'mf-one': '1.1.0', 'mf-two': '1.1.0' })
    await makeLive(store, both)
  })

  it('has its files at addresses of its own, though the version is the same', () => {
    expect(theirs('mf-two@v1/robot.js')).toBe('two')
    expect(theirs('mf-one@v1/robot.js')).toBe(script('1.1.0'))
  })

  it('does not take the page for partners, which is the first app’s', async () => {
    await publishToSite(store, tinyBuild('mf-two', '2.0.0', { 'embed/index.html': '<h1>Two</h1>' }))
    await makeLive(store, putGeneration(store, 'bbbbbbbbbbbb', { 'mf-one': '1.1.0', 'mf-two': '2.0.0' }))
    expect(theirs('live/index.html')).toBe(page('1.1.0'))
    expect(theirs('mf-two@v2/index.html')).toBe('<h1>Two</h1>')
  })
})

describe('a server', () => {
  const servers: FastifyInstance[] = []
  /**
   * Starts a server on a free port.
   * @returns the server's address
   */
  async function start(starting: Promise<FastifyInstance>): Promise<string> {
    const server = await starting
    servers.push(server)
    return server.listen({ port: 0, host: '127.0.0.1' })
  }
  afterEach(() => Promise.all(servers.splice(0).map(server => server.close())))

  it('answers a page that keeps to an old version, after ten new releases and without the old one’s files', async () => {
    await goLive('1.0.0')
    const origin = await start(serveSite(store))
    for (let minor = 2; minor < 12; minor++) {
      await publishMaze(`1.${minor}.0`)
      await goLive(`1.${minor}.0`)
    }
    rmSync(releaseFolder(store, 'mf-one', '1.0.0'), { recursive: true })
    const old = await sendRequest(origin, '/embed/mf-one@1.0.0/robot.js')
    expect(old).toMatchObject({ status: 200, text: script('1.0.0'), headers: releaseFileHeaders })
    const moving = await sendRequest(origin, '/embed/mf-one@v1/robot.js?a=1')
    expect(moving).toMatchObject({ status: 200, text: script('1.11.0'), headers: embedFileHeaders })
  })

  it('shows partners the page of the version that is live', async () => {
    await goLive('1.0.0')
    const origin = await start(serveSite(store))
    for (const version of ['1.0.0', '2.0.0', '1.1.0']) {
      await goLive(version)
      for (const address of ['/embed/', '/embed', '/embed/?from=mail']) {
        const answer = await sendRequest(origin, address)
        expect(answer).toMatchObject({ status: 200, text: page(version), headers: documentHeaders })
      }
    }
  })
})
