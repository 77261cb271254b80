/**
 * Tests attacks that change files in the store during a release: only verified bytes may be signed and
 * served.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSiteWithPendingDocuments } from '../check/pending-documents.ts'
import { compose } from '../compose/compose.ts'
import { openComposableSite } from '../compose/site.ts'
import { as, ownedStore, publishAs, type Team } from '../fixtures/owned-store.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import { deploy, newestDeployment } from '../store/deployments.ts'
import { firstPlan, planWith, type Versions } from '../store/plan.ts'
import { statusOf } from '../store/status.ts'
import { embedFolder, generationFolder, releaseFolder, type Store } from '../store/store.ts'
import { computeSha384Hex } from '../store/trust/signed-deployment.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { composeDeploymentChange } from './change-live.ts'
import { rollBack } from './rollback.ts'

const pins = { shell: '1.0.0', 'mf-one': '1.0.0', 'mf-two': '1.0.0', 'mf-three': '1.0.0' }
const moment = { generation: 'aaaaaaaaaaaa', year: 2026 }
let store: Store

/**
 * Folder of the store's backup. Tests copy the backup to the store's old path, since the path is the store's
 * identity.
 */
const kept = () => `${store.folder}-kept`
const copied = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })

beforeAll(async () => {
  store = await ownedStore()
  for (const app of Object.keys(pins)) {
    const team = app === 'mf-one' ? 'team-one' : app === 'mf-two' ? 'team-two' : 'shell-team'
    await publishAs(store, team, tinyBuild(app, '1.0.0'))
  }
  await publishAs(store, 'team-one', tinyBuild('mf-one', '1.1.0', { 'embed/robot.js': '"robot"' }))
  await release('shell-team', pins)
  copied(store.folder, kept())
})
beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
  rmSync(store.folder, { recursive: true })
  copied(kept(), store.folder)
  // For a computer that has seen what came later, the restored store would lack it.
  process.env['SEEN_DEPLOYMENTS'] = mkdtempSync(path.join(store.folder, 'seen-'))
})
afterAll(() => {
  for (const folder of [store.folder, kept()]) rmSync(folder, { recursive: true })
})

/**
 * Releases versions with a team's key.
 * @param swap function that changes files in the store after composing and before signing, as an attacker
 *   would during the check
 */
function release(team: Team, versions: Versions, swap: (generation: string) => void = () => undefined) {
  return as(store, team, () =>
    deploy(store, async newest => {
      const plan = newest ? planWith(newest.plan, versions) : firstPlan(versions)
      const change = await composeDeploymentChange(store, newest, await VerifiedPlan.of(store, plan), {
        what: 'promote',
      })
      if (change) swap(change.generation)
      return change
    }),
  )
}

const manifestOf = (app: string, version: string) =>
  path.join(releaseFolder(store, app, version), 'release.json')
const live = () => newestDeployment(store)

it('makes no documents live that are others than were checked', async () => {
  const byHand = (generation: string) =>
    writeFileSync(path.join(generationFolder(store, generation), 'mf-one', 'index.html'), 'By hand')
  await expect(release('team-one', { 'mf-one': '1.1.0' }, byHand)).rejects.toThrow(
    /mf-one\/index.html has other content than was composed[^]*Nothing has changed/,
  )
  expect(await live()).toMatchObject({ number: 1, plan: { pins } })
})

it('signs the release that was composed, though its team brings another of that version meanwhile', async () => {
  await publishAs(store, 'team-one', tinyBuild('mf-one', '1.2.0'))
  const checked = computeSha384Hex(readFileSync(manifestOf('mf-one', '1.2.0')))
  const elsewhere = await ownedStore()
  cpSync(path.join(store.folder, 'team-one.pem'), path.join(elsewhere.folder, 'team-one.pem'))
  cpSync(path.join(store.folder, 'owners.json'), path.join(elsewhere.folder, 'owners.json'))
  await publishAs(elsewhere, 'team-one', tinyBuild('mf-one', '1.2.0', { 'more.js': 'evil()' }))
  await release('team-one', { 'mf-one': '1.2.0' }, () => {
    cpSync(releaseFolder(elsewhere, 'mf-one', '1.2.0'), releaseFolder(store, 'mf-one', '1.2.0'), {
      recursive: true,
    })
  })
  expect((await live())?.releases['mf-one@1.2.0']).toBe(checked)
  expect((await statusOf(store))?.problems.map(({ what }) => what).join()).toMatch(/mf-one@1.2.0/)
  // The attacker's files must not get into the next release either.
  await expect(VerifiedPlan.of(store, { ...firstPlan(pins), pins: { 'mf-one': '1.2.0' } })).rejects.toThrow(
    /not the one that went live/,
  )
  rmSync(elsewhere.folder, { recursive: true })
})

it('vouches for nothing that lies there by the time of a rollback', async () => {
  await release('team-one', { 'mf-one': '1.1.0' })
  const before = (await live())?.releases['mf-two@1.0.0']
  writeFileSync(manifestOf('mf-two', '1.0.0'), '{}')
  await as(store, 'team-one', () => rollBack(store))
  expect((await live())?.releases['mf-two@1.0.0']).toBe(before)
})

it('gives partners nothing that lay there before its release went live', async () => {
  writeFileSync(path.join(embedFolder(store, 'mf-one@1.1.0'), 'robot.js'), 'evil()')
  await expect(release('team-one', { 'mf-one': '1.1.0' })).rejects.toThrow(
    /embed\/mf-one@1.1.0 is not what mf-one@1.1.0 was released with/,
  )
})

it('composes again what is live and was changed by hand', async () => {
  const { generation } = (await live()) ?? { generation: '' }
  const file = path.join(generationFolder(store, generation), 'mf-two', 'index.html')
  const before = readFileSync(file, 'utf8')
  rmSync(file)
  writeFileSync(file, 'By hand')
  await as(store, 'shell-team', () => compose(store, firstPlan(pins)))
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it('is given no plan that nobody has verified, by its type', async () => {
  const alike = { plan: firstPlan(pins), digests: {}, release: () => undefined }
  // @ts-expect-error Only VerifiedPlan.of can make a VerifiedPlan.
  await expect(openComposableSite(store, alike, moment)).rejects.toThrow(/./)
})

describe('the check', () => {
  const opened = async (generation: string) =>
    createSiteWithPendingDocuments(
      await openComposableSite(store, await VerifiedPlan.of(store, firstPlan(pins)), moment),
      store,
      generation,
    )

  it('opens the documents that go live, under its own pins', async () => {
    const { generation } = (await live()) ?? { generation: '' }
    const site = await opened(generation)
    try {
      const [address] = await site.addressesOf({ path: '/mf-two', remote: 'mf-two', page: 'main' })
      const { html } = await site.compose(
        address ?? { path: '', route: { path: '', remote: '', page: '' }, params: {} },
      )
      const bytes = readFileSync(path.join(generationFolder(store, generation), 'mf-two/index.html'), 'utf8')
      expect(html).toBe(bytes.replaceAll(generation, moment.generation))
    } finally {
      site.close()
    }
  })

  it('opens none that was changed since it was composed', async () => {
    const { generation } = (await live()) ?? { generation: '' }
    writeFileSync(path.join(generationFolder(store, generation), '404.html'), 'By hand')
    const site = await opened(generation)
    try {
      await expect(site.notFound()).rejects.toThrow(/404.html in .* is not what was composed/)
    } finally {
      site.close()
    }
  })
})
