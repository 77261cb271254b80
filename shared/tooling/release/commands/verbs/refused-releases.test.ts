import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BUILD_RECORD_FILE } from '@kutuhal/build/provenance/build-record.ts'
import { as, changeKey, ownedStore, publishAs } from '../../fixtures/owned-store.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { hasRelease, releaseFolder, type Store } from '../../store/store.ts'
import { RELEASE_SIGNATURE_FILE_NAME } from '../../store/trust/signed-release.ts'
import { parseSignedReleases } from '../../pipeline/parse-releases.ts'

let store: Store

beforeEach(async () => {
  store = await ownedStore()
})
afterEach(() => rmSync(store.folder, { recursive: true }))

describe('publish', () => {
  it('takes what a team has built and signed', async () => {
    await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
    await expect(named('mf-one@1.0.0')).resolves.toEqual({ 'mf-one': '1.0.0' })
  })

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'made by hand',
      () => publishAs(store, 'team-one', without(tinyBuild('mf-one', '1.0.0'), BUILD_RECORD_FILE)),
      /made by hand.*build.json/,
    ],
    [
      "signed with another team's key",
      () => publishAs(store, 'team-two', tinyBuild('mf-one', '1.0.0')),
      /signed by team-two, who may not publish mf-one/,
    ],
    [
      "signed with nobody's key",
      () => publishAs(store, 'stranger', tinyBuild('mf-one', '1.0.0')),
      /a key that this store does not know/,
    ],
    [
      'signed with a revoked key',
      async () => {
        await changeKey(store, 'team-one', { revoked: 'a laptop was stolen' })
        await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
      },
      /signed by team-one, a key that is revoked \(a laptop was stolen\)/,
    ],
    [
      'built after its key was retired',
      async () => {
        await changeKey(store, 'team-one', { retired: '2025-11-01T00:00:00Z' })
        await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
      },
      /a key that is retired since 2025-11-01/,
    ],
    [
      'built from changes that stand in no commit',
      async () => {
        const dist = tinyBuild('mf-one', '1.0.0')
        change(path.join(dist, BUILD_RECORD_FILE), text => text.replace('"isDirty":false', '"isDirty":true'))
        await publishAs(store, 'team-one', dist)
      },
      /sources that stand in no commit.*Commit first/,
    ],
    [
      'changed after it was signed',
      async () => {
        const dist = await signedBuild()
        change(path.join(dist, 'release.json'), text => text.replace('"contract":2', '"contract":3'))
        await publishAs(store, 'team-one', dist)
      },
      /its release.json is not the one that team-one has signed/,
    ],
    [
      'with another statement under its signature',
      async () => {
        const dist = await signedBuild()
        change(path.join(dist, RELEASE_SIGNATURE_FILE_NAME), forged)
        await publishAs(store, 'team-one', dist)
      },
      /changed after it was signed/,
    ],
  ])('refuses a release that is %s', async (_, publishing, message) => {
    await expect(publishing()).rejects.toThrow(message)
    expect(hasRelease(store, 'mf-one', '1.0.0')).toBe(false)
  })

  it('takes what was built before its key was retired', async () => {
    await changeKey(store, 'team-one', { retired: '2025-12-01T00:00:00Z' })
    await publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0'))
    expect(hasRelease(store, 'mf-one', '1.0.0')).toBe(true)
  })
})

describe('promote, canary, preview and check', () => {
  beforeEach(() => publishAs(store, 'team-one', tinyBuild('mf-one', '1.0.0')))

  const file = (name: string) => path.join(releaseFolder(store, 'mf-one', '1.0.0'), name)

  it.each<[string, () => unknown, RegExp]>([
    ['that nobody has signed', () => rmSync(file(RELEASE_SIGNATURE_FILE_NAME)), /nobody has signed it/],
    [
      'whose key was revoked since',
      () => changeKey(store, 'team-one', { revoked: 'a laptop was stolen' }),
      /a key that is revoked/,
    ],
    [
      "with the signature of another team's",
      async () => {
        await publishAs(store, 'team-two', tinyBuild('mf-two', '1.0.0'))
        const other = path.join(releaseFolder(store, 'mf-two', '1.0.0'), RELEASE_SIGNATURE_FILE_NAME)
        writeFileSync(file(RELEASE_SIGNATURE_FILE_NAME), readFileSync(other))
      },
      /its release.json is not the one that team-two has signed/,
    ],
    [
      'whose manifest was changed',
      () => change(file('release.json'), text => text.replace('"contract":2', '"contract":3')),
      /its release.json is not the one that team-one has signed/,
    ],
    [
      'whose statement was changed',
      () => change(file(RELEASE_SIGNATURE_FILE_NAME), forged),
      /changed after it was signed/,
    ],
    [
      'with a file that was changed',
      () => change(file('page-main.js'), text => text.replace('mf-one', 'mf-two')),
      /page-main.js has other content than was built/,
    ],
    [
      'with a compressed copy of something else',
      () => writeFileSync(file('page-main.js.br'), brotliCompressSync('alert(1)')),
      /page-main.js.br has other content than was built/,
    ],
    [
      'with a file that is no part of it',
      () => writeFileSync(file('more.js'), ''),
      /more.js is not part of it/,
    ],
  ])('refuse a release %s', async (_, spoil, message) => {
    await expect(named('mf-one@1.0.0')).resolves.toEqual({ 'mf-one': '1.0.0' })
    await spoil()
    await expect(named('mf-one@1.0.0')).rejects.toThrow(message)
  })

  it('refuse a release that lies under the name of another', async () => {
    const copy = releaseFolder(store, 'mf-one', '1.1.0')
    await publishAs(store, 'team-two', tinyBuild('mf-two', '1.0.0'))
    renameSync(releaseFolder(store, 'mf-two', '1.0.0'), copy)
    await expect(named('mf-one@1.1.0')).rejects.toThrow(/is mf-two@1.0.0/)
  })
})

const named = (...names: string[]) => as(store, 'shell-team', () => parseSignedReleases(store, names, ''))

/** Publishes a build that a team's pipeline has signed. */
async function signedBuild(): Promise<string> {
  const dist = tinyBuild('mf-one', '1.0.0')
  const other = await ownedStore()
  writeFileSync(path.join(other.folder, 'owners.json'), readFileSync(path.join(store.folder, 'owners.json')))
  writeFileSync(
    path.join(other.folder, 'team-one.pem'),
    readFileSync(path.join(store.folder, 'team-one.pem')),
  )
  await publishAs(other, 'team-one', dist)
  const signature = path.join(releaseFolder(other, 'mf-one', '1.0.0'), RELEASE_SIGNATURE_FILE_NAME)
  writeFileSync(path.join(dist, RELEASE_SIGNATURE_FILE_NAME), readFileSync(signature))
  rmSync(other.folder, { recursive: true })
  return dist
}

/** Changes the commit in a signed envelope, so that the signature is no longer valid. */
function forged(envelope: string): string {
  const { payload, ...rest } = JSON.parse(envelope) as { payload: string }
  const statement = Buffer.from(payload, 'base64').toString().replace('0123456789abcdef', 'ffffffffffffffff')
  return JSON.stringify({ ...rest, payload: Buffer.from(statement).toString('base64') })
}

function change(file: string, by: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  expect(by(before)).not.toBe(before)
  writeFileSync(file, by(before))
}

function without(dist: string, name: string): string {
  rmSync(path.join(dist, name))
  return dist
}
