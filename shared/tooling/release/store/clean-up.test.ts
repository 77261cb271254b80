import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { openPassedCheckStore } from '../check/passed-checks.ts'
import { run } from '../commands/verbs/gc.ts'
import { age, emptyStore, putGeneration, putRelease, shown } from '../fixtures/composed.ts'
import { tinyBuildByContent } from '../fixtures/tiny-release.ts'
import { listFilesRecursively } from './files/files-below.ts'
import { removeStoreItems, findRemovableStoreItems } from './clean-up.ts'
import { contentAddressedFilesFolder } from './files/content-files.ts'
import { deploy } from './deployments.ts'
import { readVerifiedStoreState } from './trust/view.ts'
import {
  generationFolder,
  hasGeneration,
  hasRelease,
  publish,
  readRelease,
  releaseFolder,
  type Store,
} from './store.ts'

const ids = ['aaaaaaaaaaa1', 'aaaaaaaaaaa2', 'aaaaaaaaaaa3', 'aaaaaaaaaaa4'] as const
const versionsOf = (step: number) => ({ shell: '1.0.0', 'mf-one': `1.${step}.0` })

/** Makes a store with four versions of mf-one that were promoted one by one. All folders look an hour old. */
async function usedStore(): Promise<Store> {
  const store = emptyStore()
  putRelease(store, 'shell', '1.0.0')
  age(releaseFolder(store, 'shell', '1.0.0'))
  for (const [step, id] of ids.entries()) {
    putRelease(store, 'mf-one', `1.${step}.0`)
    const made = putGeneration(store, id, versionsOf(step), step > 0 ? versionsOf(step - 1) : undefined)
    age(releaseFolder(store, 'mf-one', `1.${step}.0`))
    age(generationFolder(store, id))
    await deploy(store, newest =>
      Promise.resolve({ what: id, ...made, ...(newest && { previous: newest.number }) }),
    )
  }
  return store
}

/** What Jest's fake timers would replace, except the clock. */
const notClocks = [
  ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'] as const),
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
]

const gc = async (store: Store, keep: number) =>
  removeStoreItems(store, await findRemovableStoreItems(store, keep, Date.now()))
const versionsIn = (store: Store) => readdirSync(path.join(store.folder, 'apps', 'mf-one')).sort()
const generationsIn = (store: Store) => readdirSync(path.join(store.folder, 'sites')).sort()

describe('gc', () => {
  it('keeps the last generations with the releases that they pin and fall back to', async () => {
    const store = await usedStore()
    await gc(store, 2)
    expect(generationsIn(store)).toEqual([ids[2], ids[3]])
    expect(versionsIn(store)).toEqual(['1.1.0', '1.2.0', '1.3.0'])
    expect(hasRelease(store, 'shell', '1.0.0')).toBe(true)
    expect((await readVerifiedStoreState(store)).deployments.map(({ number }) => number)).toEqual([3, 4])
  })

  it('takes what checks noted of a release away with it', async () => {
    const store = await usedStore()
    for (const version of ['1.0.0', '1.3.0', '0.1.0'])
      await openPassedCheckStore(store).add(`mf-one@${version}`, 'shell@1.0.0', ['everything'])
    await gc(store, 2)
    expect(readdirSync(path.join(store.folder, 'checks', 'mf-one'))).toEqual(['1.3.0'])
  })

  it('tells of such notes where they are all that can go', async () => {
    const store = await usedStore()
    await openPassedCheckStore(store).add('mf-gone@1.0.0', 'shell@1.0.0', ['everything'])
    const tell = () => run({ store, names: [], options: { keep: '4' } })
    expect(await tell()).toMatch(/^Freed .*:\n {2}1 records of checks: mf-gone@1\.0\.0$/)
    expect(await tell()).toMatch(/^Nothing to remove/)
  })

  it('keeps where a rollback would go, also when that was long ago', async () => {
    const store = await usedStore()
    // Roll back from deployment 4 to the generation of deployment 2. The next rollback would go to deployment
    // 1.
    await deploy(store, () => Promise.resolve({ what: 'rollback', generation: ids[1], previous: 1 }))
    await gc(store, 2)
    expect(generationsIn(store)).toEqual([ids[0], ids[1], ids[3]])
  })

  it('keeps a canary and what it needs', async () => {
    const store = await usedStore()
    putRelease(store, 'mf-one', '9.0.0')
    putGeneration(store, 'cccccccccccc', { shell: '1.0.0', 'mf-one': '9.0.0' }, versionsOf(3))
    age(releaseFolder(store, 'mf-one', '9.0.0'))
    age(generationFolder(store, 'cccccccccccc'))
    const canary = { app: 'mf-one', version: '9.0.0', percent: 5, generation: 'cccccccccccc' }
    await deploy(store, () => Promise.resolve({ what: 'canary', generation: ids[3], previous: 4, canary }))
    await gc(store, 1)
    expect(generationsIn(store)).toEqual([ids[3], 'cccccccccccc'])
    expect(versionsIn(store)).toEqual(['1.2.0', '1.3.0', '9.0.0'])
  })

  it('keeps what other sites in the store need', async () => {
    const store = await usedStore()
    await deploy({ ...store, pointer: 'live-4000' }, () =>
      Promise.resolve({ what: 'start', ...shown(store, ids[0]) }),
    )
    await gc(store, 1)
    expect(generationsIn(store)).toEqual([ids[0], ids[3]])
  })

  it('keeps what was published or previewed since, for somebody may promote it', async () => {
    const store = await usedStore()
    putRelease(store, 'mf-one', '2.0.0')
    putRelease(store, 'mf-one', '3.0.0')
    putGeneration(store, 'dddddddddddd', { shell: '1.0.0', 'mf-one': '3.0.0' })
    age(releaseFolder(store, 'mf-one', '3.0.0'))
    await gc(store, 1)
    expect(versionsIn(store)).toEqual(['1.2.0', '1.3.0', '2.0.0', '3.0.0'])
    expect(hasGeneration(store, 'dddddddddddd')).toBe(true)
  })

  it('keeps what was published since, even if the clock of whoever deployed was ahead', async () => {
    const store = await usedStore()
    jest.useFakeTimers({ now: Date.now() + 3 * 86_400_000, doNotFake: [...notClocks] })
    await deploy(store, () => Promise.resolve({ what: 'ahead', ...shown(store, ids[0]), previous: 4 }))
    jest.useRealTimers()
    putRelease(store, 'mf-one', '2.0.0')
    await gc(store, 1)
    expect(versionsIn(store)).toEqual(['1.0.0', '2.0.0'])
  })

  it('removes what is old, even if a deployment claims to be older', async () => {
    const store = await usedStore()
    jest.useFakeTimers({ now: 0, doNotFake: [...notClocks] })
    await deploy(store, () => Promise.resolve({ what: 'behind', ...shown(store, ids[0]), previous: 4 }))
    jest.useRealTimers()
    await gc(store, 1)
    expect(versionsIn(store)).toEqual(['1.0.0'])
  })

  it('removes the contents that no kept release has, and no other', async () => {
    const store = await usedStore()
    const publishAged = async (version: string, photo: string) => {
      await publish(
        store,
        tinyBuildByContent('mf-one', version, { 'media/mark.svg': '<svg/>', 'media/photo.avif': photo }),
      )
      age(releaseFolder(store, 'mf-one', version))
    }
    await publishAged('0.8.0', 'old')
    await publishAged('0.9.0', 'kept')
    putGeneration(store, 'eeeeeeeeeeee', { shell: '1.0.0', 'mf-one': '0.9.0' })
    await deploy(store, () =>
      Promise.resolve({ what: 'promote', ...shown(store, 'eeeeeeeeeeee'), previous: 4 }),
    )
    const contents = () =>
      listFilesRecursively(contentAddressedFilesFolder(store, 'mf-one'))
        .map(file => path.basename(file))
        .sort()
    const before = contents()
    expect(await run({ store, names: [], options: { keep: '1' } })).toContain('mf-one@0.8.0')
    // `mark.svg` is the same in both releases, so the store has it once.
    expect(before.filter(name => name === 'mark.svg')).toEqual(['mark.svg'])
    expect(before.filter(name => name === 'photo.avif')).toEqual(['photo.avif', 'photo.avif'])
    const { files } = await readRelease(releaseFolder(store, 'mf-one', '0.9.0'))
    const visible = Object.keys(files)
      .filter(name => !name.startsWith('server/'))
      .map(name => path.basename(name))
    expect(contents().filter(name => !/\.(?:br|gz)$/.test(name))).toEqual(visible.sort())
  })

  it('keeps the contents of an app of which a release cannot be read', async () => {
    const store = await usedStore()
    await publish(store, tinyBuildByContent('mf-one', '2.0.0', { 'media/photo.avif': 'a photo' }))
    writeFileSync(path.join(releaseFolder(store, 'mf-one', '2.0.0'), 'release.json'), '{')
    const contents = () => listFilesRecursively(contentAddressedFilesFolder(store, 'mf-one'))
    const before = contents()
    await gc(store, 1)
    expect(contents()).toEqual(before)
  })

  it('goes on in spite of what somebody else wrote, and removes it once it is old', async () => {
    const store = await usedStore()
    const at = (name: string) => path.join(store.folder, name)
    for (const folder of ['sites/nonsense', 'deployments/apps', 'checks']) mkdirSync(at(folder))
    for (const file of ['deployments/nonsense', 'apps/nonsense', 'checks/nonsense', 'sites/file'])
      writeFileSync(at(file), '')
    await gc(store, 2)
    expect(generationsIn(store)).toEqual([ids[2], ids[3], 'file', 'nonsense'])
    age(at('sites/nonsense'))
    await gc(store, 2)
    expect(generationsIn(store)).toEqual([ids[2], ids[3], 'file'])
  })

  it('keeps the releases of a kept generation whose plan somebody has removed', async () => {
    const store = await usedStore()
    rmSync(path.join(generationFolder(store, ids[3]), 'plan.json'))
    await gc(store, 1)
    expect(versionsIn(store)).toEqual(['1.2.0', '1.3.0'])
  })

  it('keeps everything as long as nothing has been live', async () => {
    const store = emptyStore()
    putRelease(store, 'mf-one', '1.0.0')
    age(releaseFolder(store, 'mf-one', '1.0.0'))
    await gc(store, 1)
    expect(versionsIn(store)).toEqual(['1.0.0'])
  })

  it('removes what killed processes left, and nothing that one is still writing', async () => {
    const store = await usedStore()
    const dead = path.join(store.folder, 'apps', 'mf-one', `7.0.0.unfinished-999999999-1-${hostname()}`)
    const alive = path.join(store.folder, 'sites', `ffffffffffff.unfinished-${process.pid}-1-${hostname()}`)
    for (const file of [dead, alive]) writeFileSync(file, '')
    await gc(store, 4)
    expect([existsSync(dead), existsSync(alive)]).toEqual([false, true])
  })
})
