import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { as, changeKey, ownedStore, publishAs } from '../../fixtures/owned-store.ts'
import { tinyBuild } from '../../fixtures/tiny-release.ts'
import { changeOwners } from '../../pipeline/change-owners.ts'
import { writeDocumentHashes } from '../../store/document-hashes.ts'
import { deploy } from '../../store/deployments.ts'
import { copyStore } from '../../fixtures/tiny-store.ts'
import { deploymentFolder } from '../../store/deployments.ts'
import { putGeneration } from '../../fixtures/composed.ts'
import { generationFolder, releaseFolder, type Store } from '../../store/store.ts'
import { DEPLOYMENT_SIGNATURE_FILE_NAME } from '../../store/trust/signed-deployment.ts'
import { run as log } from './log.ts'
import { run as status } from './status.ts'

const FIRST = 'aaaaaaaaaaaa'
const SECOND = 'bbbbbbbbbbbb'

let original: Store
let store: Store

/** Makes two releases of a team live, one after the other. */
async function storeOfTeams(): Promise<Store> {
  const made = await ownedStore()
  await publishAs(made, 'team-one', tinyBuild('mf-one', '1.0.0'))
  await publishAs(made, 'team-one', tinyBuild('mf-one', '1.1.0'))
  for (const placed of [
    putGeneration(made, FIRST, { 'mf-one': '1.0.0' }),
    putGeneration(made, SECOND, { 'mf-one': '1.1.0' }, { 'mf-one': '1.0.0' }),
  ]) {
    await as(made, 'team-one', () =>
      deploy(made, newest =>
        Promise.resolve({ what: 'promote', ...placed, ...(newest && { previous: newest.number }) }),
      ),
    )
  }
  return made
}

beforeAll(async () => {
  original = await storeOfTeams()
})
beforeEach(async () => {
  store = { ...original, folder: await as(original, 'shell-team', () => copyStore(original.folder)) }
})
afterEach(() => rmSync(store.folder, { recursive: true }))
afterAll(() => rmSync(original.folder, { recursive: true }))

const told = () => status({ store, names: [], options: {} })
const deployment = (name: string) => path.join(deploymentFolder(store, 2), name)

it('finds nothing wrong with what teams have made live, and says whose key it was', async () => {
  expect(await told()).toMatch(/Made by +team-one \([^]*all as they should be/)
})

it('tells programs what could go live', async () => {
  const text = await status({ store, names: [], options: { json: true } })
  expect(JSON.parse(text)).toMatchObject({ waiting: { 'mf-one': ['1.0.0'] } })
})

it('tells programs which deployments can go live again', async () => {
  rmSync(generationFolder(store, FIRST), { recursive: true })
  const text = await log({ store, names: [], options: { json: true } })
  expect(JSON.parse(text)).toMatchObject([
    { number: 2, isKept: true },
    { number: 1, isKept: false },
  ])
})

it.each<[string, () => unknown, RegExp]>([
  [
    'a deployment that nobody has signed',
    () => rmSync(deployment(DEPLOYMENT_SIGNATURE_FILE_NAME)),
    /Deployment 2 does not count: nobody has signed it[^]*npm run release -- promote/,
  ],
  [
    'a deployment that was changed',
    () =>
      change(deployment('deployment.json'), text => text.replace('"what": "promote"', '"what": "nothing"')),
    /its deployment.json is not the one that team-one has signed/,
  ],
  [
    'the deployment of another number',
    () => {
      change(deployment('deployment.json'), text => text.replace('"number": 2', '"number": 3'))
      renameSync(deploymentFolder(store, 2), deploymentFolder(store, 3))
      relink('live', 'deployments/live/3')
    },
    /is not the one that team-one has signed/,
  ],
  [
    'a deployment by who may not',
    async () => {
      store = await storeOfTeams()
      change(path.join(store.folder, 'owners.json'), withoutPromote)
    },
    /signed by team-one. Only shell-team may make releases of mf-one live/,
  ],
  [
    'a key that was revoked',
    async () => {
      store = await storeOfTeams()
      await changeKey(store, 'team-one', { revoked: 'stolen' })
    },
    /revoked \(stolen\)[^]*Deployment 2 does not count[^]*accept 2/,
  ],
  ['a pointer that leads elsewhere', () => relink('live', 'sites'), /pointer \S+live leads to sites/],
  [
    'a link of some visitors that leads elsewhere',
    () => relink(path.join('deployments/live/2', '07'), path.join('../../../sites', FIRST)),
    /the links 07 lead elsewhere than to generation bbbbbbbbbbbb/,
  ],
  [
    'a link for partners that nobody has signed',
    () => {
      mkdirSync(deployment('embed'), { recursive: true })
      symlinkSync('../../../../embed/mf-one@9.9.9', deployment('embed/mf-one@v2'))
    },
    /the links embed\/mf-one@v2 lead elsewhere/,
  ],
  [
    'a canary that nobody has signed',
    () => writeFileSync(deployment('canary'), '100\n'),
    /the links canary lead elsewhere/,
  ],
  [
    'that what it saw is gone',
    async () => {
      store = await storeOfTeams()
      rmSync(deploymentFolder(store, 2), { recursive: true })
      relink('live', 'deployments/live/1')
    },
    /has seen deployment 2 of this site, and the newest one now is 1[^]*accept/,
  ],
  [
    'that the key that signed what is live is revoked',
    () =>
      as(store, 'shell-team', () =>
        changeOwners(store, owners => ({
          ...owners,
          keys: {
            ...owners.keys,
            'team-one': { publicKey: '', ...owners.keys['team-one'], revoked: 'stolen' },
          },
        })),
      ),
    /Deployment 2 is live, and team-one, which has signed it, is revoked: stolen/,
  ],
  [
    'a generation that is gone',
    () => rmSync(generationFolder(store, SECOND), { recursive: true }),
    /Generation bbbbbbbbbbbb is not there/,
  ],
  [
    'a document that was changed',
    () => change(path.join(generationFolder(store, SECOND), 'index.html'), text => `${text}<p>More</p>`),
    /Generation bbbbbbbbbbbb is not what was made live:\s+index.html has other content than was composed[^]*rollback/,
  ],
  [
    'a compressed copy of a document that is another one',
    () =>
      writeFileSync(path.join(generationFolder(store, SECOND), 'index.html.br'), brotliCompressSync('other')),
    /index.html.br has other content than was composed/,
  ],
  [
    'a document that nobody has composed, and one that is gone',
    () =>
      renameSync(
        path.join(generationFolder(store, SECOND), 'files/robots.txt'),
        path.join(generationFolder(store, SECOND), 'new.html'),
      ),
    /files\/robots.txt is missing\s+new.html is not part of it/,
  ],
  [
    'documents that were changed together with what they say of themselves',
    async () => {
      writeFileSync(path.join(generationFolder(store, SECOND), 'index.html'), 'other')
      await writeDocumentHashes(generationFolder(store, SECOND))
    },
    /hashes.json has other content than was made live/,
  ],
  [
    'a script that was changed',
    () => writeFileSync(path.join(releaseFolder(store, 'mf-one', '1.1.0'), 'remoteEntry.js'), 'alert(1)'),
    /mf-one@1.1.0 does not count as a release: remoteEntry.js has 8 bytes/,
  ],
  [
    'a release to fall back to that was changed',
    () => writeFileSync(path.join(releaseFolder(store, 'mf-one', '1.0.0'), 'remoteEntry.js'), 'alert(1)'),
    /mf-one@1.0.0 does not count/,
  ],
])('finds %s, and says what to do', async (_, spoil, message) => {
  await spoil()
  await expect(told()).rejects.toThrow(message)
})

const withoutPromote = (text: string) => text.replace(/("promote": \{[^}]*"mf-one": \[)\s*"team-one"/, '$1')

function relink(name: string, target: string): void {
  rmSync(path.join(store.folder, name))
  symlinkSync(target, path.join(store.folder, name))
}

function change(file: string, by: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  expect(by(before)).not.toBe(before)
  writeFileSync(file, by(before))
}
