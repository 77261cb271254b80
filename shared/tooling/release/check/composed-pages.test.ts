import { rmSync } from 'node:fs'
import { emptyStore } from '../fixtures/composed.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { firstPlan } from '../fixtures/plans.ts'
import { ReleasedPlan } from '../releases/released-plan.ts'
import { openComposableSite } from '../compose/site.ts'
import { composePages, type ComposedPagesResult } from './composed-pages.ts'
import { publishToSite } from '../fixtures/publish-to-site.ts'

const store = emptyStore()
const brings = (pages: string, panels = '{}') => ({
  'server/remote.cjs': `const page = { staticParams: async () => [{}], load: async () => ({ status: 'missing', title: 'None' }) }
const found = async () => ({ page })
exports.remote = { pages: ${pages}, panels: ${panels} }`,
})

beforeAll(async () => {
  for (const app of ['shell', ...tinyRemotes]) await publishToSite(store, tinyBuild(app, '1.0.0'))
})
afterAll(() => rmSync(store.folder, { recursive: true }))

const isIn = (language: string) => ({
  'server/remote.cjs': `const page = {
  staticParams: async () => [{}, { language: '${language}' }],
  load: async () => ({ status: 'loaded', data: {}, title: undefined, description: '', element: null }),
}
exports.remote = { pages: { main: async () => ({ page }) } }`,
})

let published = 0

/**
 * Publishes a release, and composes its pages on a site with all other apps.
 * @param isNext whether the combination would go live; otherwise a rollback could bring it back
 */
async function composed(
  app: string,
  files: Record<string, string>,
  isNext = true,
  checked = app,
): Promise<ComposedPagesResult> {
  const version = `2.${published++}.0`
  await publishToSite(store, tinyBuild(app, version, files))
  const live = Object.fromEntries(['shell', ...tinyRemotes].map(name => [name, '1.0.0']))
  const plan = await ReleasedPlan.of(store, firstPlan({ ...live, [app]: version }, ''))
  const site = await openComposableSite(store, plan, {
    generation: 'aaaaaaaaaaaa',
    year: 2026,
    expires: '2027-01-01T00:00:00Z',
  })
  return composePages(site, { app: checked, isNext, remotes: [app] }).finally(() => site.close())
}

describe('a release with pages that the shell has no route to', () => {
  it('is told that nobody would see it, and whom to ask for what', async () => {
    const { findings } = await composed('mf-four', brings('{ moon: found }'))
    expect(findings.filter(({ what }) => what.includes('no visitor would see it'))).toEqual([
      expect.objectContaining({
        about: 'pages',
        what: expect.stringContaining('shell@1.0.0 has no route to its page "moon"') as string,
        remedy: expect.stringMatching(
          /\{ path: '\/moon', remote: 'mf-four', page: 'moon' \}.*mf-four@2\.\d\.0/,
        ) as string,
      }),
    ])
  })

  it('may be met by a shell that has no route yet, after a rollback', async () => {
    const { findings } = await composed('mf-five', brings('{ moon: found }'), false)
    expect(findings).toEqual([])
  })

  it('may have a panel only', async () => {
    const { findings } = await composed('mf-six', brings('{ moon: found }', '{ talk: found }'))
    expect(findings).toEqual([])
  })

  it('goes live where another page of it has a route, and says which waits', async () => {
    const { findings, unrouted } = await composed('mf-one', brings('{ main: found, moon: found }'))
    expect(findings.filter(({ what }) => what.includes('route'))).toEqual([])
    expect(unrouted).toEqual(['moon'])
  })
})

it('tells the team of a shell which release it breaks, and how to go on', async () => {
  const load = `load: async () => { throw new Error('no such hook') }`
  const code = `exports.remote = { pages: { main: async () => ({ page: { staticParams: async () => [{}], ${load} } }) } }`
  const { findings } = await composed('mf-two', { 'server/remote.cjs': code }, true, 'shell')
  expect(findings).toContainEqual({
    about: 'pages',
    page: '/mf-two',
    what: expect.stringMatching(
      /^mf-two@2\.\d\.0 does not compose with shell@1\.0\.0: Error: no such hook$/,
    ) as string,
    remedy: expect.stringMatching(
      /team of mf-two[^]*promote shell@1\.0\.0 mf-two@<version>\.[^]*--unchecked[^]*stay as they are live/,
    ) as string,
  })
})

describe('the first translation of a page', () => {
  it('has the address of its language, and needs no release of the shell', async () => {
    const { pages, findings } = await composed('mf-two', isIn('hi'))
    expect(findings).toEqual([])
    expect(pages.map(({ path }) => path)).toEqual(['/mf-two', '/hi/mf-two'])
  })

  it('is in a language of the site', async () => {
    const { findings } = await composed('mf-two', isIn('fr'))
    expect(findings).toMatchObject([{ what: expect.stringContaining('lists /mf-two in "fr"') as string }])
  })
})
