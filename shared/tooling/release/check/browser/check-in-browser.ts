import type { Browser, BrowserContext } from 'playwright'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { PINS } from '../../compose/pins-file.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import { kilobytes, scriptFindings } from '../files/check-budgets.ts'
import type { Finding, Outcome } from '../finding.ts'
import { titleIn } from '../pages/html-parts.ts'
import type { WholeSite } from '../pages/whole-site.ts'
import type { ComposedPage, SiteUnderCheck } from '../site-under-check.ts'
import { checkPanel, panelOf } from './check-panel.ts'
import type { CheckServer } from './check-server.ts'
import { longLook } from './long-look/long-look.ts'
import { leaksOf } from './leaks.ts'
import { watchedVisitor } from './open-browser.ts'
import {
  arrivalFindings,
  globalFindings,
  noiseFindings,
  outlineChange,
  outsideFindings,
  type OutlineChange,
} from './state-findings.ts'
import { watchedPage, type WatchedPage } from './watched-page.ts'

/** Two tabs keep both sides busy: one renders while the other waits for files. */
const TABS = 2

export interface BrowserCheck {
  readonly store: Store
  readonly browser: Browser
  readonly server: CheckServer
  readonly generation: string
  readonly site: SiteUnderCheck
  readonly whole: WholeSite
  /** Pages that composed. */
  readonly pages: readonly ComposedPage[]
  /** Whether nothing is wrong by what its files and its HTML tell. */
  readonly isFineSoFar: boolean
}

/** Opens pages as a visitor does, and says of each what goes wrong. */
export async function checkInBrowser(check: BrowserCheck): Promise<Outcome> {
  const { browser, server, generation, site, pages } = check
  const context = await watchedVisitor(browser)
  try {
    const chosen = representatives(pages)
    await server.add(generation, '404.html', await site.notFound())
    await server.add(generation, PINS, site.pins)
    for (const page of chosen) await server.add(generation, site.fileOf(page), page.html)
    const findings: Finding[] = []
    const usual = await usualChange(context, server.origin(generation))
    let bytes = 0
    await inTurn(chosen, TABS, async page => {
      const visit = await visitPage(check, context, page, usual)
      bytes = Math.max(bytes, visit.bytes)
      findings.push(...visit.findings)
    })
    // What is refused anyway comes back mended: then is the time for a long look.
    const isLongLook = site.combination.isNext && check.isFineSoFar && findings.length === 0
    const looked = isLongLook ? oneOfEachRemote(check, chosen) : []
    if (isLongLook) findings.push(...(await longLook(check, looked)))
    const panel = await panelOf(site)
    if (panel) findings.push(...(await checkPanel(context, server.origin(generation), panel)))
    const shell = `shell@${site.shell.version}`
    const ways = site.combination.isNext ? 'on arrival and by navigation' : 'on arrival'
    const panelToo = panel ? `, panel ${panel.name} opens` : ''
    return {
      fine: `${chosen.length} ${chosen.length === 1 ? 'page' : 'pages'} interactive in the browser ${ways}, scripts up to ${kilobytes(bytes)}${panelToo}${lookedAt(looked)}${sampled(pages, chosen)}`,
      findings: findings.map(finding => ({ ...finding, shell })),
    }
  } finally {
    await context.close()
  }
}

/** One address of each page, and of those with many the first and the last: where an item is unusual it is often there. */
function representatives(pages: readonly ComposedPage[]): ComposedPage[] {
  const byRoute = new Map<string, ComposedPage[]>()
  for (const page of pages) {
    const { remote, path } = page.route
    byRoute.set(`${remote} ${path}`, [...(byRoute.get(`${remote} ${path}`) ?? []), page])
  }
  return [...byRoute.values()]
    .flatMap(all => [...new Set([all.at(0), all.at(-1)])])
    .filter(page => page !== undefined)
}

/** Of a shell the pages show what it does to a remote; one of each shows it. */
function oneOfEachRemote({ site }: BrowserCheck, pages: readonly ComposedPage[]): readonly ComposedPage[] {
  if (site.combination.app !== 'shell') return pages
  return [...new Map(pages.map(page => [page.route.remote, page])).values()]
}

function lookedAt(pages: readonly ComposedPage[]): string {
  const [first] = pages
  if (!first) return ''
  return `; ${pages.length === 1 ? first.path : `${pages.length} pages`} looked at for a while on 360 and 1280 px`
}

/** Which addresses stand for the others of their route. */
function sampled(pages: readonly ComposedPage[], chosen: readonly ComposedPage[]): string {
  return [...new Set(pages.map(({ route }) => route.path))]
    .map(route => [route, pages.filter(page => page.route.path === route)] as const)
    .filter(([, all]) => all.length > 2)
    .map(([route, all]) => {
      const shown = chosen.filter(page => page.route.path === route).map(({ path }) => path)
      return `; of ${route}, ${all.length} pages, ${shown.join(' and ')}`
    })
    .join('')
}

/** What the layout changes about itself when it becomes interactive, seen on the document that holds no page. */
async function usualChange(context: BrowserContext, origin: string): Promise<OutlineChange> {
  const tab = await watchedPage(context)
  await tab.gotoLayout(`${origin}/release-check-of-an-unknown-address`)
  const { composed, outline } = await tab.state()
  await tab.page.close()
  return outlineChange(composed.outline, outline)
}

async function visitPage(
  check: BrowserCheck,
  context: BrowserContext,
  page: ComposedPage,
  usual: OutlineChange,
): Promise<{ readonly bytes: number; readonly findings: readonly Finding[] }> {
  const { server, generation, site } = check
  const origin = server.origin(generation)
  const tab = await watchedPage(context)
  try {
    const isInteractive = await tab.goto(origin + page.path)
    const state = await tab.state()
    const budget = await firstViewBytes(check, tab, page)
    const findings: Finding[] = [
      ...noiseFindings(state, tab.noise()),
      ...globalFindings(state, containersOf(site)),
      ...(isInteractive ? outsideFindings(state, usual) : []),
    ].map(finding => ({ ...finding, page: page.path }))
    if (isInteractive) {
      findings.push(
        ...arrivalFindings(state, titleIn(page.html)).map(finding => ({ ...finding, page: page.path })),
      )
    } else if (findings.length === 0) {
      findings.push({ ...notTakenOver, page: page.path })
    }
    // What is wrong already would be wrong again.
    const way = site.combination.isNext && findings.length === 0 ? await wayTo(check, page) : undefined
    if (way) findings.push(...(await navigate(tab, origin, way, page)))
    return { bytes: budget.bytes, findings: [...findings, ...budget.findings] }
  } finally {
    await tab.page.close()
  }
}

const notTakenOver = {
  about: 'hydration',
  what: 'The composed page is shown, but its code never takes over: buttons in it stay dead.',
  remedy:
    'Look for something that never settles while it is loaded or rendered, such as a promise of a lazy part.',
} as const

/** A page of another remote from which a visitor may come, served. */
async function wayTo(
  { site, whole, server, generation }: BrowserCheck,
  { route, path }: ComposedPage,
): Promise<string | undefined> {
  const others = site.routes.filter(other => !other.path.includes(':') && other.path !== route.path)
  // Not the first, which is home: its film would play in every check.
  const from = others.findLast(({ remote }) => remote !== route.remote) ?? others.at(-1)
  const html = from && from.path !== path ? await whole.htmlOf(from.path) : undefined
  if (!from || html === undefined) return undefined
  await server.add(generation, site.fileOf(from), html)
  return from.path
}

/** There and back by links inside the site. */
async function navigate(
  tab: WatchedPage,
  origin: string,
  from: string,
  page: ComposedPage,
): Promise<Finding[]> {
  if (!(await tab.goto(origin + from))) return []
  const before = await tab.state()
  await tab.forget()
  const hasArrived = await tab.follow(page.path)
  const there = await tab.state()
  const findings = [
    ...noiseFindings(there, tab.noise()),
    ...(hasArrived ? arrivalFindings(there, titleIn(page.html)) : []),
  ]
  if (!hasArrived && findings.length === 0) findings.push(notArrived)
  await tab.forget()
  if (hasArrived && (await tab.follow(from))) {
    findings.push(...noiseFindings(await tab.state(), tab.noise()))
    findings.push(...(await leaksOf(tab, before, from, page.path)))
  }
  return findings.map(finding => ({
    ...finding,
    page: page.path,
    what: `After a navigation from ${from}: ${finding.what}`,
  }))
}

const notArrived = {
  about: 'navigation',
  what: 'The page never appears.',
  remedy:
    'Look for something in load() that never settles in the browser, or for a request that only works while composing.',
} as const

const containersOf = ({ shell, remotes }: SiteUnderCheck): string[] =>
  [shell, ...Object.values(remotes)].map(({ container }) => container)

/** The scripts of the release under check that the browser asked for. */
function firstViewBytes({ store, site }: BrowserCheck, tab: WatchedPage, { route, path }: ComposedPage) {
  const release = site.combination.app === 'shell' ? site.shell : site.remotes[route.remote]
  if (!release) return Promise.resolve({ bytes: 0, findings: [] })
  const files = [...tab.requested].flatMap(url => {
    const { pathname } = new URL(url)
    return pathname.startsWith(release.base) ? [pathname.slice(release.base.length)] : []
  })
  return scriptFindings(releaseFolder(store, release.name, release.version), release, new Set(files), path)
}
