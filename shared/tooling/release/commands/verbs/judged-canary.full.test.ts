/** Tests judged canaries while a person changes the site at the same time, with a fake Prometheus. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderStoreKind, createObjectStoreKind, type TestStore } from '../../fixtures/store-kinds.ts'
import { tinyBuild, tinyRemotes } from '../../fixtures/tiny-release.ts'
import { liveDeployment } from '../../store/deployments.ts'
import { createTestObjectStore } from '../../store/objects/fixtures/test-objects.ts'
import { publish, readPlan } from '../../store/store.ts'
import { makeSigningKey } from '../../store/trust/signing-key.ts'
import { run as canary } from './canary.ts'
import { parseRolloutSteps } from '../options/judge-options.ts'
import { run as promote } from './promote.ts'

const objects = createTestObjectStore()
const unchecked = { unchecked: 'releases of a test' }

beforeAll(async () => {
  process.env['RELEASE_KEY'] = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'key.pem')
  await makeSigningKey(process.env['RELEASE_KEY'])
  // Silence the console: releases without checks log an error, and a judge logs its observations.
  jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(console, 'log').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])

let prometheus: Server
afterEach(() => {
  prometheus.closeAllConnections()
  prometheus.close()
})

/** Starts a fake Prometheus that reports no errors. The nth hook runs before the nth response. */
async function startPrometheus(beforeAnswers: readonly (() => Promise<unknown>)[]): Promise<string> {
  const left = [...beforeAnswers]
  const visits = (release: string) => ({
    metric: { __name__: 'site_visits_total', release },
    values: [
      [1, '0'],
      [2, '500'],
    ],
  })
  const result = ['mf-one@1.0.0', 'mf-one@1.1.0'].map(visits)
  prometheus = createServer((_, response) => {
    void Promise.resolve(left.shift()?.()).then(() => response.end(JSON.stringify({ data: { result } })))
  }).listen(0, '127.0.0.1')
  await once(prometheus, 'listening')
  const address = prometheus.address()
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
}

async function siteIn(shared: TestStore): Promise<void> {
  const store = await shared.onAComputer()
  const apps = ['shell', ...tinyRemotes]
  for (const app of apps) await publish(store, tinyBuild(app, '1.0.0'))
  for (const app of ['mf-one', 'mf-two']) await publish(store, tinyBuild(app, '1.1.0'))
  await promote({ store, names: apps.map(app => `${app}@1.0.0`), options: { ...unchecked, reports: '100' } })
}

async function judge(shared: TestStore, steps: string, address: string): Promise<string> {
  const store = await shared.onAComputer()
  const judging = { judge: true, steps, prometheus: address, interval: '1' }
  return canary({ store, names: ['mf-one@1.1.0'], options: { ...unchecked, ...judging } })
}

async function live(shared: TestStore) {
  const store = await shared.onAComputer()
  const deployment = await liveDeployment(store)
  const { pins } = await readPlan(store, deployment?.generation ?? '')
  return { ...pins, canary: deployment?.canary }
}

it.each([
  ['promoted', '50,100', folderStoreKind],
  ['promoted', '50,100', createObjectStoreKind(objects)],
  ['widened', '25,50,100', folderStoreKind],
])(
  'is not %s when a person has stopped it since the judge’s last look: --steps %s',
  async (_, steps, kind) => {
    const shared = kind.empty()
    await siteIn(shared)
    const stop = async () => canary({ store: await shared.onAComputer(), names: [], options: { stop: true } })
    const judged = judge(shared, steps, await startPrometheus([stop]))
    await expect(judged).rejects.toThrow(/no canary any more: somebody else has decided \(stop of/)
    expect(await live(shared)).toMatchObject({ 'mf-one': '1.0.0', canary: undefined })
  },
)

it('is looked at again when another team has released since, and then promoted on top of that', async () => {
  const shared = folderStoreKind.empty()
  await siteIn(shared)
  const release = async () =>
    promote({ store: await shared.onAComputer(), names: ['mf-two@1.1.0'], options: unchecked })
  expect(await judge(shared, '50,100', await startPrometheus([release]))).toMatch(/^Live: mf-one@1\.1\.0/)
  expect(await live(shared)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.1.0', canary: undefined })
})

it('is judged before everybody gets it', () => {
  expect(parseRolloutSteps('5,100')).toEqual([5, 100])
  expect(() => parseRolloutSteps('100')).toThrow(/--steps needs at least two/)
})
