import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { makeTestKey, nextCommit, temporaryFolder, testRecord } from '../record/fixtures/test-record.ts'
import {
  filesOfWanted,
  liveFile,
  OWNERS_FILE,
  parseWanted,
  RIGHTS_FILE,
  withReleases,
} from '../record/files.ts'
import { commitChange, openRecord } from '../record/record.ts'
import { formatOwner } from '../record/rights.ts'
import { publish } from '../releases/publish.ts'
import { openReleases } from '../releases/release-source.ts'
import { openTinySite, passes, release, versionsOf } from '../fixtures/tiny-site.ts'
import { createTinyStoreFactory } from '../fixtures/tiny-store.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { verifySiteInFolder } from '../fixtures/verify-folder-site.ts'
import { listFilesRecursively } from '../store/files/files-below.ts'
import { newestDeployment, readDeployments } from '../store/deployments.ts'
import { changeSite } from './change.ts'
import { deploy } from './deploy.ts'
import { deployDirectly } from './direct.ts'
import { readLog } from './log.ts'
import type { Check } from './prepare.ts'
import { startCanary, stopCanary } from './promote.ts'
import { repair } from './repair.ts'
import { rollBack } from './rollback.ts'
import { parseReleases } from './parse-releases.ts'
import { statusOf } from './status.ts'

const freshStore = createTinyStoreFactory()

const refuses =
  (...names: string[]): Check =>
  (_, live, { plan }) => {
    const bad = Object.entries(plan.pins)
      .filter(([app, version]) => live?.pins[app] !== version)
      .map(([app, version]) => `${app}@${version}`)
      .find(name => names.includes(name))
    return bad === undefined ? Promise.resolve() : Promise.reject(new Error(`${bad} breaks a page.`))
  }

function servedBytes(folder: string): ReadonlyMap<string, string> {
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  const files = ['apps', 'sites', 'embed'].flatMap(kind => {
    const below = path.join(folder, kind)
    return existsSync(below) ? listFilesRecursively(below).map(name => path.join(kind, name)) : []
  })
  return new Map(files.sort().map(name => [name, hash(path.join(folder, name))]))
}

describe('The deployer', () => {
  it('makes all that visitors load again from the record and the releases, byte by byte', async () => {
    const site = await openTinySite(freshStore())
    const { folder } = site.store
    await publish(site.releases, tinyBuild('mf-two', '2.0.0', { 'embed/frame.html': '<p>Play' }))
    await publish(site.releases, tinyBuild('mf-two', '3.0.0', { 'embed/frame.html': '<p>Play more' }))
    await release(site, ['mf-two@2.0.0'])
    await release(site, ['mf-two@3.0.0', 'mf-one@1.1.0'])
    const live = await newestDeployment(site.store)
    // What was live earlier, and is no more, is not made again.
    rmSync(path.join(folder, 'sites'), { recursive: true })
    await repair(site)
    const before = servedBytes(folder)

    for (const gone of ['apps', 'sites', 'embed', 'deployments', 'live'])
      rmSync(path.join(folder, gone), { recursive: true })
    await deploy(site, passes)
    const again = await newestDeployment(site.store)
    expect(again?.generation).toBe(live?.generation)
    expect(again?.embeds).toEqual(live?.embeds)
    const after = servedBytes(folder)
    expect([...after.keys()].filter(name => before.get(name) !== after.get(name))).toEqual([])
    expect([...before.keys()].filter(name => name.startsWith('sites/') && !after.has(name))).toEqual([])
    await verifySiteInFolder(folder)
  })

  it('refuses a release that breaks a page, says why, and goes on with what others release', async () => {
    const site = await openTinySite(freshStore())
    const check = refuses('mf-one@1.1.0')
    await expect(release(site, ['mf-one@1.1.0'], check)).rejects.toThrow(
      /mf-one@1\.1\.0 breaks a page\.[^]*has not changed, and others are not held up/,
    )
    await release(site, ['mf-two@1.1.0'], check)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
    // The same release again is another change: it may have been the check's fault.
    await release(site, ['mf-one@1.1.0'])
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.1.0' })
    expect((await readLog(site.store)).map(({ outcome }) => outcome)).toEqual([
      'live',
      'live',
      'refused',
      'live',
    ])
  })

  slowIt('finds out which of several changes is at fault', async () => {
    const site = await openTinySite(freshStore())
    const elsewhere = await testRecord(site.record.folder)
    const remote = { ...site, record: elsewhere }
    for (const name of ['mf-one@1.1.0', 'mf-two@1.1.0', 'mf-three@1.1.0']) await commitOnly(remote, name)
    await deploy(site, refuses('mf-two@1.1.0'))
    expect(await versionsOf(site)).toMatchObject({
      'mf-one': '1.1.0',
      'mf-two': '1.0.0',
      'mf-three': '1.1.0',
    })
  })

  it('takes many releases at once, each once, and loses none', async () => {
    const folder = freshStore()
    const teams = ['mf-one@1.1.0', 'mf-two@1.1.0', 'mf-two@1.2.0', 'mf-three@1.1.0']
    await Promise.all(teams.map(async name => release(await openTinySite(folder), [name])))
    const site = await openTinySite(folder)
    const log = await readLog(site.store)
    expect(
      log
        .map(({ what }) => what)
        .sort()
        .slice(0, 4),
    ).toEqual(teams.map(name => `promote ${name}`).sort())
    expect(log.every(({ outcome }) => outcome === 'live')).toBe(true)
    await verifySiteInFolder(folder)
  })

  slowIt(
    'takes a hundred releases by five teams at once, each once, in some order',
    async () => {
      const folder = freshStore()
      // Two teams share an app.
      const teams = ['shell', 'mf-one', 'mf-two', 'mf-three', 'mf-three'].map((app, team) =>
        Array.from({ length: 20 }, (_, minor) => ({ app, version: `${team + 2}.${minor}.0` })),
      )
      const { releases } = await openTinySite(folder)
      for (const { app, version } of teams.flat()) await publish(releases, tinyBuild(app, version))
      await Promise.all(
        teams.map(async team => {
          const site = await openTinySite(folder)
          for (const { app, version } of team) await release(site, [`${app}@${version}`])
        }),
      )
      const site = await openTinySite(folder)
      const log = (await readLog(site.store)).slice(0, 100)
      expect(log.map(({ what }) => what).sort()).toEqual(
        teams
          .flat()
          .map(({ app, version }) => `promote ${app}@${version}`)
          .sort(),
      )
      expect(log.every(({ outcome }) => outcome === 'live')).toBe(true)
      expect(await versionsOf(site)).toMatchObject({
        shell: '2.19.0',
        'mf-one': '3.19.0',
        'mf-two': '4.19.0',
      })
      await verifySiteInFolder(folder)
    },
    600_000,
  )

  it('holds nobody up while a release is checked, and then starts again on top of what came meanwhile', async () => {
    const site = await openTinySite(freshStore())
    const other = await openTinySite(site.store.folder)
    let checks = 0
    const slow: Check = async (_, live) => {
      checks += 1
      if (checks === 1)
        await deployDirectly(other.store, await liveWith(other, 'mf-two', '1.2.0'), 'meanwhile')
      expect(live?.pins['mf-one']).toBe('1.0.0')
    }
    await release(site, ['mf-one@1.1.0'], slow)
    expect(checks).toBeGreaterThan(1)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0' })
  })

  it('says that a release is not what was published, and composes nothing of it', async () => {
    const site = await openTinySite(freshStore())
    const file = path.join(site.releases.folderOf('mf-one', '1.1.0') ?? '', 'server', 'remote.cjs')
    writeFileSync(file, 'exports.remote = stolen')
    await expect(release(site, ['mf-one@1.1.0'])).rejects.toThrow(
      /is not what was released:[^]*server\/remote\.cjs has \d+ bytes/,
    )
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0' })
  })

  slowIt('names what a team has linked or broken, and goes on with what others release', async () => {
    const site = await openTinySite(freshStore())
    const place = site.releases.folderOf('mf-one', '1.1.0') ?? ''
    for (const [file, target] of [
      ['page-main.js', '/proc/self/environ'],
      ['remoteEntry.js', '/sys/class/net/lo/speed'],
    ] as const) {
      rmSync(path.join(place, file))
      symlinkSync(target, path.join(place, file))
    }
    symlinkSync('nowhere', path.join(path.dirname(place), '9.0.0'))
    await expect(release(site, ['mf-one@1.1.0'])).rejects.toThrow(
      /not what was released:[^]*(?:page-main|remoteEntry)\.js/,
    )
    await release(site, ['mf-two@1.1.0'])
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
    expect([...((await statusOf(site.store))?.waiting['mf-one'] ?? [])].sort()).toEqual(['1.1.0', '1.2.0'])
  })

  it('reads a release once, so that nothing that happens to it later reaches visitors', async () => {
    const site = await openTinySite(freshStore())
    const published = site.releases.folderOf('mf-one', '1.1.0') ?? ''
    const swaps: Check = () => {
      for (const name of listFilesRecursively(published)) writeFileSync(path.join(published, name), 'stolen')
      return Promise.resolve()
    }
    await release(site, ['mf-one@1.1.0'], swaps)
    await verifySiteInFolder(site.store.folder)
    // Nor does a version come back as something else.
    await rollBack(site, passes, 'mf-one')
    const again = release(site, ['mf-one@1.1.0'], passes, true)
    await expect(again).rejects.toThrow(/another release.json than before/)
  })

  it('repairs what is damaged', async () => {
    const site = await openTinySite(freshStore())
    const { folder } = site.store
    const [id = ''] = readdirSync(path.join(folder, 'sites'))
    writeFileSync(path.join(folder, 'sites', id, 'index.html'), 'stolen')
    rmSync(path.join(folder, 'apps', 'mf-two'), { recursive: true })
    expect(await repair(site)).toBe(true)
    await verifySiteInFolder(folder)
    expect(await repair(site)).toBe(false)
  })
})

describe('A way back', () => {
  it('composes and checks nothing, and can be taken again', async () => {
    const site = await openTinySite(freshStore())
    const fails: Check = () => Promise.reject(new Error('There is nothing to check.'))
    await release(site, ['mf-one@1.1.0'])
    await release(site, ['mf-two@1.1.0'])
    const generations = readdirSync(path.join(site.store.folder, 'sites'))
    await rollBack(site, fails)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.0.0' })
    await rollBack(site, fails)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.0.0' })
    await expect(rollBack(site, fails)).rejects.toThrow('nothing to go back to')
    expect(readdirSync(path.join(site.store.folder, 'sites'))).toEqual(generations)
  })

  slowIt('takes one app back and leaves what others have released since', async () => {
    const site = await openTinySite(freshStore())
    await release(site, ['mf-one@1.1.0'])
    await release(site, ['mf-one@1.2.0'])
    await release(site, ['mf-two@1.1.0'])
    await rollBack(site, passes, 'mf-one')
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.1.0' })
    await rollBack(site, passes, 'mf-one')
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
    await expect(rollBack(site, passes, 'mf-one')).rejects.toThrow('is the first version')
  })

  it('is not undone by a pipeline that runs once more, but by who decides it', async () => {
    const site = await openTinySite(freshStore())
    await release(site, ['mf-one@1.1.0'])
    await rollBack(site, passes, 'mf-one')
    await release(site, ['mf-two@1.1.0'])
    const pipeline = release(site, ['mf-one@1.1.0'])
    await expect(pipeline).rejects.toThrow(/until "rollback of mf-one[^]*promote mf-one@1\.1\.0 --again/)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.0.0', 'mf-two': '1.1.0' })
    await release(site, ['mf-one@1.1.0'], passes, true)
    expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.1.0' })
  })

  slowIt('leads to any generation that is kept', async () => {
    const site = await openTinySite(freshStore())
    const first = await newestDeployment(site.store)
    await release(site, ['mf-one@1.1.0'])
    await rollBack(site, passes, first?.generation)
    expect((await newestDeployment(site.store))?.generation).toBe(first?.generation)
    await expect(rollBack(site, passes, 'f'.repeat(32))).rejects.toThrow('is not kept any more')
  })

  it('ends a canary, and does not bring one back', async () => {
    const site = await openTinySite(freshStore())
    const { 'mf-one': canary } = await parseReleases(site, ['mf-one@1.1.0'], '')
    if (!canary) throw new Error('The release is not published.')
    await startCanary(site, passes, { app: 'mf-one', ...canary, percent: 10 })
    await startCanary(site, passes, { app: 'mf-one', ...canary, percent: 20 })
    expect((await newestDeployment(site.store))?.canary).toMatchObject({ version: '1.1.0', percent: 20 })
    await release(site, ['mf-two@1.1.0'])
    expect((await newestDeployment(site.store))?.canary).toMatchObject({ version: '1.1.0', percent: 20 })
    await stopCanary(site, passes)
    await rollBack(site, passes)
    expect(await newestDeployment(site.store)).not.toHaveProperty('canary')
    expect(await versionsOf(site)).toMatchObject({ 'mf-two': '1.0.0' })
  })
})

describe('The record', () => {
  slowIt(
    'is made by the first command that needs it, from what npm start has made live without Git',
    async () => {
      const folder = temporaryFolder()
      const store = { folder, pointer: 'live' }
      const releases = openReleases(store)
      for (const app of ['shell', 'mf-one', 'mf-two', 'mf-three'])
        for (const version of ['1.0.0', '1.1.0']) await publish(releases, tinyBuild(app, version))
      const named = await parseReleases(
        { releases },
        ['shell', 'mf-one', 'mf-two', 'mf-three'].map(app => `${app}@1.0.0`),
        '',
      )
      await deployDirectly(store, { live: named, site: { reports: 100 } }, 'start at http://localhost')
      expect(existsSync(path.join(folder, 'record.git'))).toBe(false)

      const site = await openTinySite(folder)
      await release(site, ['mf-one@1.1.0'])
      expect((await readLog(store)).map(({ what }) => what)).toEqual([
        'promote mf-one@1.1.0',
        'start at http://localhost',
      ])
      // Another start shows the working tree, and the next change goes on from there.
      await deployDirectly(store, { live: named, site: {} }, 'start again')
      await release(site, ['mf-two@1.1.0'])
      expect(await newestDeployment(store)).toMatchObject({
        plan: { pins: { 'mf-one': '1.0.0', 'mf-two': '1.1.0' } },
      })
      expect((await newestDeployment(store))?.plan.reports).toBeUndefined()
      await rollBack(site, passes)
      await rollBack(site, passes)
      expect(await versionsOf(site)).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.0.0' })
    },
  )

  it('asks for a key once it names owners, and says who may', async () => {
    const site = await openTinySite(freshStore())
    const [operator, team] = [makeTestKey(), makeTestKey()]
    await changeSite(site, passes, () =>
      Promise.resolve({
        what: 'owners',
        files: {
          [OWNERS_FILE]: `${formatOwner('operator', operator.publicKey)}\n${formatOwner('team', team.publicKey)}\n`,
          [RIGHTS_FILE]: `* operator\n${liveFile('mf-one')} team\n`,
        },
      }),
    )
    const before = process.env['RELEASE_KEY']
    try {
      await expect(release(site, ['mf-one@1.1.0'])).rejects.toThrow(/has to be signed[^]*RELEASE_KEY/)
      process.env['RELEASE_KEY'] = makeTestKey().file
      await expect(release(site, ['mf-one@1.1.0'])).rejects.toThrow(/none of this record's owners/)
      process.env['RELEASE_KEY'] = team.file
      await expect(release(site, ['mf-two@1.1.0'])).rejects.toThrow(
        /team may not change live\/mf-two\.json of the record; who may: operator/,
      )
      await release(site, ['mf-one@1.1.0'])
      expect((await newestDeployment(site.store))?.by).toMatch(/^team \(/)
    } finally {
      if (before === undefined) delete process.env['RELEASE_KEY']
      else process.env['RELEASE_KEY'] = before
    }
  })

  it('can lie with a host: a team commits and waits, and the deployer answers', async () => {
    const site = await openTinySite(freshStore())
    // The host has the record of the site; the team works in a clone of it.
    const team = {
      ...site,
      record: await openRecord(path.join(temporaryFolder(), 'clone'), 'live', site.record.folder),
    }
    let committed = nextCommit(site.record)
    const good = release(team, ['mf-one@1.1.0'])
    await committed
    await deploy(site, passes)
    expect((await good)?.deployment).toMatchObject({ plan: { pins: { 'mf-one': '1.1.0' } } })
    committed = nextCommit(site.record)
    const bad = release(team, ['mf-two@1.1.0']).catch((error: unknown) => String(error))
    await committed
    await deploy(site, refuses('mf-two@1.1.0'))
    expect(await bad).toMatch(/mf-two@1\.1\.0 breaks a page/)
  })
})

async function commitOnly(site: Awaited<ReturnType<typeof openTinySite>>, name: string): Promise<void> {
  const releases = await parseReleases(site, [name], '')
  await commitChange(site.record, undefined, async () => {
    const { live } = parseWanted((await newestDeployment(site.store))?.record.files ?? {})
    const files = filesOfWanted({ live: withReleases(live, releases), site: {} })
    return { what: `promote ${name}`, files }
  })
}

async function liveWith(site: Awaited<ReturnType<typeof openTinySite>>, app: string, version: string) {
  const wanted = parseWanted((await newestDeployment(site.store))?.record.files ?? {})
  const releases = await parseReleases(site, [`${app}@${version}`], '')
  return { ...wanted, live: { ...wanted.live, ...releases } }
}

it('numbers deployments without gaps', async () => {
  const site = await openTinySite(freshStore())
  await release(site, ['mf-one@1.1.0'])
  expect((await readDeployments(site.store)).map(({ number }) => number)).toEqual([2, 1])
})
