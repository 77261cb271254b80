/** Tests releases that harm others, by mistake or on purpose, on a tiny site. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { slowIt } from '@kutuhal/testing/slow-test.ts'
import { makeLive } from '../fixtures/composed.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { firstPlan, planWith } from '../fixtures/plans.ts'
import type { Plan } from '../store/plan.ts'
import { generationFolder, releaseFolder, type Store } from '../store/store.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { compose } from './compose.ts'
import { composeVerified } from './compose-after.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const store: Store = { folder: mkdtempSync(path.join(tmpdir(), 'saboteurs-')), pointer: 'live' }
const pins = Object.fromEntries(['shell', ...tinyRemotes].map(app => [app, '1.0.0']))
const healthy = firstPlan(pins)
/** Releases must not see this environment variable. */
const SECRET = 'do-not-publish'
let live: string

beforeAll(async () => {
  process.env['SABOTEURS_SECRET'] = SECRET
  for (const app of ['shell', ...tinyRemotes]) await publishToSite(store, tinyBuild(app, '1.0.0'))
  live = await compose(store, healthy)
  await makeLive(store, live)
})

afterAll(() => {
  delete process.env['SABOTEURS_SECRET']
  rmSync(store.folder, { recursive: true })
})

const composeAfter = async (before: string, plan: Plan) =>
  composeVerified(store, before, await ReleasedPlan.of(store, plan))

let versions = 0

/**
 * @param code attack that runs before the code of an otherwise harmless release of mf-two
 * @param load JavaScript expression for the result of the page's `load`
 */
async function sabotage(
  code: string,
  load = `({ status: 'loaded', data: {}, title: 'two', description: '' })`,
) {
  const version = `2.${(versions += 1)}.0`
  const source = `${code}
    exports.remote = { pages: { main: async () => ({ page: { staticParams: async () => [{}], load: async () => ${load} } }) } }`
  await publishToSite(store, tinyBuild('mf-two', version, { 'server/remote.cjs': source }))
  return planWith(healthy, { 'mf-two': version })
}

const pageOf = (generation: string, remote: string) =>
  readFileSync(path.join(generationFolder(store, generation), remote, 'index.html'), 'utf8')

describe('Node code of a release', () => {
  it('rewrites the pages of no other, whatever it patches', async () => {
    const plan = await sabotage(
      `String.prototype.normalize = function () { return this.replace('</title>', 'taken over$&') }`,
    )
    const generation = await compose(store, plan)
    expect(pageOf(generation, 'mf-two')).toContain('taken over')
    for (const remote of ['mf-one', 'mf-three']) {
      expect(pageOf(generation, remote)).toBe(
        pageOf(live, remote)
          .replaceAll(live, generation)
          .replace('mf-two@1.0.0', `mf-two@${plan.pins['mf-two']}`),
      )
    }
  })

  slowIt.each([
    ['one more space', `stringify(value).replace('{', '{ ')`, 'not as the shell writes it'],
    ['other releases', `stringify({ ...value, releases: 'mf-one@6.6.6' })`, 'not as the shell writes it'],
    // The shell's own code fails first.
    ['nothing', `'{}'`, 'Cannot read'],
  ])('is refused itself if its pages say %s where the releases stand', async (_, said, why) => {
    const plan = await sabotage(`
      const { stringify } = JSON
      JSON.stringify = value => value?.releases ? ${said} : stringify(value)`)
    await expect(composeAfter(live, plan)).rejects.toThrow(
      new RegExp(`mf-two of mf-two@${plan.pins['mf-two']} does not compose.*${why}`),
    )
  })

  slowIt.each([
    ['data for the check only', `'<script id="composition">evil()</script>' + this`],
    ['a second place for the page', `this.replace('<title>', '<!-- data-page=""</main> --><title>')`],
    ['a script before the policy', `this.replace('<meta', '<script>evil()</script><meta')`],
  ])('is refused itself if its documents have %s', async (_, html) => {
    const plan = await sabotage(
      `String.prototype.normalize = function () { return ${html} }`,
      `({ status: 'loaded', title: '</title><main><div data-page=""></div></main><title>', description: '' })`,
    )
    await expect(compose(store, plan)).rejects.toThrow('not as the shell writes it')
  })

  it('has no secrets that it could publish', async () => {
    const plan = await sabotage(
      '',
      `({ status: 'loaded', title: JSON.stringify(process.env), description: '' })`,
    )
    expect(pageOf(await compose(store, plan), 'mf-two')).not.toContain(SECRET)
  })

  it('changes no file of another release', async () => {
    const file = path.join(releaseFolder(store, 'mf-one', '1.0.0'), 'remoteEntry.js')
    const before = readFileSync(file, 'utf8')
    const plan = await sabotage(
      '',
      `(await import('node:fs').catch(() => process.getBuiltinModule('fs')))
        .appendFileSync(${JSON.stringify(file)}, 'more')`,
    )
    await expect(compose(store, plan)).rejects.toThrow(/mf-two of mf-two@.* does not compose/)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.each([
    ['process.exit(0)', 'process.exit(0)'],
    ['an end without a word', 'setTimeout(() => { throw new Error("Gone.") }); await new Promise(() => {})'],
    ['an error', 'throw new Error("No.")'],
    [
      'data that is too deep',
      `const deep = '<script type="application/ld+json">{"@graph":[' + '['.repeat(2e4) + ']'.repeat(2e4) + ']}</script>'
      String.prototype.normalize = function () { return this.replace('<script type="application/json" id="scripts">', deep + '$&') }
      return { status: 'loaded', title: 'two', description: '' }`,
    ],
  ])('fails and is named: %s', async (_, body) => {
    const plan = await sabotage('', `(async () => { ${body} })()`)
    await expect(compose(store, plan)).rejects.toThrow(`mf-two@${plan.pins['mf-two']} does not compose`)
  })
})

describe('a release that is live and does not compose any more', () => {
  /** Breaks a live release. @returns a function that mends it */
  function breakLive(app: string): () => void {
    const file = path.join(releaseFolder(store, app, '1.0.0'), 'server/remote.cjs')
    const before = readFileSync(file)
    writeFileSync(file, 'throw new Error("Not today.")')
    return () => writeFileSync(file, before)
  }

  it('keeps its pages as they are when others go live, and is named', async () => {
    await publishToSite(store, tinyBuild('mf-three', '1.1.0'))
    const mend = breakLive('mf-one')
    const plan = planWith(healthy, { 'mf-three': '1.1.0' })
    const { generation, kept } = await composeAfter(live, plan)
    expect(kept).toEqual([
      { release: 'mf-one@1.0.0', why: expect.stringContaining('other content than was built') as string },
    ])
    // Not the pin from when they were composed.
    expect(pageOf(generation, 'mf-one')).toBe(
      pageOf(live, 'mf-one').replaceAll(live, generation).replace('mf-three@1.0.0', 'mf-three@1.1.0'),
    )
    expect(pageOf(generation, 'mf-three')).toContain('mf-three@1.1.0')

    await makeLive(store, generation)
    await publishToSite(store, tinyBuild('mf-three', '1.2.0'))
    const further = await composeAfter(generation, planWith(plan, { 'mf-three': '1.2.0' }))
    expect(pageOf(further.generation, 'mf-one')).toBe(
      pageOf(generation, 'mf-one').replaceAll(generation, further.generation).replace('@1.1.0', '@1.2.0'),
    )
    mend()
    expect((await composeAfter(generation, plan)).kept).toEqual([])
    await makeLive(store, live)
  })

  slowIt('keeps them whole when a new shell goes live, and after that', async () => {
    await publishToSite(store, tinyBuild('shell', '1.1.0'))
    const mend = breakLive('mf-one')
    const plan = planWith(healthy, { shell: '1.1.0' })
    const { generation, kept } = await composeAfter(live, plan)
    expect(kept).toMatchObject([{ release: 'mf-one@1.0.0' }])
    expect(pageOf(generation, 'mf-one')).toBe(pageOf(live, 'mf-one'))
    expect(pageOf(generation, 'mf-two')).toContain('shell@1.1.0')
    await makeLive(store, generation)
    const further = await composeAfter(generation, planWith(plan, { 'mf-three': '1.1.0' }))
    expect(pageOf(further.generation, 'mf-one')).toBe(pageOf(live, 'mf-one'))
    await makeLive(store, live)
    mend()
  })

  it('stops others where its documents are gone, with its own name and what to do', async () => {
    const file = path.join(generationFolder(store, live), 'mf-one/index.html')
    const before = readFileSync(file)
    writeFileSync(file, 'stolen')
    const mend = breakLive('mf-one')
    await expect(composeAfter(live, planWith(healthy, { 'mf-three': '1.2.0' }))).rejects.toThrow(
      /mf-one@1.0.0 does not compose[^]*other content than was built[^]*cannot stay[^]*rollback mf-one/,
    )
    writeFileSync(file, before)
    mend()
  })
})
