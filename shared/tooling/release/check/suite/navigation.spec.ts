import { pagesUnderTest, type PageUnderTest } from './pages-under-test.ts'
import { changedVariables, expectGoodPage, expectNoPollution, expectSameSurroundings } from './rules.ts'
import {
  arrive,
  changes,
  desktop,
  expect,
  expectNone,
  follow,
  goBack,
  phone,
  test,
  withoutItems,
  type LayoutAlone,
} from './visit.ts'
import type { Page } from '@playwright/test'

const { visited, all } = pagesUnderTest()
// Links to a translation load a document, so they are no navigation inside the site.
const reached = visited.filter(({ path }) => !/^\/\w\w\//.test(path))

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  for (const target of reached) {
    const [from] = waysTo(target)
    if (from)
      test(`Visitors go from ${from} to ${target.path}, on again and back`, async ({ page, layoutAlone }) => {
        await visitBetween(page, from, target, await layoutAlone(desktop), { hasStorage: true })
        await goBack(page, target.path)
      })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasStorage: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const target of reached) {
    const from = waysTo(target)[1] ?? waysTo(target)[0]
    if (from)
      test(`Visitors without storage and motion go from ${from} to ${target.path} and back`, async ({
        page,
        layoutAlone,
      }) => {
        await visitBetween(page, from, target, await layoutAlone(phone), { hasStorage: false })
      })
  }
})

/** Pages from which a visitor may come, first those of other remotes. */
function waysTo({ path, remote }: PageUnderTest): string[] {
  // The home page comes last: its film would play in every visit.
  const list = all.filter(
    other => other.path !== path && other.path !== '/' && other.path.lastIndexOf('/') === 0,
  )
  return list
    .toSorted((a, b) => Number(a.remote === remote) - Number(b.remote === remote))
    .map(each => each.path)
}

/** How long a page may take to appear after a click, if it is more than twice an arrival's time; ms. */
const SLOW_MS = 3500

/** Follows a link to a page, and goes back: by a link with storage, else by the browser's Back button. */
async function visitBetween(
  page: Page,
  from: string,
  { path, title }: PageUnderTest,
  alone: LayoutAlone,
  { hasStorage }: { readonly hasStorage: boolean },
): Promise<void> {
  const leave = () => (hasStorage ? follow(page, from) : goBack(page, from))
  const opened = performance.now()
  await arrive(page, from)
  const usual = performance.now() - opened
  const before = await readState(page)
  const start = performance.now()
  await follow(page, path)
  expect
    .soft(performance.now() - start, 'ms until the page is there')
    .toBeLessThan(Math.max(SLOW_MS, 2 * usual))
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  expectNone(
    isReduced ? await page.evaluate(() => window.visit.endlessMotions()) : [],
    'Nothing moves for ever, unless (prefers-reduced-motion: no-preference).',
  )
  await expect
    .soft(page.locator('[data-page] :focus'), 'The focus is on the page, where the shell has put it.')
    .toHaveCount(1)
  await expectGoodPage(page, { alone, title, hasStorage })
  await leave()
  const after = await readState(page)
  // The shell itself shows inside <main> that a page is loading.
  expectSameSurroundings(changes(before.outline, after.outline).filter(line => !line.includes('> main > ')))
  expectNone(
    [
      ...before.looks.flatMap((look, index) => {
        const now = after.looks[index]
        return now?.name === look.name
          ? withoutItems(now.style, look.style).map(style => `${look.name} has ${style}`)
          : []
      }),
      ...withoutItems(after.rules, before.rules).map(rule => `a rule for ${rule} stays`),
      ...changedVariables(before.variables, after.variables),
    ].slice(0, 4),
    'Other pages look as they did before.',
  )
  await expectNoPollution(page, alone)
  expect
    .soft(after.fired, 'timers and animation frames in a second, after the page has gone')
    .toBeLessThanOrEqual(before.fired + 3)
  if (!isMore(before, after)) return
  // Count only what a second visit adds: a first visit may set something up once for all later pages.
  await follow(page, path)
  await leave()
  const again = await readState(page)
  expectNone(withoutItems(again.listeners, after.listeners), 'An effect removes its listeners.')
  expect
    .soft(again.intervals, 'intervals that run: an effect clears its own')
    .toBeLessThanOrEqual(after.intervals)
}

type State = Awaited<ReturnType<typeof readState>>

const isMore = (before: State, after: State): boolean =>
  after.intervals > before.intervals || withoutItems(after.listeners, before.listeners).length > 0

const readState = (page: Page) =>
  page.evaluate(async () => {
    const { visit } = window
    const { fired } = visit.activity()
    await visit.wait(1000)
    const now = visit.activity()
    return {
      ...now,
      fired: now.fired - fired,
      outline: visit.outline(),
      looks: visit.looks(),
      rules: visit.ownerlessRules(),
      variables: visit.variables(),
    }
  })
