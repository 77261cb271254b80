import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish, readLive, releaseFolder, setLive, writeWhole, type Store } from './store.ts'

function emptyStore(): Store {
  return { folder: mkdtempSync(path.join(tmpdir(), 'store-')), pointer: 'live' }
}

function builtApp(version: string, code = 'x'.repeat(2000)): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  writeFileSync(path.join(dist, 'remoteEntry.js'), code)
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ name: 'mf-maze', version }))
  return dist
}

describe('publish', () => {
  it('stores the files of a release with compressed copies', async () => {
    const store = emptyStore()
    await publish(store, builtApp('1.0.0'))
    const files = readdirSync(releaseFolder(store, 'mf-maze', '1.0.0'))
    expect(files).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']),
    )
  })

  it('never changes a release that is there', async () => {
    const store = emptyStore()
    await publish(store, builtApp('1.0.0', 'first'))
    await expect(publish(store, builtApp('1.0.0', 'second'))).rejects.toThrow(
      /published already.*Raise the version/,
    )
    const kept = readFileSync(path.join(releaseFolder(store, 'mf-maze', '1.0.0'), 'remoteEntry.js'), 'utf8')
    expect(kept).toBe('first')
  })

  it('says what to do when there is no build', async () => {
    await expect(publish(emptyStore(), mkdtempSync(path.join(tmpdir(), 'dist-')))).rejects.toThrow(
      /Build the app first/,
    )
  })
})

describe('writeWhole', () => {
  it('leaves nothing behind when filling fails', async () => {
    const store = emptyStore()
    const folder = path.join(store.folder, 'sites', 'a')
    mkdirSync(path.join(store.folder, 'sites'))
    const failing = writeWhole(folder, () => Promise.reject(new Error('disk full')))
    await expect(failing).rejects.toThrow('disk full')
    expect(existsSync(folder)).toBe(false)
    expect(readdirSync(path.join(store.folder, 'sites'))).toEqual([])
  })
})

describe('the live pointer', () => {
  it('names what was set last, and nothing before that', async () => {
    const store = emptyStore()
    expect(await readLive(store)).toBeUndefined()
    await setLive(store, 'a')
    await setLive(store, 'b')
    expect(await readLive(store)).toBe('b')
  })
})
