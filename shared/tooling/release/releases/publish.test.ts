import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createObjectStoreKind, folderStoreKind } from '../fixtures/store-kinds.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { writeFolderAtomically } from '../store/files/write-whole.ts'
import { createTestObjectStore } from '../store/objects/fixtures/test-objects.ts'
import type { Store } from '../store/store.ts'
import { publish } from './publish.ts'
import { openReleases, type ReleaseSource } from './release-source.ts'

const folderOf = (store: ReleaseSource, app: string, version: string) => store.folderOf(app, version) ?? ''

const emptyStore = () => openReleases({ folder: mkdtempSync(path.join(tmpdir(), 'store-')) })

describe('publish', () => {
  it('stores the files of a release with compressed copies', async () => {
    const store = emptyStore()
    await publish(store, tinyBuild('mf-one', '1.0.0'))
    const files = readdirSync(folderOf(store, 'mf-one', '1.0.0'))
    expect(files).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']),
    )
  })

  it('says what to do when there is no build', async () => {
    await expect(publish(emptyStore(), mkdtempSync(path.join(tmpdir(), 'dist-')))).rejects.toThrow(
      /Build the app first/,
    )
  })

  it.each<[string, (dist: string) => void, RegExp]>([
    [
      'was cut short',
      dist => truncateSync(path.join(dist, 'remoteEntry.js'), 7),
      /remoteEntry.js has 7 bytes/,
    ],
    ['did not arrive', dist => rmSync(path.join(dist, 'page-main.js')), /page-main.js is missing/],
    ['was changed', dist => flipByte(path.join(dist, 'remoteEntry.js')), /remoteEntry.js has other content/],
    [
      'is no part of it',
      dist => writeFileSync(path.join(dist, 'note.txt'), ''),
      /note.txt is not part of it/,
    ],
    [
      'composes and was changed',
      dist => flipByte(path.join(dist, 'server', 'remote.cjs')),
      /server\/remote.cjs/,
    ],
  ])('refuses a build in which a file %s', async (_, damage, message) => {
    const store = emptyStore()
    const dist = tinyBuild('mf-one', '1.0.0')
    damage(dist)
    await expect(publish(store, dist)).rejects.toThrow(message)
    expect(existsSync(folderOf(store, 'mf-one', '1.0.0'))).toBe(false)
  })

  it.each([
    ['leads out of the store', '../../x'],
    ['makes the container name of another app, mf-one-extra', 'extra-1.0.0'],
    ['is too long for the name of a folder', '1'.repeat(101)],
  ])('refuses a version that %s', async (_, version) => {
    const dist = tinyBuild('mf-one', version)
    await expect(publish(emptyStore(), dist)).rejects.toThrow(/a version begins with a digit/)
  })

  it('refuses a release.json that is too large', async () => {
    const dist = tinyBuild('mf-one', '1.0.0')
    writeFileSync(path.join(dist, 'release.json'), ' '.repeat(4_000_001))
    await expect(publish(emptyStore(), dist)).rejects.toThrow(/may have 4000000/)
  })
})

describe.each([folderStoreKind, createObjectStoreKind(createTestObjectStore())])(
  'In $name, publish',
  kind => {
    const DAMAGED = 'page-main.js'

    /** A clean-up, or a rule of a bucket, that removes a file of a release. */
    async function loseFile({ folder, bucket }: Store): Promise<void> {
      if (!bucket) return rmSync(path.join(folder, 'releases/mf-one/1.0.0', DAMAGED))
      const all = await bucket.client.list('releases/mf-one/1.0.0/')
      await bucket.client.delete(all.find(({ key }) => key.endsWith(DAMAGED))?.key ?? '')
    }

    it('says that a file is gone before it says that all is published', async () => {
      const store = await kind.empty().onAComputer()
      const source = openReleases(store)
      const loses: ReleaseSource = {
        ...source,
        async write(...given) {
          const isNew = await source.write(...given)
          await loseFile(store)
          return isNew
        },
      }
      const dist = tinyBuild('mf-one', '1.0.0')
      await expect(publish(loses, dist)).rejects.toThrow(/is not whole in [^]*\n {2}page-main\.js\n/)
      await publish(source, dist)
      expect(await source.read('mf-one', '1.0.0', DAMAGED, 10_000)).toEqual(
        readFileSync(path.join(dist, DAMAGED)),
      )
    })

    it('called again stores what has been lost meanwhile', async () => {
      const store = await kind.empty().onAComputer()
      const source = openReleases(store)
      const dist = tinyBuild('mf-one', '1.0.0')
      await publish(source, dist)
      await loseFile(store)
      await publish(source, dist)
      expect(await source.read('mf-one', '1.0.0', DAMAGED, 10_000)).toEqual(
        readFileSync(path.join(dist, DAMAGED)),
      )
      await expect(publish(source, tinyBuild('mf-one', '1.0.0', { 'more.js': '1' }))).rejects.toThrow(
        'published already',
      )
    })
  },
)

function flipByte(file: string): void {
  const content = readFileSync(file)
  content[0] = (content[0] ?? 0) ^ 1
  writeFileSync(file, content)
}

describe('writeFolderAtomically', () => {
  it('leaves nothing behind when filling fails', async () => {
    const store = mkdtempSync(path.join(tmpdir(), 'store-'))
    const folder = path.join(store, 'sites', 'a')
    mkdirSync(path.join(store, 'sites'))
    const failing = writeFolderAtomically(folder, () => Promise.reject(new Error('disk full')))
    await expect(failing).rejects.toThrow('disk full')
    expect(existsSync(folder)).toBe(false)
    expect(readdirSync(path.join(store, 'sites'))).toEqual([])
  })
})
