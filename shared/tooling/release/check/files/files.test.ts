import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Release } from '@kutuhal/build/release.ts'
import { emptyStore } from '../../fixtures/composed.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { readRelease, releaseFolder } from '../../store/store.ts'
import { checkNames } from './check-names.ts'
import { checkFileIntegrity } from './integrity.ts'
import { publishToSite } from '../../fixtures/publish-to-site.ts'

async function saidOf(change: (folder: string) => void): Promise<readonly string[]> {
  const folder = tinyBuild('mf-one', '1.1.0')
  change(folder)
  return (await checkFileIntegrity(folder, await readRelease(folder))).findings.map(({ what }) => what)
}

describe('the files of a release', () => {
  it('are fine as they were built', async () => {
    expect(await saidOf(() => undefined)).toEqual([])
  })

  it.each<[string, RegExp, (folder: string) => void]>([
    [
      'a changed file',
      /^page-main\.js has \d+ bytes instead of/,
      folder => writeFileSync(path.join(folder, 'page-main.js'), 'other'),
    ],
    [
      'a changed compressed copy',
      /^page-main\.js\.gz has other content than was built/,
      folder => writeFileSync(path.join(folder, 'page-main.js.gz'), gzipSync('other')),
    ],
    ['a lost file', /^remoteEntry\.js is missing/, folder => rmSync(path.join(folder, 'remoteEntry.js'))],
    [
      'a folder in the place of a file',
      /^remoteEntry\.js is missing/,
      folder => {
        rmSync(path.join(folder, 'remoteEntry.js'))
        mkdirSync(path.join(folder, 'remoteEntry.js'))
      },
    ],
  ])('%s is named', async (_, what, change) => {
    expect(await saidOf(change)).toEqual([expect.stringMatching(what)])
  })
})

describe('the names of a release', () => {
  it('are its own', async () => {
    const store = emptyStore()
    const { version } = await publishToSite(store, tinyBuild('mf-one', '1.0.0'))
    const release = await readRelease(releaseFolder(store, 'mf-one', version))
    const whats = async (changed: Partial<Release>) =>
      (await checkNames(store, { ...release, ...changed })).findings.map(({ what }) => what)
    expect(await whats({})).toEqual([])
    expect(await whats({ container: 'mf_one' })).toEqual([
      expect.stringContaining('called "mf_one", but mf-one@1.0.0 must be "mf_one_1_0_0"'),
    ])
    expect(await whats({ version: '1.0-0' })).toEqual([
      expect.stringContaining('"mf_one_1_0_0" is taken: mf-one@1.0.0 has it too'),
    ])
    const file = path.join(releaseFolder(store, 'mf-one', version), 'remoteEntry.js')
    writeFileSync(file, `${readFileSync(file, 'utf8')};self.webpackChunkother=[]`)
    expect(await whats({})).toEqual([expect.stringContaining('global for chunks is "webpackChunkother"')])
  })
})
