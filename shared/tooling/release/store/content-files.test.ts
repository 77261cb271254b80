import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { emptyStore } from '../fixtures/composed.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import type { Release } from '@kutuhal/build/release.ts'
import {
  listContentAddresses,
  contentAddressedFilesFolder,
  writeContentAddressedFiles,
  listUnversionedFiles,
  findContentAddressErrors,
} from './content-files.ts'
import { readRelease, releaseFolder, type Store } from './store.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(100)}</svg>`

async function published(store: Store, version: string, photo = 'a photo', like?: string) {
  const more = { 'media/mark.svg': PICTURE, 'media/drawing.svg': DRAWING, 'media/photo-640.avif': photo }
  return publishToSite(store, tinyBuild('mf-one', version, more), like)
}

const placesOf = async (store: Store, version: string) => {
  const release = await readRelease(releaseFolder(store, 'mf-one', version))
  return new Map(
    [...listContentAddresses(release)].map(([name, address]) => [
      name,
      path.join(contentAddressedFilesFolder(store, 'mf-one'), address),
    ]),
  )
}

const at = (places: ReadonlyMap<string, string>, name: string) => places.get(name) ?? 'nowhere'

describe('a file at the address of its content', () => {
  it('is there once for all releases that have it, and once more for one that has another', async () => {
    const store = emptyStore()
    await published(store, '1.0.0')
    await published(store, '1.1.0', 'another photo')
    const [first, second] = [await placesOf(store, '1.0.0'), await placesOf(store, '1.1.0')]
    expect(at(second, 'media/mark.svg')).toBe(at(first, 'media/mark.svg'))
    expect(at(second, 'media/photo-640.avif')).not.toBe(at(first, 'media/photo-640.avif'))
    expect(readFileSync(at(second, 'media/photo-640.avif'), 'utf8')).toBe('another photo')
    // The addresses differ because each test build writes its version into this file. Real chunks do not
    // contain the version.
    expect(at(second, 'page-main.js')).not.toBe(at(first, 'page-main.js'))
    expect(existsSync(`${at(second, 'page-main.js')}.br`)).toBe(true)
  })

  it.each([
    ['a pipe', (place: string) => execFileSync('mkfifo', [place])],
    ['a huge file', (place: string) => (writeFileSync(place, ''), truncateSync(place, 5e9))],
  ])('is neither waited for nor read when %s lies there', async (_, put) => {
    const store = emptyStore()
    const release = await published(store, '1.0.0')
    const mark = at(await placesOf(store, '1.0.0'), 'media/mark.svg')
    rmSync(mark)
    put(mark)
    expect(await findContentAddressErrors(store, release)).toEqual([expect.stringContaining('mark.svg')])
    await expect(published(store, '1.1.0')).rejects.toThrow(/mark\.svg is not what mf-one@1\.1\.0 has there/)
  })

  it('is all that browsers load', async () => {
    const release = await published(emptyStore(), '1.0.0')
    const media = ['media/drawing.svg', 'media/mark.svg', 'media/photo-640.avif']
    expect([...listContentAddresses(release).keys()].sort()).toEqual([
      ...media,
      'page-main.js',
      'remoteEntry.js',
    ])
  })

  it('is not requested by version, unless it is outside the chunks, or scripts use `assetUrl`', async () => {
    const release = await published(emptyStore(), '1.0.0')
    const names = (form: Partial<Release>) => [...listUnversionedFiles({ ...release, ...form })].sort()
    const others = [
      'media/drawing.svg',
      'media/mark.svg',
      'media/photo-640.avif',
      'page-main.js',
      'remoteEntry.js',
    ]
    expect(names({})).toEqual(others)
    expect(names({ chunks: {} })).toEqual(others.slice(0, 3))
    const { byVersion, ...withAssetUrl } = release
    expect(byVersion).toBe(false)
    expect([...listUnversionedFiles(withAssetUrl)]).toEqual([])
    const embed = { 'embed/robot.js': { bytes: 1, sha384: '' } }
    expect(names({ files: { ...release.files, ...embed } })).toEqual(['embed/robot.js', ...others])
  })

  it('takes no room in a release that has not changed it, unless its compressed copy holds something else', async () => {
    const store = emptyStore()
    await published(store, '1.0.0')
    const inRelease = (version: string, name: string) =>
      path.join(releaseFolder(store, 'mf-one', version), name)
    const isShared = (version: string, name: string) =>
      statSync(inRelease(version, name)).ino === statSync(inRelease('1.0.0', name)).ino
    await published(store, '1.1.0', 'another photo', '1.0.0')
    const names = ['media/mark.svg', 'media/drawing.svg', 'media/drawing.svg.br', 'media/photo-640.avif']
    expect(names.map(name => isShared('1.1.0', name))).toEqual([true, true, true, false])

    writeFileSync(inRelease('1.1.0', 'media/drawing.svg.br'), brotliCompressSync('something else'))
    await published(store, '1.2.0', 'a photo', '1.1.0')
    expect(names.slice(0, 3).map(name => isShared('1.2.0', name))).toEqual([true, false, false])
    expect(brotliDecompressSync(readFileSync(inRelease('1.2.0', 'media/drawing.svg.br'))).toString()).toBe(
      DRAWING,
    )
  })

  it('is put back where it is missing, and nothing else takes its place', async () => {
    const store = emptyStore()
    const release = await published(store, '1.0.0')
    const mark = at(await placesOf(store, '1.0.0'), 'media/mark.svg')
    rmSync(mark)
    expect(await findContentAddressErrors(store, release)).toEqual([
      expect.stringMatching(/media\/mark\.svg is missing$/),
    ])
    await writeContentAddressedFiles(store, release)
    expect(await findContentAddressErrors(store, release)).toEqual([])

    rmSync(mark)
    writeFileSync(mark, PICTURE.toUpperCase())
    expect(await findContentAddressErrors(store, release)).toEqual([
      expect.stringMatching(/mark\.svg has other content/),
    ])
    await expect(published(store, '1.1.0')).rejects.toThrow(/mark\.svg is not what mf-one@1\.1\.0 has there/)
  })

  it('is not made of what was damaged in its release', async () => {
    const store = emptyStore()
    const release = await published(store, '1.0.0')
    const mark = at(await placesOf(store, '1.0.0'), 'media/mark.svg')
    rmSync(mark)
    writeFileSync(path.join(releaseFolder(store, 'mf-one', '1.0.0'), 'media/mark.svg'), 'planted')
    await expect(writeContentAddressedFiles(store, release)).rejects.toThrow(/other content than was built/)
    expect(existsSync(mark)).toBe(false)
  })
})
