import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getBuilderName } from '@kutuhal/build/provenance/build-record.ts'
import { emptyStore, goLive, putGeneration } from '../fixtures/composed.ts'
import {
  deploymentFolder,
  generationFor,
  isCanaryRunning,
  liveDeployment,
  newestDeployment,
  pointAtNewest,
  switchTo,
} from './deployments.ts'
import type { Store } from './store.ts'

const A = 'aaaaaaaaaaaa'
const B = 'bbbbbbbbbbbb'
const C = 'cccccccccccc'

let store: Store
beforeEach(() => {
  store = emptyStore()
  for (const id of [A, B, C]) putGeneration(store, id)
})
afterEach(() => rmSync(store.folder, { recursive: true }))

const shownTo = (...buckets: string[]) => Promise.all(buckets.map(bucket => generationFor(store, bucket)))

describe('A deployment', () => {
  it('makes a generation live for every bucket', async () => {
    expect(await generationFor(store, '99')).toBeUndefined()
    await goLive(store, { generation: A })
    expect(await liveDeployment(store)).toMatchObject({ number: 1, generation: A, what: 'promote' })
    expect(await shownTo('00', '50', '99')).toEqual([A, A, A])
  })

  it('is made by one of two that go on from the same state', async () => {
    const base = await goLive(store, { generation: A })
    const both = await Promise.all(
      [B, C].map(generation => switchTo(store, base, { what: 'to', generation, record: { files: {} } })),
    )
    expect(both.filter(each => each !== undefined)).toHaveLength(1)
    expect(await newestDeployment(store)).toMatchObject({ number: 2 })
  })

  it('is switched to after a command was killed before it did', async () => {
    await goLive(store, { generation: A })
    await goLive(store, { generation: B })
    pointAt(1)
    expect(await liveDeployment(store)).toMatchObject({ generation: A })
    await pointAtNewest(store)
    expect(await liveDeployment(store)).toMatchObject({ generation: B })
  })

  it('moves the pointer by a rename, so that there always is one', async () => {
    await goLive(store, { generation: A })
    await goLive(store, { generation: B })
    expect(readlinkSync(path.join(store.folder, 'live'))).toBe(path.join('deployments', 'live', '2'))
    expect(readdirSync(store.folder).filter(name => name.includes('unfinished'))).toEqual([])
  })

  it('gives a canary to the buckets below its percentage only', async () => {
    const canary = { app: 'mf-maze', version: '2.0.0', percent: 10, generation: B }
    await goLive(store, { generation: A, canary })
    expect(await shownTo('00', '09', '10', '99')).toEqual([B, B, A, A])
    expect(isCanaryRunning(store)).toBe(true)
    await goLive(store, { generation: A })
    expect(isCanaryRunning(store)).toBe(false)
  })

  it('says who made it, as far as the computer knows', async () => {
    expect((await goLive(store, { generation: A })).by).toMatch(/\S@\S|\(GitHub|\(GitLab/)
    expect(
      getBuilderName({ GITHUB_ACTOR: 'asha', GITHUB_REPOSITORY: 'kutuhal/maze', GITHUB_RUN_ID: '7' }),
    ).toBe('asha (GitHub kutuhal/maze, run 7)')
  })

  it('is of one site of a store', async () => {
    await goLive(store, { generation: A })
    await goLive({ ...store, pointer: 'live-4000' }, { generation: B })
    expect(await liveDeployment(store)).toMatchObject({ number: 1, generation: A })
  })

  it.each<[string, () => unknown]>([
    ['damaged', () => writeFileSync(path.join(deploymentFolder(store, 2), 'deployment.json'), '{"number":')],
    [
      'of another format',
      () => writeFileSync(path.join(deploymentFolder(store, 2), 'deployment.json'), '{"format":3}'),
    ],
    ['empty', () => rmSync(path.join(deploymentFolder(store, 2), 'deployment.json'))],
  ])('does not count where it is %s, and keeps its number', async (_, spoil) => {
    await goLive(store, { generation: A })
    mkdirSync(deploymentFolder(store, 2))
    writeFileSync(path.join(deploymentFolder(store, 2), 'deployment.json'), '')
    spoil()
    expect(await newestDeployment(store)).toMatchObject({ number: 1, generation: A })
    expect(await goLive(store, { generation: B })).toMatchObject({ number: 3 })
    expect(await generationFor(store, '99')).toBe(B)
  })
})

function pointAt(number: number): void {
  rmSync(path.join(store.folder, 'live'))
  symlinkSync(path.join('deployments', 'live', String(number)), path.join(store.folder, 'next'))
  renameSync(path.join(store.folder, 'next'), path.join(store.folder, 'live'))
}
