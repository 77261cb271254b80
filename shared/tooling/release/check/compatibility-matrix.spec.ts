import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { apps } from '@kutuhal/build/apps.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { rewriteReleaseVersion } from '../../testing/releases/rewrite-release-version.ts'
import { run as promote } from '../commands/verbs/promote.ts'
import { newestDeployment } from '../store/deployments.ts'
import { planWith } from '../fixtures/plans.ts'
import type { Versions } from '../store/plan.ts'
import { resolveLocalStore } from '../store/store-location.ts'
import { readPlan, releaseFolder, type Store } from '../store/store.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { buildReleases } from '../working-tree/build-releases.ts'
import { composeVerified } from '../compose/compose-after.ts'
import { checkApps } from './check-release.ts'
import type { CheckResult } from './finding.ts'
import { packageMarkerTexts } from './files/duplicate-packages.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const built = resolveLocalStore()
let versions: Versions
let store: Store

test.beforeAll(async () => {
  versions = await buildReleases(built, console.log)
  store = { folder: mkdtempSync(path.join(tmpdir(), 'matrix-')), pointer: 'live' }
  await stamp('shell', '0.9.0', () => ({ contract: 0 }))
  for (const app of Object.keys(versions)) await stamp(app, '1.0.0')
  await live(...Object.keys(versions).map(app => `${app}@1.0.0`))
})

test.afterAll(() => rmSync(store.folder, { recursive: true, force: true }))

/**
 * Publishes the working tree's build of an app under another version.
 * @param changed function that returns the fields to replace in the build's release.json
 */
async function stamp(app: string, version: string, changed: Changed = () => ({})): Promise<void> {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'))
  const release = await rewriteReleaseVersion(
    path.join(built.folder, 'releases', app, versions[app] ?? ''),
    version,
    dist,
  )
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify({ ...release, ...changed(release) }))
  await publishToSite(store, dist)
  rmSync(dist, { recursive: true })
}

type Changed = (release: Release) => Partial<Release>

const live = (...names: readonly string[]) => promote({ store, names, options: { unchecked: 'in a test' } })

async function check(app: string, version: string): Promise<CheckResult> {
  const newest = await newestDeployment(store)
  const live = newest?.generation ?? ''
  const plan = await ReleasedPlan.of(store, planWith(await readPlan(store, live), { [app]: version }))
  const { generation } = await composeVerified(store, live, plan)
  const [result] = await checkApps({ store, plan, generation }, [app])
  if (!result) throw new Error('Nothing was checked.')
  return result
}

const findings = ({ parts }: CheckResult) => parts.flatMap(part => part.findings)

for (const app of apps) {
  test(`The site’s own ${app} passes the check`, { tag: '@full' }, async () => {
    test.setTimeout(1_200_000)
    await stamp(app, '1.0.1')
    expect(findings(await check(app, '1.0.1'))).toEqual([])
  })
}

test('A shell of another contract cannot come back, so it does not count', { tag: '@full' }, async () => {
  await stamp('mf-maze', '1.0.2')
  const { parts } = await check('mf-maze', '1.0.2')
  expect(parts.flatMap(part => part.findings)).toEqual([])
  expect(parts.map(({ name }) => name)).toEqual(['alone', 'with shell@1.0.0'])
})

test('A remote is checked against the live shell and the two before it', { tag: '@full' }, async () => {
  for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
    await stamp('shell', version)
    await live(`shell@${version}`)
  }
  await stamp('mf-maze', '1.1.0')
  const { parts } = await check('mf-maze', '1.1.0')
  expect(parts.map(({ name }) => name)).toEqual([
    'alone',
    'with shell@2.2.0',
    'with shell@2.1.0, which a rollback would bring back',
    'with shell@2.0.0, which a rollback would bring back',
  ])
  expect(parts.flatMap(part => part.findings)).toEqual([])
})

test(
  'A shell that a rollback would bring back is named when the remote does not fit it',
  { tag: '@full' },
  async () => {
    await stamp('shell', '2.3.0', ({ provided }) => ({ provided: { ...provided, react: '18.3.1' } }))
    await stamp('shell', '2.4.0')
    for (const version of ['2.3.0', '2.4.0']) await live(`shell@${version}`)
    await stamp('mf-maze', '1.2.0')
    expect(findings(await check('mf-maze', '1.2.0'))).toEqual([
      expect.objectContaining({
        about: 'shared packages',
        shell: 'shell@2.3.0',
        what: 'It wants react ^19.0.0, and the shell brings 18.3.1.',
      }),
      expect.objectContaining({ shell: 'shell@2.3.0', what: expect.stringContaining('react/ ^19.0.0') }),
    ])
  },
)

// Runs only in the full tests, since it is slow: it checks a whole shell four times.
test('A new shell is checked against the last three releases of a remote', { tag: '@full' }, async () => {
  // A release that was never live cannot come back, whatever is wrong with it.
  await stamp('mf-maze', '1.3.0', () => ({ shared: { react: '^17.0.0' } }))
  await stamp('mf-maze', '1.4.0', () => ({ shared: { react: '^18.0.0' } }))
  await stamp('mf-maze', '1.5.0')
  for (const version of ['1.4.0', '1.5.0']) await live(`mf-maze@${version}`)
  await stamp('shell', '3.0.0')
  const { parts } = await check('shell', '3.0.0')
  expect(parts.map(({ name }) => name.replace(/ with.*mf-maze/, 'mf-maze'))).toEqual([
    'alone',
    expect.stringContaining('mf-maze@1.5.0'),
    'with mf-maze@1.4.0, which a rollback would bring back',
    'with mf-maze@1.0.0, which a rollback would bring back',
  ])
  expect(parts.flatMap(part => part.findings)).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(/^It wants react \^18\.0\.0, and the shell brings/),
    }),
  ])
})

test('Every package that the shell shares is known by its own words', () => {
  const folder = releaseFolder(store, 'shell', '1.0.0')
  const code = ['main.js', 'packages.js'].map(file => readFileSync(path.join(folder, file), 'utf8')).join('')
  expect(Object.entries(packageMarkerTexts).filter(([, words]) => !code.includes(words))).toEqual([])
})

test('What would break does not go live, unless somebody insists', async () => {
  await stamp('mf-contact', '1.1.0', () => ({ shared: { react: '^17.0.0' } }))
  const promoted = promote({ store, names: ['mf-contact@1.1.0'], options: {} })
  await expect(promoted).rejects.toThrow(
    /wants react \^17\.0\.0[^]*--unchecked[^]*What is live has not changed/,
  )
  expect((await newestDeployment(store))?.plan.pins['mf-contact']).toBe('1.0.0')
})
