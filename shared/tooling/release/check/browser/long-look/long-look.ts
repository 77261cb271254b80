/** The second part of a check in the browser: what a visitor sees of pages that run at all. */
import { chunkGlobal } from '@kutuhal/build/container-name.ts'
import { randomBytes } from 'node:crypto'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { PINS } from '../../../compose/pins-file.ts'
import { weightFindings } from '../../files/weight-findings.ts'
import { kindOf } from '../../finding-kind.ts'
import type { Aspect, Finding } from '../../finding.ts'
import { deadLinksAmong } from '../../pages/check-links.ts'
import { composePages } from '../../pages/check-pages.ts'
import { assetsIn, pageMarkup } from '../../pages/html-parts.ts'
import { wholeSite } from '../../pages/whole-site.ts'
import { siteUnderCheck, type ComposedPage } from '../../site-under-check.ts'
import type { BrowserCheck } from '../check-in-browser.ts'
import { lookingVisitor } from '../visitors.ts'
import type { Unplaced } from '../state-findings.ts'
import { confirmedKinds, finishedAlone, type Finished } from './again.ts'
import { firstVisit } from './first-visit.ts'
import { lookAt, type Look, type PageLink } from './look.ts'
import { otherVisit } from './other-visit.ts'
import { passingVisit } from './passing-visit.ts'
import { baseOf, type Base } from './standing.ts'
import { widths, type Visit, type Visited, type Width } from './visit.ts'

/** How many at once: visits that rest most of their time, half of it, and never, leave more or less room for others. */
const RESTING = 6
const PASSING = 4
const BUSY = 2

interface Made extends Finished {
  readonly visit: Visit
  readonly page: ComposedPage
}

/**
 * Visits pages in every way that matters.
 * @param unlettered addresses of those that stand here in letters without a typeface
 * @returns what goes wrong, and goes wrong again the second time
 */
export async function longLook(
  check: BrowserCheck,
  pages: readonly ComposedPage[],
  unlettered: ReadonlySet<string>,
): Promise<Finding[]> {
  if (pages.length === 0) return []
  const visited = await preparedVisits(check, unlettered)
  const passings = [passingVisit('desktop', 0), passingVisit('phone', 1)]
  const made: Made[] = []
  const make = async (visit: Visit, page: ComposedPage) => {
    const again = () => visit(visited, page)
    made.push({ visit, page, found: await again(), again })
  }
  const makeOthers = async () => {
    await inTurn(pages, BUSY, page => make(otherVisit, page))
    const each = passings.flatMap(passing => pages.map(page => [passing, page] as const))
    await inTurn(each, PASSING, ([passing, page]) => make(passing, page))
  }
  await Promise.all([inTurn(pages, RESTING, page => make(firstVisit, page)), makeOthers()])
  const whole = await finishedAlone(made)
  const certain = await confirmedKinds(whole)
  const known = await knownKinds(check, whole, certain, unlettered)
  const isNew = (finding: Unplaced) => certain.has(kindOf(finding)) && !known.has(kindOf(finding))
  return whole.flatMap(({ page, found }) =>
    found.filter(isNew).map(finding => ({ ...finding, page: page.path })),
  )
}

/** What a release may have as long as the one before it has it too: it is no worse. What stops a visitor never counts as known. */
const INHERITED: ReadonlySet<Aspect> = new Set<Aspect>([
  ...(['barriers', 'sideways', 'words', 'shift', 'motion', 'weight', 'keyboard'] as const),
])

/** Kinds of findings that the release which is live has on the same pages. */
async function knownKinds(
  check: BrowserCheck,
  made: readonly Made[],
  certain: ReadonlySet<string>,
  unlettered: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const { combination } = check.site
  const doubtful = (finding: Unplaced) => INHERITED.has(finding.about) && certain.has(kindOf(finding))
  const visits = made.filter(({ found }) => found.some(doubtful))
  if (!combination.before || visits.length === 0) return new Set()
  const generation = randomBytes(6).toString('hex')
  const site = await siteUnderCheck(check.store, { ...combination, plan: combination.before }, generation)
  try {
    const { pages } = await composePages(site)
    const whole = await wholeSite(site, pages)
    await check.server.add(generation, '404.html', await site.notFound())
    await check.server.add(generation, PINS, site.pins)
    const visited = await preparedVisits({ ...check, generation, site, whole, pages }, unlettered)
    const known = new Set<string>()
    for (const { visit, page } of visits) {
      const before = pages.find(({ path }) => path === page.path)
      if (!before) continue
      await check.server.add(generation, site.fileOf(before), before.html)
      for (const finding of (await visit(visited, before)).filter(doubtful)) known.add(kindOf(finding))
    }
    return known
  } finally {
    site.close()
  }
}

async function preparedVisits(check: BrowserCheck, unlettered: ReadonlySet<string>): Promise<Visited> {
  const { browser, server, generation, site, whole } = check
  const origin = server.origin(generation)
  const remotes = Object.values(site.remotes)
  const [phone, desktop] = await Promise.all([baseAt(check, 'phone'), baseAt(check, 'desktop')])
  return {
    browser,
    origin,
    containers: [site.shell, ...remotes].flatMap(({ container, name }) => [container, chunkGlobal(name)]),
    bases: { phone, desktop },
    from: await pagesOfOthers(check),
    unlettered,
    async siteFindings(look, page) {
      const links = await look.ask<PageLink[]>('links()')
      const hrefs = links.flatMap(({ written }) => (written === null ? [] : [written]))
      const release = site.remotes[page.route.remote]
      const filesAt = (addresses: readonly string[]) =>
        addresses.flatMap(address => (release ? fileIn(release.base, address, origin) : []))
      const shown = filesAt([...look.requested, ...(await look.ask<string[]>('assets()'))])
      const offered = filesAt(assetsIn(pageMarkup(page.html)))
      return [
        ...(await deadLinksAmong(hrefs, page.path, whole)),
        ...(release ? weightFindings(release, shown, offered) : []),
      ]
    },
  }
}

function fileIn(base: string, address: string, origin: string): string[] {
  if (!URL.canParse(address, origin)) return []
  const { pathname } = new URL(address, origin)
  return pathname.startsWith(base) ? [decodeURIComponent(pathname.slice(base.length))] : []
}

async function baseAt({ browser, server, generation }: BrowserCheck, width: Width): Promise<Base> {
  const context = await lookingVisitor(browser, { viewport: widths[width] })
  try {
    const look: Look = await lookAt(context)
    await look.gotoLayout(`${server.origin(generation)}/release-check-of-an-unknown-address`)
    return await baseOf(look, true)
  } finally {
    await context.close()
  }
}

const WAYS = 3

/** Static addresses in the site's own language, of other remotes first: a visitor comes from there. */
async function pagesOfOthers({ site, whole, server, generation }: BrowserCheck): Promise<string[]> {
  const own = new Set(site.combination.remotes)
  const all = site.routes
    .filter(({ path, translation }) => !path.includes(':') && path !== '/' && !translation)
    .reverse()
  const others = all.filter(({ remote }) => site.combination.app === 'shell' || !own.has(remote))
  const found: string[] = []
  for (const route of [...others, ...all.filter(route => !others.includes(route))]) {
    if (found.length === WAYS) break
    const html = await whole.htmlOf(route.path)
    if (html === undefined || found.includes(route.path)) continue
    await server.add(generation, site.fileOf(route), html)
    found.push(route.path)
  }
  return found
}
