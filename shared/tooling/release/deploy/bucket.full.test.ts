/** A site in a bucket, with its record at a Git host: teams, a deployer, and another one after it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readObjectStoreUrl } from '../commands/operating/edge-options.ts'
import { describeWithEdge, onObjects, startTestNginx } from '../serve/nginx/fixtures/test-nginx.ts'
import { createObjectStoreKind } from '../fixtures/store-kinds.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { passes, release } from '../fixtures/tiny-site.ts'
import { verifySiteInObjectStore } from '../fixtures/verify-bucket-site.ts'
import { nextCommit, nextPreview, temporaryFolder, testRecord } from '../record/fixtures/test-record.ts'
import { openRecord, type Record } from '../record/record.ts'
import { publish } from '../releases/publish.ts'
import { openReleases } from '../releases/release-source.ts'
import { followBucket, newestDeployment } from '../store/deployments.ts'
import { createTestObjectStore } from '../store/objects/fixtures/test-objects.ts'
import { deploy } from './deploy.ts'
import { parseReleases } from './parse-releases.ts'
import { findRemovable, removeAll } from './clean-up.ts'
import type { Check } from './prepare.ts'
import { deployPreviews, sharePreview } from './previews.ts'
import { repair } from './repair.ts'
import { rollBack } from './rollback.ts'
import type { Site } from './site.ts'
import { statusOf } from './status.ts'

const objects = createTestObjectStore()
const apps = ['shell', ...tinyRemotes]

afterAll(() => delete process.env['STORE_COPY'])

async function onAComputer(bucket: ReturnType<typeof bucketOf>, host: Record): Promise<Site> {
  const store = await bucket.onAComputer()
  const record = await openRecord(path.join(temporaryFolder(), 'clone'), 'live', host.folder)
  return { store, releases: openReleases(store), record }
}

const bucketOf = () => createObjectStoreKind(objects).empty()

/** Lets two days go by in the object store. */
function makeOld(place: string): void {
  const { server } = objects()
  for (const [name, object] of server?.objects ?? [])
    if (`s3://${name}`.startsWith(place))
      server?.objects.set(name, {
        ...object,
        writtenAt: new Date(object.writtenAt.getTime() - 2 * 24 * 60 * 60 * 1000),
      })
}

/** Runs a command of a team, and the deployer as soon as the team has committed. */
async function deployed<Result>(
  deployer: Site,
  host: Record,
  command: () => Promise<Result>,
  check = passes,
): Promise<Result> {
  const committed = nextCommit(host)
  const ended = command()
  await Promise.race([committed, ended])
  await deploy(deployer, check)
  return ended
}

it('is published by teams, deployed by one process, and made again by the next', async () => {
  const [bucket, host] = [bucketOf(), await testRecord()]
  const [team, deployer] = [await onAComputer(bucket, host), await onAComputer(bucket, host)]
  for (const app of apps)
    for (const version of ['1.0.0', '1.1.0']) await publish(team.releases, tinyBuild(app, version))
  await expect(publish(team.releases, tinyBuild('mf-one', '1.0.0', { 'more.js': '1' }))).rejects.toThrow(
    'published already',
  )

  const first = apps.map(app => `${app}@1.0.0`)
  await deployed(deployer, host, () => release(team, first))
  expect([...(await verifySiteInObjectStore(bucket.place, deployer.store))].sort()).toEqual([...first].sort())
  await deployed(deployer, host, () => release(team, ['mf-one@1.1.0']))
  expect(await verifySiteInObjectStore(bucket.place, deployer.store)).toContain('mf-one@1.1.0')

  // A preview has its files there too, and is not what visitors get.
  const shared = sharePreview(team, 'larger', await parseReleases(team, ['mf-two@1.1.0'], ''))
  await nextPreview(host, 'larger')
  await deploy(deployer, passes)
  await deployPreviews(deployer)
  const uploaded = await deployer.store.bucket?.client.list(`site/sites/${await shared}/`)
  expect(uploaded?.map(({ name }) => name)).toContain('index.html')
  expect(await verifySiteInObjectStore(bucket.place, deployer.store)).toContain('mf-two@1.0.0')

  // A team sees what is live without a copy of the site.
  const other = await onAComputer(bucket, host)
  await deployed(deployer, host, () => rollBack(other, passes, 'mf-one'))
  expect(await verifySiteInObjectStore(bucket.place, deployer.store)).toContain('mf-one@1.0.0')

  // The deployer's computer is gone. The next one makes all of it again, and goes on from there.
  const next = await onAComputer(bucket, host)
  const live = await newestDeployment(next.store)
  await repair(next)
  expect((await newestDeployment(next.store))?.generation).toBe(live?.generation)
  await deployed(next, host, () => release(team, ['mf-two@1.1.0']))
  expect(await verifySiteInObjectStore(bucket.place, next.store)).toEqual(
    expect.arrayContaining(['mf-one@1.0.0', 'mf-two@1.1.0']),
  )

  // A way back switches to what lies in the bucket, also from a computer that has nothing else.
  const empty = await onAComputer(bucket, host)
  const fails: Check = () => Promise.reject(new Error('There is nothing to check.'))
  const committed = nextCommit(host)
  const back = rollBack(await onAComputer(bucket, host), passes)
  await committed
  await deploy(empty, fails)
  await back
  expect(existsSync(path.join(empty.store.folder, 'sites'))).toBe(false)
  expect(await verifySiteInObjectStore(bucket.place, next.store)).toContain('mf-two@1.0.0')

  // Whoever looks from a computer without copies sees that all is well, and what is not.
  const visitor = await onAComputer(bucket, host)
  expect((await statusOf(visitor.store))?.problems).toEqual([])

  // Somebody writes what browsers load by another way.
  await followBucket(next.store)
  const [changed = ''] = Object.keys((await newestDeployment(next.store))?.documents ?? {})
  await next.store.bucket?.client.put(`site/sites/${changed}/index.html`, 'stolen')
  await next.store.bucket?.client.delete(`site/sites/${changed}/404.html`)
  for (const { store } of [next, visitor])
    expect((await statusOf(store))?.problems).toEqual([
      {
        what: expect.stringMatching(/404\.html is missing[^]*\/index\.html has other content/) as string,
        remedy: expect.any(String) as string,
      },
    ])
  await repair(next)
  await verifySiteInObjectStore(bucket.place, next.store)
})

it('is cleaned up: what no deployment needs goes, with its objects and releases', async () => {
  const [bucket, host] = [bucketOf(), await testRecord()]
  const site = await onAComputer(bucket, host)
  for (const app of apps)
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(site.releases, tinyBuild(app, version))
  await deployed(site, host, () =>
    release(
      site,
      apps.map(app => `${app}@1.0.0`),
    ),
  )
  for (const version of ['1.1.0', '1.2.0'])
    await deployed(site, host, () => release(site, [`mf-one@${version}`]))

  const listed = async () => (await site.store.bucket?.client.list(''))?.map(({ key }) => key) ?? []
  const before = await listed()
  // Nothing is old yet.
  await removeAll(site.store, await findRemovable(site.store, 1, Date.now()))
  expect(await listed()).toEqual(before)

  makeOld(bucket.place)
  await site.store.bucket?.client.put('site/pointers/other', '{}')
  await publish(site.releases, tinyBuild('mf-three', '1.3.0'))
  // From a computer that has no copies.
  const cleaner = await onAComputer(bucket, host)
  await removeAll(cleaner.store, await findRemovable(cleaner.store, 1, Date.now()))
  const after = await listed()
  const gone = before.filter(key => !after.includes(key))
  const released = (names: readonly string[]) => [
    ...new Set(
      names.flatMap(
        key => /^(releases\/[^/]+\/[^/]+|site\/(?:apps\/[^/]+|sites)\/\w[^/]*)\//.exec(key)?.[1] ?? [],
      ),
    ),
  ]
  expect(gone.filter(key => key.startsWith('site/deployments/'))).toEqual([
    'site/deployments/live/1',
    'site/deployments/live/2',
  ])
  expect(released(gone)).toEqual(expect.arrayContaining(['releases/mf-one/1.0.0', 'site/apps/mf-one/1.0.0']))
  await followBucket(site.store)
  expect(await verifySiteInObjectStore(bucket.place, site.store)).toContain('mf-one@1.2.0')
  expect((await statusOf(cleaner.store))?.problems).toEqual([])
})

it('says of what a deployer elsewhere has refused, or not seen yet, never that it is live', async () => {
  const [bucket, host] = [bucketOf(), await testRecord()]
  const [team, deployer] = [await onAComputer(bucket, host), await onAComputer(bucket, host)]
  for (const app of apps)
    for (const version of ['1.0.0', '1.1.0']) await publish(team.releases, tinyBuild(app, version))
  const first = apps.map(app => `${app}@1.0.0`)
  await deployed(deployer, host, () => release(team, first))
  const refuses: Check = () => Promise.reject(new Error('It breaks a page.'))

  const promote = () => release(team, ['mf-one@1.1.0'])
  await expect(deployed(deployer, host, promote, refuses)).rejects.toThrow('It breaks a page.')
  await expect(deployed(deployer, host, promote, refuses)).rejects.toThrow('It breaks a page.')
  expect((await deployed(deployer, host, promote))?.commit).toHaveLength(40)

  // A command that was stopped has committed, and somebody runs it once more.
  const stands = nextCommit(host)
  const stopped = expect(release(team, ['mf-two@1.1.0'])).rejects.toThrow('It breaks a page.')
  await stands
  const other = await onAComputer(bucket, host)
  const committed = nextCommit(host)
  const again = expect(release(other, ['mf-two@1.1.0'])).rejects.toThrow('It breaks a page.')
  await deploy(deployer, refuses)
  await stopped
  await Promise.race([committed, again])
  await deploy(deployer, refuses)
  await again
})

it('has one winner of two deployers by mistake, and loses nothing', async () => {
  const [bucket, host] = [bucketOf(), await testRecord()]
  const team = await onAComputer(bucket, host)
  for (const app of apps) await publish(team.releases, tinyBuild(app, '1.0.0'))
  const [one, two] = [await onAComputer(bucket, host), await onAComputer(bucket, host)]
  const committed = nextCommit(host)
  const first = apps.map(app => `${app}@1.0.0`)
  const promoted = release(team, first)
  await committed
  await Promise.all([deploy(one, passes), deploy(two, passes)])
  expect((await promoted)?.commit).toHaveLength(40)
  expect((await newestDeployment(one.store))?.number).toBe(1)
  await verifySiteInObjectStore(bucket.place, one.store)
})

describeWithEdge('An edge', () => {
  it('shows what the deployer has made live in the bucket', async () => {
    const [bucket, host] = [bucketOf(), await testRecord()]
    const site = await onAComputer(bucket, host)
    for (const name of [...apps.map(app => `${app}@1.0.0`), 'mf-one@1.1.0']) {
      const [app = '', version = ''] = name.split('@')
      await publish(site.releases, tinyBuild(app, version))
    }
    const first = apps.map(app => `${app}@1.0.0`)
    await deployed(site, host, () => release(site, first))
    const url = readObjectStoreUrl({ ...process.env, STORE: bucket.place })
    const edge = await startTestNginx(onObjects(url, 'live'), {}, { isPatient: true })
    const title = async () => /<title>(\S+)</.exec((await edge.ask('/mf-one')).text)?.[1]
    try {
      expect(await title()).toBe('mf-one@1.0.0')
      await deployed(site, host, () => release(site, ['mf-one@1.1.0']))
      const end = Date.now() + 20_000
      while ((await title()) !== 'mf-one@1.1.0') expect(Date.now()).toBeLessThan(end)
    } finally {
      await edge.close()
    }
  })
})
