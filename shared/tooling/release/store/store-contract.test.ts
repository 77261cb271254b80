/**
 * Tests what every kind of store guarantees. `npm run lab -- object-store` runs the tests with a real object
 * store too.
 */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import { putForAll } from '../fixtures/composed.ts'
import { folderStoreKind, createObjectStoreKind } from '../fixtures/store-kinds.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { deploy, liveDeployment } from './deployments.ts'
import { createTestObjectStore } from './objects/fixtures/test-objects.ts'
import { publish, releaseFolder } from './store.ts'
import { makeSigningKey } from './trust/signing-key.ts'

const objects = createTestObjectStore()

beforeAll(async () => {
  process.env['RELEASE_KEY'] = path.join(mkdtempSync(path.join(tmpdir(), 'key-')), 'key.pem')
  await makeSigningKey(process.env['RELEASE_KEY'])
  // Silence the console: a release without a check logs an error.
  jest.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => delete process.env['RELEASE_KEY'])

describe.each([folderStoreKind, createObjectStoreKind(objects)])('$name', kind => {
  it('never changes a release, wherever it is published again', async () => {
    const shared = kind.empty()
    await publish(await shared.onAComputer(), tinyBuild('mf-one', '1.0.0'))
    const other = tinyBuild('mf-one', '1.0.0', { 'more.js': '"more"' })
    await expect(publish(await shared.onAComputer(), other)).rejects.toThrow(/published already/)
    const files = releaseFolder(await shared.onAComputer(), 'mf-one', '1.0.0')
    expect(readFileSync(path.join(files, 'release.json'), 'utf8')).not.toContain('more.js')
  })

  it('gives a version to one of many who publish it at once, and everybody finds that one', async () => {
    const shared = kind.empty()
    const computers = await Promise.all(Array.from({ length: 5 }, () => shared.onAComputer()))
    const builds = computers.map((_, at) => tinyBuild('mf-one', '1.0.0', { [`by-${at}.js`]: `"${at}"` }))
    const ends = await Promise.allSettled(computers.map((store, at) => publish(store, builds[at] ?? '')))
    const won = ends.flatMap(({ status: end }, at) => (end === 'fulfilled' ? [at] : []))
    expect(won).toHaveLength(1)
    for (const store of [...computers, await shared.onAComputer()]) {
      const manifest = readFileSync(
        path.join(releaseFolder(store, 'mf-one', '1.0.0'), 'release.json'),
        'utf8',
      )
      expect(JSON.parse(manifest)).toHaveProperty(['files', `by-${won[0]}.js`])
    }
  })

  it.each(isFullTestRun ? [2, 5] : [2])('loses nothing of %i teams that release at once', async teams => {
    const shared = kind.empty()
    const apps = ['a', 'b', 'c', 'd', 'e'].slice(0, teams)
    const computers = await Promise.all(apps.map(() => shared.onAComputer()))
    await Promise.all(
      computers.map((store, at) =>
        deploy(store, async newest => ({
          what: `${at}`,
          ...(await putForAll(store, `${newest?.generation ?? ''}${apps[at]}`)),
        })),
      ),
    )
    const live = await liveDeployment(await shared.onAComputer())
    expect(live).toMatchObject({ number: teams })
    expect([...(live?.generation ?? '')].sort()).toEqual(apps)
  })
})
