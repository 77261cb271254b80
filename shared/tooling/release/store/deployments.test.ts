import { mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { run as accept } from '../commands/verbs/accept.ts'
import { emptyStore, putGeneration, shown } from '../fixtures/composed.ts'
import { existsSync } from 'node:fs'
import type { Store } from './store.ts'
import { generationFolder } from './store.ts'
import { getBuilderName } from '@kutuhal/build/provenance/current-builder.ts'
import {
  deploy,
  deploymentFolder,
  generationFor,
  isCanaryRunning,
  liveDeployment,
  newestDeployment,
} from './deployments.ts'

const A = 'aaaaaaaaaaaa'
const B = 'bbbbbbbbbbbb'
const C = 'cccccccccccc'

const to = (store: Store, generation: string) => () =>
  Promise.resolve({ what: `to ${generation}`, ...placed(store, generation) })

const placed = (store: Store, generation: string) =>
  existsSync(generationFolder(store, generation))
    ? shown(store, generation)
    : putGeneration(store, generation)

describe('deploy', () => {
  it('makes a generation live for every bucket', async () => {
    const store = emptyStore()
    expect(await generationFor(store, '99')).toBeUndefined()
    await deploy(store, to(store, A))
    expect(await liveDeployment(store)).toMatchObject({ number: 1, generation: A, what: `to ${A}` })
    expect(await Promise.all(['00', '50', '99'].map(bucket => generationFor(store, bucket)))).toEqual([
      A,
      A,
      A,
    ])
  })

  it('goes on top of one that comes between its look and its decision', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    const { readdir } = fs
    const look = jest.spyOn(fs, 'readdir').mockImplementation(async (...asked) => {
      const seen = await readdir(...asked)
      if (asked[0] !== path.dirname(deploymentFolder(store, 1))) return seen
      look.mockRestore()
      await deploy(store, to(store, B))
      return seen
    })
    await deploy(store, newest => to(store, newest?.generation === B ? C : 'eeeeeeeeeeee')())
    expect(await liveDeployment(store)).toMatchObject({ number: 3, generation: C })
  })

  it('changes nothing where nothing is to change', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await deploy(store, () => Promise.resolve(undefined))
    expect(await newestDeployment(store)).toMatchObject({ number: 1 })
  })

  it('leaves what is live when composing fails', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await expect(deploy(store, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
    expect(await liveDeployment(store)).toMatchObject({ number: 1, generation: A })
    expect(readdirSync(path.join(store.folder, 'locks'))).toEqual([])
  })

  it('switches to a deployment that somebody was killed before switching to', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await deploy(store, to(store, B))
    pointAt(store.folder, 1)
    expect(await liveDeployment(store)).toMatchObject({ generation: A })
    await deploy(store, () => Promise.resolve(undefined))
    expect(await liveDeployment(store)).toMatchObject({ generation: B })
  })

  it('replaces a pointer by a rename, so that there always is one', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await deploy(store, to(store, B))
    expect(readlinkSync(path.join(store.folder, 'live'))).toBe(path.join('deployments', 'live', '2'))
    expect(readdirSync(store.folder).filter(name => name.includes('unfinished'))).toEqual([])
  })

  it('gives a canary to the buckets below its percentage only', async () => {
    const store = emptyStore()
    const canary = { app: 'mf-maze', version: '2.0.0', percent: 10, generation: B }
    putGeneration(store, A)
    putGeneration(store, B, { 'mf-maze': '2.0.0' })
    await deploy(store, () =>
      Promise.resolve({
        what: 'canary',
        generation: A,
        canary,
      }),
    )
    expect(await Promise.all(['00', '09', '10', '99'].map(bucket => generationFor(store, bucket)))).toEqual([
      B,
      B,
      A,
      A,
    ])
    expect(isCanaryRunning(store)).toBe(true)
    await deploy(store, to(store, A))
    expect(isCanaryRunning(store)).toBe(false)
  })

  it('says who made a deployment, as far as the computer knows', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    expect((await liveDeployment(store))?.by).toMatch(/\S@\S|\(GitHub|\(GitLab/)
    expect(
      getBuilderName({ GITHUB_ACTOR: 'asha', GITHUB_REPOSITORY: 'kutuhal/maze', GITHUB_RUN_ID: '7' }),
    ).toBe('asha (GitHub kutuhal/maze, run 7)')
  })

  it('keeps sites in one store apart', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await deploy({ ...store, pointer: 'live-4000' }, to(store, B))
    expect(await liveDeployment(store)).toMatchObject({ number: 1, generation: A })
    expect(deploymentFolder(store, 1)).toContain(path.join('deployments', 'live', '1'))
  })
})

describe('a deployment that is damaged', () => {
  it('does not count, and the next one follows the one before it once a keeper says so', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    await deploy(store, to(store, B))
    writeFileSync(path.join(deploymentFolder(store, 2), 'deployment.json'), '{"number":')
    expect(await liveDeployment(store)).toBeUndefined()
    expect(await newestDeployment(store)).toMatchObject({ number: 1, generation: A })
    await expect(deploy(store, to(store, C))).rejects.toThrow(
      'This computer has seen deployment 2 of this site, and the newest one now is 1',
    )
    await accept({ store, names: ['1'], options: {} })
    const next = await deploy(store, newest =>
      Promise.resolve({ what: 'next', generation: A, ...(newest && { previous: newest.number }) }),
    )
    expect(next).toMatchObject({ number: 3, previous: 1, after: { number: 1 } })
    expect(await generationFor(store, '99')).toBe(A)
  })

  it('is passed over where nothing of it is left', async () => {
    const store = emptyStore()
    await deploy(store, to(store, A))
    mkdirSync(deploymentFolder(store, 2))
    expect(await newestDeployment(store)).toMatchObject({ number: 1, generation: A })
    await deploy(store, () => Promise.resolve(undefined))
    expect(await generationFor(store, '99')).toBe(A)
    expect(await deploy(store, to(store, B))).toMatchObject({ number: 3 })
    expect(await generationFor(store, '99')).toBe(B)
  })
})

function pointAt(store: string, number: number): void {
  rmSync(path.join(store, 'live'))
  symlinkSync(path.join('deployments', 'live', String(number)), path.join(store, 'next'))
  renameSync(path.join(store, 'next'), path.join(store, 'live'))
}
