/**
 * Tests attackers with write access to a store (W), a key for one app (K), or both. The table of attacks in
 * shared/docs/reference/trust.md refers to these tests. Some attacks are from
 * https://theupdateframework.github.io/specification/latest/.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../compose/compose.ts'
import { openPassedCheckStore } from '../check/passed-checks.ts'
import {
  createAttackedFolderStore,
  createAttackedBucketStore,
  getKeyStoreLocation,
  type AttackedStore,
} from '../fixtures/attacked-store.ts'
import { as, changeKey, publishAs, type Team } from '../fixtures/owned-store.ts'
import { tinyBuild } from '../fixtures/tiny-release.ts'
import type { Deployment } from '../store/deployment/deployment.ts'
import { deploy, newestDeployment } from '../store/deployments.ts'
import { digestOfDocuments, writeDocumentHashes, recordLocalComposition } from '../store/document-hashes.ts'
import { createTestObjectStore } from '../store/objects/fixtures/test-objects.ts'
import { planWith } from '../store/plan.ts'
import { recomposeLiveDeployment } from '../pipeline/recompose.ts'
import { statusOf } from '../store/status.ts'
import { generationFolder, type Store } from '../store/store.ts'
import { readVerifiedStoreState } from '../store/trust/view.ts'
import { loadTrust } from '../store/trust/first-use.ts'
import { DEPLOYMENT_SIGNATURE_FILE_NAME, signDeployment } from '../store/trust/signed-deployment.ts'
import { VerifiedPlan } from '../store/trust/view.ts'
import { createFolderExclusive } from '../store/files/write-whole.ts'
import { composeDeploymentChange } from '../pipeline/change-live.ts'
import { changeOwners, changeRights } from '../pipeline/change-owners.ts'
import { run as canary } from './verbs/canary.ts'
import { run as gc } from './verbs/gc.ts'
import { promote } from './verbs/promote.ts'
import { run as rollback } from './verbs/rollback.ts'

const UNCHECKED = 'no browser in this test'
const objects = createTestObjectStore()

describe.each([
  ['a folder', createAttackedFolderStore],
  ['an object store', () => createAttackedBucketStore(objects)],
])('%s', (_, attacked) => {
  let site: AttackedStore
  const by = <Result>(team: Team, task: (store: Store) => Promise<Result>) =>
    as(site.keys, team, async () => task(await site.open()))
  const published = (team: Team, dist: string) =>
    as(site.keys, team, async () =>
      publishAs({ ...(await site.open()), ...getKeyStoreLocation(site) }, team, dist),
    )
  const promoted = (team: Team, names: readonly string[], options: { gateway?: string } = {}) =>
    by(team, store => promote({ store, names, options: { unchecked: UNCHECKED, ...options } }))
  const problems = async () =>
    ((await statusOf(await site.open()))?.problems ?? []).map(({ what }) => what).join('\n')
  const live = async () => (await newestDeployment(await site.open()))?.plan
  const GATEWAY = 'https://right.example/main/gemini'

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockReturnValue()
    site = await attacked()
    for (const [team, app] of [
      ['shell-team', 'shell'],
      ['team-one', 'mf-one'],
      ['team-two', 'mf-two'],
      ['shell-team', 'mf-three'],
    ] as const)
      await published(team, tinyBuild(app, '1.0.0'))
    await published('team-one', tinyBuild('mf-one', '1.1.0'))
    await promoted('shell-team', ['shell@1.0.0', 'mf-one@1.0.0', 'mf-two@1.0.0', 'mf-three@1.0.0'], {
      gateway: GATEWAY,
    })
  })
  afterEach(() => rmSync(site.keys.folder, { recursive: true, force: true }))

  const first = 'deployments/live/1'
  const edit = (folder: string, by: (text: string) => string) => {
    const file = path.join(folder, 'deployment.json')
    writeFileSync(file, by(readFileSync(file, 'utf8')))
  }

  it.each<[string, () => Promise<void>]>([
    [
      'arbitrary deployment: nobody has signed it',
      () =>
        site.plant(
          'deployments/live/2',
          folder => {
            edit(folder, text =>
              text.replace('"number": 1', '"number": 2').replace(GATEWAY, 'https://evil.example/main/gemini'),
            )
          },
          first,
        ),
    ],
    [
      'rollback: an older one comes again under a new number',
      () => site.plant('deployments/live/2', () => undefined, first),
    ],
    [
      'fast-forward: a number far ahead',
      () =>
        site.plant(
          'deployments/live/999999999',
          folder => {
            edit(folder, text => text)
          },
          first,
        ),
    ],
    [
      'nonsense: an empty object in its place',
      () =>
        site.plant('deployments/live/2', folder => {
          writeFileSync(path.join(folder, 'deployment.json'), '{}')
        }),
    ],
    [
      'endless data: a deployment of 3 MB',
      () =>
        site.plant(
          'deployments/live/2',
          folder => {
            edit(folder, text => text.padEnd(3_000_000))
          },
          first,
        ),
    ],
  ])('builds on none of these, and tells of it: %s', async (_name, attack) => {
    await attack()
    await promoted('team-one', ['mf-one@1.1.0'])
    expect(await live()).toMatchObject({
      gatewayUrl: GATEWAY,
      pins: { 'mf-one': '1.1.0', 'mf-two': '1.0.0' },
    })
    const { skipped = [] } = (await statusOf(await site.open())) ?? {}
    expect(`${await problems()} ${skipped.join()}`).toMatch(/Deployment \d+ does not count|deployment.json/)
  })

  it('tells when the newest deployment was taken away', async () => {
    await promoted('team-one', ['mf-one@1.1.0'])
    await site.remove('deployments/live/2')
    expect(await problems().catch(String)).toMatch(/has seen deployment 2|lacks what is live/)
  })

  it('wrong target: a deployment of another site does not count', async () => {
    await site.plant('deployments/other/1', () => undefined, first)
    const store = { ...(await site.open()), pointer: 'other' }
    expect(await newestDeployment(store)).toBeUndefined()
    expect((await statusOf(store))?.problems[0]?.what).toMatch(/Deployment 1 does not count/)
  })

  it('mix and match: no server code runs that its team has not signed', async () => {
    await published('shell-team', tinyBuild('shell', '1.1.0'))
    await site.plant(
      'apps/mf-two/1.0.0',
      folder => {
        writeFileSync(path.join(folder, 'server', 'remote.cjs'), `exports.remote = {}`)
      },
      'apps/mf-two/1.0.0',
    )
    await expect(promoted('shell-team', ['shell@1.1.0'])).rejects.toThrow(
      /server\/remote.cjs has other content/,
    )
  })

  it('a generation under an id that is known beforehand is composed, not believed', async () => {
    const id = await by('team-one', async store => {
      const alone = { folder: mkdtempSync(path.join(tmpdir(), 'guess-')), pointer: 'live' }
      cpSync(store.folder, alone.folder, { recursive: true, verbatimSymlinks: true })
      const plan = await live()
      if (!plan) throw new Error('Nothing is live.')
      return compose(alone, planWith(plan, { 'mf-one': '1.1.0' }))
    })
    await site.plant(`sites/${id}`, async folder => {
      for (const name of ['index.html', '404.html', 'plan.json'])
        writeFileSync(
          path.join(folder, name),
          name === 'plan.json' ? JSON.stringify(await live()) : 'Planted',
        )
      await writeDocumentHashes(folder)
    })
    const said = await promoted('team-one', ['mf-one@1.1.0']).catch(String)
    const store = await site.open()
    const generation = (await newestDeployment(store))?.generation ?? ''
    expect(readFileSync(path.join(generationFolder(store, generation), 'index.html'), 'utf8')).not.toContain(
      'Planted',
    )
    expect(said).toMatch(/^Live|is not what its releases compose/)
  })

  it('one key vouches for no more than its app: canaries, documents, options of the site', async () => {
    await published('team-two', tinyBuild('mf-two', '1.1.0'))
    await published('shell-team', tinyBuild('shell', '1.1.0'))
    await by('team-two', async store => {
      const newest = await newestDeployment(store)
      if (!newest) throw new Error('Nothing is live.')
      const other = await compose(store, planWith(newest.plan, { 'mf-two': '1.1.0', shell: '1.1.0' }))
      const canary = { app: 'mf-two', version: '1.1.0', percent: 99, generation: other }
      const change = { what: 'canary', generation: newest.generation, canary }
      await expect(deploy(store, () => Promise.resolve(change))).rejects.toThrow(/Nothing has changed/)
      const own = await compose(store, planWith(newest.plan, { 'mf-two': '1.1.0' }))
      const folder = generationFolder(store, own)
      writeFileSync(path.join(folder, 'index.html'), 'By hand')
      await writeDocumentHashes(folder)
      const byHand = { what: 'promote', generation: own }
      await expect(deploy(store, () => Promise.resolve(byHand))).rejects.toThrow(/is not what was composed/)
    })
    await promoted('shell-team', ['shell@1.0.0'], { gateway: 'https://new.example/main/gemini' })
    await expect(by('team-two', store => rollback({ store, names: [], options: {} }))).rejects.toThrow(
      /Only shell-team/,
    )
    await expect(by('team-two', store => gc({ store, names: [], options: { keep: '1' } }))).rejects.toThrow(
      /Only shell-team/,
    )
  })

  it('a key that is revoked makes nothing live any more, and what is live stays', async () => {
    await by('shell-team', async store => {
      await changeKey({ ...store, ...getKeyStoreLocation(site) }, 'team-one', { revoked: 'stolen' })
    })
    await expect(promoted('team-one', ['mf-one@1.1.0'])).rejects.toThrow(/revoked/)
    expect(await live()).toMatchObject({ pins: { 'mf-one': '1.0.0' } })
  })

  it('documents by hand, signed with an own client, are told, and gone with another team’s release', async () => {
    await published('team-two', tinyBuild('mf-two', '1.1.0'))
    await by('team-two', async store => {
      const newest = await newestDeployment(store)
      if (!newest) throw new Error('Nothing is live.')
      const plan = planWith(newest.plan, { 'mf-two': '1.1.0' })
      const scratch = {
        ...getKeyStoreLocation(site),
        folder: mkdtempSync(path.join(tmpdir(), 'own-client-')),
        pointer: 'live',
      }
      cpSync(store.folder, scratch.folder, { recursive: true, verbatimSymlinks: true })
      const own = await compose(scratch, plan)
      const made = generationFolder(scratch, own)
      const page = path.join(made, 'mf-three', 'index.html')
      writeFileSync(page, readFileSync(page, 'utf8').replace('<title>mf-three', '<title>By hand'))
      await writeDocumentHashes(made)
      await createFolderExclusive(store, generationFolder(store, own), folder =>
        cp(made, folder, { recursive: true }),
      )
      const { digests: releases } = await VerifiedPlan.of(store, plan)
      recordLocalComposition(generationFolder(store, own), {
        digest: (await digestOfDocuments(made)) ?? '',
        releases,
      })
      await deploy(store, () => Promise.resolve({ what: 'promote', generation: own }))
    })
    const { problems: found } = await recomposeLiveDeployment(await site.open())
    expect(found.map(({ what }) => what).join()).toMatch(/is not what its releases compose to, and team-two/)
    await promoted('team-one', ['mf-one@1.1.0'])
    const store = await site.open()
    const folder = generationFolder(store, (await newestDeployment(store))?.generation ?? '')
    expect(readFileSync(path.join(folder, 'mf-three', 'index.html'), 'utf8')).toContain(
      '<title>mf-three@1.0.0',
    )
  })

  it('a record of a check counts by its signature, not by being there', async () => {
    const store = await site.open()
    await as(site.keys, 'stranger', () =>
      openPassedCheckStore(store).add('mf-one@1.1.0', 'all', ['everything']),
    )
    expect(
      await as(site.keys, 'team-one', () => openPassedCheckStore(store).has('mf-one@1.1.0', 'all')),
    ).toBe(false)
    await as(site.keys, 'team-one', () =>
      openPassedCheckStore(store).add('mf-one@1.1.0', 'all', ['everything']),
    )
    expect(
      await as(site.keys, 'shell-team', () => openPassedCheckStore(store).has('mf-one@1.1.0', 'all')),
    ).toBe(true)
  })

  it('endless data, and links out of its folder: a release like that harms its own team', async () => {
    await site.plant('apps/mf-two/6.6.6', folder => {
      writeFileSync(path.join(folder, 'release.json'), '{}'.padEnd(21_000_000))
    })
    const fill = (folder: string) => {
      symlinkSync(process.execPath, path.join(folder, 'server', 'more.cjs'))
    }
    await site.plant('apps/mf-two/6.6.7', fill, 'apps/mf-two/1.0.0')
    await promoted('team-one', ['mf-one@1.1.0'])
    for (const version of ['6.6.6', '6.6.7'])
      await expect(promoted('team-two', [`mf-two@${version}`])).rejects.toThrow(/mf-two/)
  })

  it('wrong target: a release cannot take the name of another team’s container', async () => {
    const dist = tinyBuild('mf-two', '6.6.6')
    const file = path.join(dist, 'release.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('mf_two_6_6_6', 'mf_one_1_1_0'))
    await expect(published('team-two', dist)).rejects.toThrow(/it has to be mf_two_6_6_6/)
  })

  it('key compromise: where only a pipeline composes, a team’s key makes nothing new live', async () => {
    await by('shell-team', store =>
      changeOwners(store, owners => changeRights(owners, true, 'shell-team', 'compose')),
    )
    await expect(promoted('team-one', ['mf-one@1.1.0'])).rejects.toThrow(/Only shell-team may make live what/)
    await promoted('shell-team', ['mf-one@1.1.0'])
    expect(await problems()).toBe('')
  })

  it('what partners load is signed with the deployment', async () => {
    await published('team-one', tinyBuild('mf-one', '1.2.0', { 'embed/robot.js': '"robot"' }))
    await promoted('team-one', ['mf-one@1.2.0'])
    const name = 'embed/mf-one@1.2.0'
    const fill = (folder: string) => {
      writeFileSync(path.join(folder, 'robot.js'), 'alert(1)')
    }
    await site.plant(name, fill, name)
    expect(await problems()).toMatch(/mf-one@1.2.0 has other files than went live/)
  })

  it('freeze: status says since when what is live is live, by what is signed', async () => {
    const since = (await newestDeployment(await site.open()))?.since
    expect(since).toBeDefined()
    expect(await statusOf(await site.open())).toMatchObject({ since })
  })

  it('a store that is in use and has lost its owners trusts nobody’s key', async () => {
    await site.removeOwners()
    const names = ['shell@1.0.0', 'mf-one@1.0.0', 'mf-two@1.0.0', 'mf-three@1.0.0']
    await expect(promoted('stranger', names)).rejects.toThrow(/no owners any more/)
  })

  it('one team’s nonsense stops nobody else', async () => {
    await site.plant('apps/mf-two/6.6.6', folder => {
      writeFileSync(path.join(folder, 'release.json'), '{')
    })
    await promoted('team-one', ['mf-one@1.1.0'])
    await expect(promoted('team-two', ['mf-two@6.6.6'])).rejects.toThrow(/no form that a build writes/)
    expect(existsSync(path.join((await site.open()).folder, 'apps/mf-two/6.6.6'))).toBe(true)
  })

  /** Makes a changed deployment and signs it with the team's key, as a modified client could do. */
  async function forged(team: Team, change: (head: Deployment) => object, number = 2): Promise<void> {
    await by(team, async store => {
      const { head, headDigest: digest } = await readVerifiedStoreState(store)
      if (!head) throw new Error('Nothing is live.')
      const { key, unchecked, ...words } = head
      expect([key, unchecked]).toEqual(['shell-team', UNCHECKED])
      const previous = head.number
      const after = { number: head.number, digest }
      const next = { ...words, number, after, previous, since: new Date().toISOString(), ...change(head) }
      const text = JSON.stringify(next)
      const { actor } = await loadTrust(store)
      await site.plant(`deployments/live/${number}`, folder => {
        writeFileSync(path.join(folder, 'deployment.json'), text)
        writeFileSync(
          path.join(folder, DEPLOYMENT_SIGNATURE_FILE_NAME),
          signDeployment(store, number, text, actor.key),
        )
      })
    })
  }

  it.each<[string, (head: Deployment) => object, RegExp]>([
    [
      'other code under the name of a live release',
      ({ releases }) => ({ releases: { ...releases, 'mf-one@1.0.0': 'a' } }),
      /another mf-one@1.0.0 than was live/,
    ],
    [
      'a release of another team that is to come',
      ({ releases }) => ({ releases: { ...releases, 'mf-one@6.6.6': 'a' } }),
      /vouches for mf-one@6.6.6/,
    ],
    [
      'a release that nobody who may publish has signed',
      ({ plan, releases }) => ({
        plan: planWith(plan, { 'mf-one': '6.6.6' }),
        releases: { ...releases, 'mf-one@6.6.6': 'a' },
      }),
      /nobody who may publish mf-one@6.6.6/,
    ],
    ['no hashes of releases, so that nobody compares them', () => ({ releases: {} }), /does not say by hash/],
    [
      'documents of a generation to come',
      ({ documents }) => ({ documents: { ...documents, cccccccccccc: 'a' } }),
      /vouches for cccccccccccc/,
    ],
    [
      'other documents of what is live',
      ({ generation }) => ({ documents: { [generation]: 'a' } }),
      /than was live before/,
    ],
    [
      'another team’s address for partners',
      () => ({ embeds: { 'mf-one@v1': 'mf-two@1.0.0' }, embedded: { 'mf-two@1.0.0': 'a' } }),
      /Only shell-team may change what concerns the whole site/,
    ],
    [
      'what was never released, for partners',
      () => ({ embeds: { 'mf-two@v1': 'mf-two@1.9.9' }, embedded: { 'mf-two@1.9.9': 'a' } }),
      /gives partners mf-two@1.9.9/,
    ],
    [
      'what another team’s pages fall back to',
      ({ plan, releases }) => ({
        plan: { ...plan, previous: { 'mf-one': '1.1.0' } },
        releases: { ...releases, 'mf-one@1.1.0': 'a' },
        isRollback: true,
        generation: 'cccccccccccc',
        documents: { cccccccccccc: 'a' },
      }),
      /mf-one/,
    ],
    [
      'another team’s live release as its own fallback, said to be a rollback',
      ({ plan }) => ({
        plan: { ...plan, previous: { 'mf-one': '1.0.0' } },
        isRollback: true,
        generation: 'cccccccccccc',
        documents: { cccccccccccc: 'a' },
      }),
      /Only shell-team, team-one|Only team-one/,
    ],
    [
      'another gateway',
      ({ plan }) => ({
        plan: { ...plan, gatewayUrl: 'https://evil.example/main/gemini' },
        generation: 'cccccccccccc',
        documents: { cccccccccccc: 'a' },
      }),
      /Only shell-team may change what concerns the whole site/,
    ],
    [
      'another plan for documents that are live',
      ({ plan }) => ({ plan: { ...plan, reports: 100 } }),
      /was live with another plan/,
    ],
    [
      'a canary of another team',
      ({ generation, documents, releases }) => ({
        canary: { app: 'mf-one', version: '1.0.0', percent: 99, generation },
        releases,
        documents,
      }),
      /Only .*team-one/,
    ],
    ['no way back', () => ({ previous: undefined }), /a rollback from it would lead to/],
    ['another way back', () => ({ previous: 7 }), /a rollback from it would lead to deployment 7/],
    ['a number of its own', () => ({ after: { number: 1, digest: 'a' } }), /follows deployment 1, which/],
    ['another store', () => ({ store: 'file:///staging' }), /made for another store/],
    [
      'an app whose name every object has as a property',
      ({ plan }) => ({ plan: { ...plan, pins: { ...plan.pins, constructor: '1.0.0' } } }),
      /has (another form|a form that cannot be read)/,
    ],
  ])('a key for one app cannot sign, by an own client: %s', async (_, change, why) => {
    await forged('team-two', change)
    const { head, ignored } = await readVerifiedStoreState(await site.open())
    expect(head?.number).toBe(1)
    const { skipped = [] } = (await statusOf(await site.open())) ?? {}
    expect(`${ignored.map(each => each.why).join()} ${skipped.join()}`).toMatch(why)
    await promoted('team-one', ['mf-one@1.1.0'])
    expect(await live()).toMatchObject({ gatewayUrl: GATEWAY, previous: { 'mf-one': '1.0.0' } })
    expect((await newestDeployment(await site.open()))?.embeds).toEqual({})
  })

  it('a key without a right to any app makes nothing live, not even what changes nothing', async () => {
    await by('shell-team', async store => {
      for (const right of ['promote', 'rollback'])
        await changeOwners(store, owners => changeRights(owners, false, 'team-two', right, 'mf-two'))
    })
    await forged('team-two', () => ({}))
    expect((await newestDeployment(await site.open()))?.key).toBe('shell-team')
    expect(await problems()).toMatch(/Only shell-team, team-one may release where no app changes/)
  })

  it('a key for one app takes no number far ahead of the others', async () => {
    await forged('team-two', () => ({}), 900_000_000)
    expect((await newestDeployment(await site.open()))?.number).toBe(1)
    await promoted('team-one', ['mf-one@1.1.0'])
    expect((await newestDeployment(await site.open()))?.number).toBeLessThan(10)
  })

  it('a key that may promote and not publish makes live what publishers have signed', async () => {
    await published('team-two', tinyBuild('mf-two', '1.1.0', { 'embed/robot.js': '"robot"' }))
    await by('shell-team', store =>
      changeOwners(store, owners => changeRights(owners, true, 'team-one', 'promote', 'mf-two')),
    )
    await promoted('team-one', ['mf-two@1.1.0'])
    await promoted('team-one', ['mf-one@1.1.0'])
    // The evidence outlives the release's own signature.
    await site.plant(
      'apps/mf-two/1.1.0',
      folder => {
        rmSync(path.join(folder, 'release.intoto.jsonl'), { force: true })
      },
      'apps/mf-two/1.1.0',
    )
    expect(await live()).toMatchObject({ pins: { 'mf-two': '1.1.0', 'mf-one': '1.1.0' } })
    expect(await problems()).not.toMatch(/does not count: /)
  })

  it('what teams release and take back in turns, each with a key for its app, all counts', async () => {
    await published('team-two', tinyBuild('mf-two', '1.1.0'))
    await by('shell-team', store =>
      changeOwners(store, owners => changeRights(owners, true, 'team-two', 'unchecked')),
    )
    const tried = (team: Team, ...names: readonly string[]) =>
      by(team, store => rollback({ store, names, options: {} }))
    const widened = (percent: string) =>
      by('team-two', store =>
        canary({ store, names: ['mf-two@1.1.0'], options: { percent, unchecked: UNCHECKED } }),
      )
    await widened('10')
    await promoted('team-one', ['mf-one@1.1.0'])
    await widened('50')
    await tried('team-one', 'mf-one')
    await promoted('team-one', ['mf-one@1.1.0'])
    await tried('team-one')
    await promoted('team-one', ['mf-one@1.1.0'])
    await promoted('team-two', ['mf-two@1.1.0'])
    await tried('team-two')
    const { head, ignored } = await readVerifiedStoreState(await site.open())
    expect([head?.number, head?.canary, ignored]).toEqual([10, undefined, []])
    expect(head?.plan.pins).toMatchObject({ 'mf-one': '1.1.0', 'mf-two': '1.0.0' })
  })

  it('a team that damages what its own pages fall back to stops no other team', async () => {
    await published('team-two', tinyBuild('mf-two', '1.1.0'))
    await promoted('shell-team', ['mf-two@1.1.0'])
    await site.plant(
      'apps/mf-two/1.0.0',
      folder => {
        writeFileSync(path.join(folder, 'release.json'), '{}')
      },
      'apps/mf-two/1.0.0',
    )
    await promoted('team-one', ['mf-one@1.1.0'])
    expect(await live()).toMatchObject({ pins: { 'mf-one': '1.1.0' }, previous: { 'mf-two': '1.0.0' } })
    const { skipped = [] } = (await statusOf(await site.open())) ?? {}
    expect(`${await problems()} ${skipped.join()}`).toMatch(/mf-two.1.0.0/)
  })

  it('ids: 128 bits of what goes in, and the hash of what comes out counts', async () => {
    const store = await site.open()
    const newest = await newestDeployment(store)
    expect(newest?.generation).toMatch(/^[0-9a-f]{32}$/)
    expect(newest?.documents[newest.generation]).toMatch(/^[\w+/]{64}$/)
    await site.plant(
      `sites/${newest?.generation}`,
      folder => {
        writeFileSync(path.join(folder, 'index.html'), 'Another one of that id')
      },
      `sites/${newest?.generation}`,
    )
    expect(await problems()).toMatch(/index.html has other content than was composed/)
  })

  it('server code of one app ends no other app’s canary, and is blamed itself', async () => {
    const spiteful = `const { stringify } = JSON
        JSON.stringify = value => {
          if (value?.releases?.includes('mf-one@1.1.0')) throw new Error('No.')
          return stringify(value)
        }
        exports.remote = { pages: { main: async () => ({ page: {
          staticParams: async () => [{}],
          load: async () => ({ status: 'loaded', data: {}, title: 'two', description: '' }),
        } }) } }`
    await published('team-two', tinyBuild('mf-two', '1.1.0', { 'server/remote.cjs': spiteful }))
    await by('team-one', store =>
      canary({ store, names: ['mf-one@1.1.0'], options: { percent: '10', unchecked: UNCHECKED } }),
    )
    await expect(promoted('shell-team', ['mf-two@1.1.0'])).rejects.toThrow(/mf-two@1.1.0 does not compose/)
    expect((await newestDeployment(await site.open()))?.canary).toMatchObject({
      app: 'mf-one',
      percent: 10,
    })
  })

  it('server code reaches no socket of the computer, by whatever way', async () => {
    let calls = 0
    const socket = path.join(mkdtempSync(path.join(tmpdir(), 'socket-')), 's')
    const server = createServer(connection => {
      calls += 1
      connection.end()
    })
    await new Promise<void>(resolve => server.listen(socket, resolve))
    const reach = `const ways = [
          () => process.getBuiltinModule('node:net'), () => process.binding('pipe_wrap'),
          () => process.constructor.constructor('return process')().mainModule.require('net'), () => require('net'),
        ]
        for (const way of ways) try { way().connect(${JSON.stringify(socket)}) } catch {}
        try { require('child_process').spawnSync('unshare', ['-r', 'nc', '-U', ${JSON.stringify(socket)}]) } catch {}
        exports.remote = { pages: { main: async () => ({ page: {
          staticParams: async () => [{}],
          load: async () => ({ status: 'loaded', data: {}, title: 'two', description: '' }),
        } }) } }`
    await published('team-two', tinyBuild('mf-two', '1.1.0', { 'server/remote.cjs': reach }))
    await promoted('shell-team', ['mf-two@1.1.0']).catch(() => undefined)
    expect(calls).toBe(0)
    server.close()
  })

  it('other bytes or types for browsers are told', async () => {
    await site.serve('apps/mf-one/1.0.0/remoteEntry.js', 'evil()')
    expect(await problems()).toMatch(/remoteEntry.js has (other content|6 bytes)/)
  })

  it('key compromise: a key that is revoked while it releases makes nothing live', async () => {
    await expect(
      by('team-one', store =>
        deploy(store, async newest => {
          if (!newest) throw new Error('Nothing is live.')
          const plan = await VerifiedPlan.of(store, planWith(newest.plan, { 'mf-one': '1.1.0' }))
          const change = await composeDeploymentChange(store, newest, plan, { what: 'promote' })
          await by('shell-team', other =>
            changeOwners(other, owners => ({
              ...owners,
              keys: {
                ...owners.keys,
                'team-one': { publicKey: '', ...owners.keys['team-one'], revoked: 'stolen' },
              },
            })),
          )
          process.env['RELEASE_KEY'] = path.join(site.keys.folder, 'team-one.pem')
          return change
        }),
      ),
    ).rejects.toThrow(/revoked/)
    expect(await live()).toMatchObject({ pins: { 'mf-one': '1.0.0' } })
  })
})
