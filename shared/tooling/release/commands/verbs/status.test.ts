import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { openTinySite, release } from '../../fixtures/tiny-site.ts'
import { copyStore, createTinyStoreFactory } from '../../fixtures/tiny-store.ts'
import { writeDocumentHashes } from '../../store/document-hashes.ts'
import { newestDeployment } from '../../store/deployments.ts'
import { generationFolder, releaseFolder, type Store } from '../../store/store.ts'
import { run as deploy } from './deploy.ts'
import { run as log } from './log.ts'
import { run as status } from './status.ts'

const freshStore = createTinyStoreFactory()
let original = ''
let store: Store
let live = ''

beforeAll(async () => {
  original = freshStore()
  const site = await openTinySite(original)
  await release(site, ['mf-one@1.1.0'])
  live = (await newestDeployment(site.store))?.generation ?? ''
})
beforeEach(() => {
  store = { folder: copyStore(original), pointer: 'live' }
})
afterEach(() => rmSync(store.folder, { recursive: true }))

const told = () => status({ store, names: [], options: {} })
const document = (name: string) => path.join(generationFolder(store, live), name)

it('finds nothing wrong with what was made live, and says who did and where a way back leads', async () => {
  expect(await told()).toMatch(
    /Made by +\S+@\S+, commit [0-9a-f]{12}[^]*Rollback +to generation \w+, deployment 1 [^]*all as they should be/,
  )
})

it('tells programs what could go live, and which changes can be gone back to', async () => {
  const text = await status({ store, names: [], options: { json: true } })
  expect(JSON.parse(text)).toMatchObject({ waiting: { 'mf-one': ['1.2.0', '1.0.0'] }, pending: [] })
  const [, first] = readdirSync(path.join(store.folder, 'sites'))
  rmSync(
    generationFolder(
      store,
      first === live ? (readdirSync(path.join(store.folder, 'sites'))[0] ?? '') : (first ?? ''),
    ),
    { recursive: true },
  )
  expect(JSON.parse(await log({ store, names: [], options: { json: true } }))).toMatchObject([
    { what: 'promote mf-one@1.1.0', isKept: true },
    { isKept: false },
  ])
})

it('says that nothing is live in an empty store', async () => {
  const empty = { folder: mkdtempSync(path.join(tmpdir(), 'store-')), pointer: 'live' }
  expect(await status({ store: empty, names: [], options: {} })).toContain('Nothing is live')
  expect(await deploy({ store: empty, names: [], options: {} })).toContain(
    'nothing in the record that counts',
  )
})

describe('What is damaged is found, and made anew by deploy:', () => {
  type Damage = [string, () => unknown, RegExp]

  async function findAndMend(...[, spoil, message]: Damage): Promise<void> {
    await spoil()
    await expect(told()).rejects.toThrow(message)
    await deploy({ store, names: [], options: {} })
    expect(await told()).toContain('all as they should be')
  }

  it.each<Damage>([
    [
      'a pointer that leads elsewhere',
      () => relink('live', 'deployments/live/1'),
      /pointer \S+live leads to deployments\/live\/1/,
    ],
    [
      'a document that was changed',
      () =>
        writeFileSync(document('index.html'), `${readFileSync(document('index.html'), 'utf8')}<p>More</p>`),
      /index.html has other content than was composed/,
    ],
    [
      'a script that was changed',
      () => writeFileSync(path.join(releaseFolder(store, 'mf-one', '1.1.0'), 'remoteEntry.js'), 'alert(1)'),
      /mf-one@1.1.0 is not what was released:\s+remoteEntry.js has 8 bytes/,
    ],
    [
      'a release to fall back to that is gone',
      () => rmSync(releaseFolder(store, 'mf-one', '1.0.0'), { recursive: true }),
      /mf-one@1.0.0 is not what was released/,
    ],
  ])('%s', findAndMend)

  slowIt.each<Damage>([
    [
      'a link of some visitors that leads elsewhere',
      () => relink(path.join('deployments/live/2', '07'), '../../../sites/none'),
      /Links of deployment 2 lead elsewhere[^]*07/,
    ],
    [
      'a generation that is gone',
      () => rmSync(generationFolder(store, live), { recursive: true }),
      /it is not there/,
    ],
    [
      'a compressed copy of a document that is another one',
      () => writeFileSync(document('index.html.br'), brotliCompressSync('other')),
      /index.html.br has other content than was composed/,
    ],
    [
      'a document that nobody has composed, and one that is gone',
      () => renameSync(document('404.html'), document('new.html')),
      /404.html is missing\s+new.html is not part of it/,
    ],
    [
      'documents that were changed together with what they say of themselves',
      async () => {
        writeFileSync(document('index.html'), 'other')
        await writeDocumentHashes(generationFolder(store, live))
      },
      /hashes.json has other content than was made live/,
    ],
    [
      'the files that pages load by their content, if they are gone',
      () => rmSync(path.join(store.folder, 'apps', 'mf-one', '_'), { recursive: true }),
      /mf-one@1.1.0 is not what was released:\s+_\/\S+\/page-main.js is missing/,
    ],
  ])('%s', findAndMend)
})

function relink(name: string, target: string): void {
  rmSync(path.join(store.folder, name))
  symlinkSync(target, path.join(store.folder, name))
}
