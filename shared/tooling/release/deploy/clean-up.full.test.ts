import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fetchToSite } from '../fixtures/publish-to-site.ts'
import { openTinySite, passes, release } from '../fixtures/tiny-site.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { verifySiteInFolder } from '../fixtures/verify-folder-site.ts'
import { run } from '../commands/verbs/gc.ts'
import { newestDeployment, readDeployments } from '../store/deployments.ts'
import { deploy } from './deploy.ts'
import { findRemovable, removeAll } from './clean-up.ts'
import { rollBack } from './rollback.ts'
import type { Site } from './site.ts'

const freshStore = createTinyStoreFactory()
const DAY = 24 * 60 * 60 * 1000
const later = () => Date.now() + 2 * DAY

async function usedSite(): Promise<Site> {
  const site = await openTinySite(freshStore())
  for (const version of ['1.1.0', '1.2.0']) await release(site, [`mf-one@${version}`])
  return site
}

const names = (folder: string) => readdirSync(folder).sort()

describe('A clean-up', () => {
  it('keeps the newest generations, what they fall back to, and so the way back', async () => {
    const site = await usedSite()
    const { folder } = site.store
    await removeAll(site.store, await findRemovable(site.store, 2, later()))
    expect((await readDeployments(site.store)).map(({ number }) => number)).toEqual([3, 2])
    expect(names(path.join(folder, 'sites'))).toHaveLength(2)
    // 1.0.0 is what the pages of 1.1.0 fall back to.
    expect(names(path.join(folder, 'apps', 'mf-one')).filter(name => name !== '_')).toEqual([
      '1.0.0',
      '1.1.0',
      '1.2.0',
    ])
    await verifySiteInFolder(folder)
    await rollBack(site, passes)
    await verifySiteInFolder(folder)
  })

  it('removes releases that nothing needs, and their files by content', async () => {
    const site = await usedSite()
    const { folder } = site.store
    await removeAll(site.store, await findRemovable(site.store, 1, later()))
    expect(names(path.join(folder, 'apps', 'mf-one')).filter(name => name !== '_')).toEqual([
      '1.1.0',
      '1.2.0',
    ])
    expect(names(path.join(folder, 'releases', 'mf-one'))).toEqual(['1.1.0', '1.2.0'])
    // The newest release stays, though it is not live: somebody has published it in order to promote it.
    expect(names(path.join(folder, 'releases', 'mf-two'))).toContain('1.2.0')
    await verifySiteInFolder(folder)
  })

  it('takes nothing away that is younger than a day', async () => {
    const site = await usedSite()
    const found = await findRemovable(site.store, 1, Date.now())
    expect({ ...found, deployments: [] }).toEqual({
      deployments: [],
      generations: [],
      copies: [],
      releases: [],
      objects: [],
      leftovers: [],
      contents: [],
    })
  })

  it('leaves what a deploy copies or takes up again at the same time', async () => {
    const site = await usedSite()
    const apps = path.join(site.store.folder, 'apps', 'mf-one')
    const contents = path.join(apps, '_')
    const all = [
      ...names(apps).map(name => path.join(apps, name)),
      ...names(contents).map(name => path.join(contents, name)),
    ]
    for (const folder of all) utimesSync(folder, 0, 0)
    // The files of a release that is not listed yet.
    mkdirSync(path.join(contents, 'aaaaaaaa'))
    expect((await findRemovable(site.store, 1, Date.now())).copies).toEqual([path.join(apps, '1.0.0')])
    await fetchToSite(site.store, 'mf-one', '1.0.0')
    expect(await findRemovable(site.store, 1, Date.now())).toMatchObject({ copies: [], contents: [] })
  })

  it('leaves what can be deployed again', async () => {
    const site = await usedSite()
    await removeAll(site.store, await findRemovable(site.store, 1, later()))
    const before = await newestDeployment(site.store)
    for (const gone of ['apps', 'sites', 'embed', 'deployments', 'live'])
      rmSync(path.join(site.store.folder, gone), { recursive: true, force: true })
    await deploy(site, passes)
    expect((await newestDeployment(site.store))?.generation).toBe(before?.generation)
  })

  it('removes what killed commands have left', async () => {
    const site = await usedSite()
    const old = path.join(site.store.folder, 'sites', 'aaaa.unfinished-1')
    mkdirSync(old)
    utimesSync(old, 0, 0)
    expect(await run({ store: site.store, names: [], options: { keep: '9', 'dry-run': true } })).toMatch(
      /^Would free 0\.0 MB:\n {2}1 left by killed runs: aaaa\.unfinished-1$/,
    )
    expect(existsSync(old)).toBe(true)
    await run({ store: site.store, names: [], options: { keep: '9' } })
    expect(existsSync(old)).toBe(false)
    expect(await run({ store: site.store, names: [], options: { keep: '9' } })).toContain('Nothing to remove')
  })
})
