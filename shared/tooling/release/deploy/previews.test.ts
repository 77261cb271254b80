import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { openTinySite, passes, release, versionsOf } from '../fixtures/tiny-site.ts'
import { makeTestKey, nextPreview, ownersAndRights, temporaryFolder } from '../record/fixtures/test-record.ts'
import { openRecord } from '../record/record.ts'
import { newestDeployment } from '../store/deployments.ts'
import { hasGeneration, readPlan } from '../store/store.ts'
import { changeSite } from './change.ts'
import { deploy } from './deploy.ts'
import { parseReleases } from './parse-releases.ts'
import { deployPreviews, sharePreview } from './previews.ts'
import type { Site } from './site.ts'

const freshStore = createTinyStoreFactory()

const share = async (site: Site, name: string, version: string) =>
  sharePreview(site, name, await parseReleases(site, [version], ''))

describe('A preview that others can open', () => {
  it('is a branch that the deployer composes, and never makes live', async () => {
    const site = await openTinySite(freshStore())
    const shown = await share(site, 'larger', 'mf-one@1.1.0')
    expect((await readPlan(site.store, shown)).pins).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.0.0' })
    const live = await newestDeployment(site.store)
    expect(live?.generation).not.toBe(shown)
    await deploy(site, passes)
    await release(site, ['mf-two@1.1.0'])
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
    // The next one of this name stands on what is live now.
    const next = await share(site, 'larger', 'mf-one@1.2.0')
    expect((await readPlan(site.store, next)).pins).toMatchObject({ 'mf-one': '1.2.0', 'mf-two': '1.1.0' })
  })

  slowIt('is composed by the deployer of a record that lies with a host', async () => {
    const site = await openTinySite(freshStore())
    await release(site, ['mf-two@1.1.0'])
    const clone = await openRecord(path.join(temporaryFolder(), 'clone'), 'live', site.record.folder)
    const shared = share({ ...site, record: clone }, 'larger', 'mf-one@1.1.0')
    await nextPreview(site.record, 'larger')
    await deployPreviews(site)
    expect(hasGeneration(site.store, await shared)).toBe(true)
  })

  it('needs the rights that going live needs', async () => {
    const site = await openTinySite(freshStore())
    const [operator, team] = [makeTestKey(), makeTestKey()]
    await changeSite(site, passes, () => Promise.resolve(ownersAndRights(operator, { 'mf-one': team })))
    const before = process.env['RELEASE_KEY']
    try {
      process.env['RELEASE_KEY'] = team.file
      await share(site, 'mine', 'mf-one@1.1.0')
      await expect(share(site, 'theirs', 'mf-two@1.1.0')).rejects.toThrow(/may not change live\/mf-two\.json/)
      // Git knows nothing of rights: what somebody pushes by hand is refused, and nothing of it composed.
      const git = (...args: string[]) =>
        execFileSync('git', ['-C', site.record.folder, ...args], { encoding: 'utf8' }).trim()
      const author = ['-c', 'user.name=x', '-c', 'user.email=x@example.org', '-c', 'commit.gpgSign=false']
      const forged = git(...author, 'commit-tree', 'preview/mine^{tree}', '-p', 'live', '-m', 'preview')
      git('update-ref', 'refs/heads/preview/forged', forged)
      await deployPreviews(site)
      expect(git('notes', '--ref=refs/notes/deployments', 'show', forged)).toContain('nobody has signed it')
    } finally {
      if (before === undefined) delete process.env['RELEASE_KEY']
      else process.env['RELEASE_KEY'] = before
    }
  })
})
