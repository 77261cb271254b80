import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { publish, releaseFolder, type Store } from './store.ts'
import { writeFolderAtomically } from './write-whole.ts'

function emptyStore(): Store {
  return { folder: mkdtempSync(path.join(tmpdir(), 'store-')), pointer: 'live' }
}

describe('publish', () => {
  it('stores the files of a release with compressed copies', async () => {
    const store = emptyStore()
    await publish(store, tinyBuild('mf-one', '1.0.0'))
    const files = readdirSync(releaseFolder(store, 'mf-one', '1.0.0'))
    expect(files).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']),
    )
  })

  it('never changes a release that is there', async () => {
    const store = emptyStore()
    await publish(store, tinyBuild('mf-one', '1.0.0'))
    const file = path.join(releaseFolder(store, 'mf-one', '1.0.0'), 'remoteEntry.js')
    const before = statSync(file)
    await expect(publish(store, tinyBuild('mf-one', '1.0.0'))).rejects.toThrow(
      /published already.*Raise the version/,
    )
    expect(statSync(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
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
    expect(existsSync(releaseFolder(store, 'mf-one', '1.0.0'))).toBe(false)
  })

  it('refuses a version that leads out of the store', async () => {
    const dist = tinyBuild('mf-one', '../../x')
    await expect(publish(emptyStore(), dist)).rejects.toThrow(/version/)
  })
})

function flipByte(file: string): void {
  const content = readFileSync(file)
  content[0] = (content[0] ?? 0) ^ 1
  writeFileSync(file, content)
}

describe('writeFolderAtomically', () => {
  it('leaves nothing behind when filling fails', async () => {
    const store = emptyStore()
    const folder = path.join(store.folder, 'sites', 'a')
    mkdirSync(path.join(store.folder, 'sites'))
    const failing = writeFolderAtomically(folder, () => Promise.reject(new Error('disk full')))
    await expect(failing).rejects.toThrow('disk full')
    expect(existsSync(folder)).toBe(false)
    expect(readdirSync(path.join(store.folder, 'sites'))).toEqual([])
  })

  it('lets exactly one of many writers have the name', async () => {
    const folder = path.join(emptyStore().folder, 'deployments', '1')
    const write = (name: string) =>
      writeFolderAtomically(folder, async unfinished => writeFile(path.join(unfinished, name), ''))
    const won = await Promise.all(['a', 'b', 'c', 'd'].map(write))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([['a', 'b', 'c', 'd'][won.indexOf(true)]])
    expect(readdirSync(path.dirname(folder))).toEqual(['1'])
  })
})
