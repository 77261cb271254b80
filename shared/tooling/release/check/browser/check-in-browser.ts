import type { Browser, BrowserContext } from 'playwright'
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { PINS } from '../../compose/pins-file.ts'
import type { Store } from '../../store/store.ts'
import { kilobytes } from '../files/check-budgets.ts'
import type { Finding, Outcome } from '../finding.ts'
import type { WholeSite } from '../pages/whole-site.ts'
import type { ComposedPage, SiteUnderCheck } from '../site-under-check.ts'
import { closed } from './answered.ts'
import { checkPanel, panelOf } from './check-panel.ts'
import type { CheckServer } from './check-server.ts'
import { firefoxLook } from './firefox/firefox-look.ts'
import type { Firefox } from './firefox/open-firefox.ts'
import { visitPage, wayTo } from './first-look.ts'
import { pagesWithoutLetters } from './letters.ts'
import { longLook } from './long-look/long-look.ts'
import { outlineChange, type OutlineChange } from './state-findings.ts'
import { watchedVisitor, type Clock } from './visitors.ts'
import { watchedPage } from './watched-page.ts'

/** Some render while another one waits for files. */
const TABS = 3

export interface BrowserCheck {
  readonly store: Store
  readonly browser: Browser
  /** @returns nothing if none is installed here; absent where nobody wants to wait for it */
  readonly firefox?: (() => Promise<Firefox | undefined>) | undefined
  readonly clock?: Clock | undefined
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
    const mayBeLong = site.combination.isNext && check.isFineSoFar
    // It starts while the first look is taken.
    if (mayBeLong) void check.firefox?.()
    const chosen = representatives(pages)
    await server.add(generation, '404.html', await site.notFound())
    await server.add(generation, PINS, site.pins)
    for (const page of chosen) await server.add(generation, site.fileOf(page), page.html)
    const findings: Finding[] = []
    let inFirefox = ''
    const usual = await usualChange(context, server.origin(generation))
    let bytes = 0
    await inTurn(chosen, TABS, async page => {
      const visit = await visitPage(check, context, page, usual)
      bytes = Math.max(bytes, visit.bytes)
      findings.push(...visit.findings)
    })
    // What is refused anyway comes back mended: then is the time for a long look.
    const isLongLook = mayBeLong && findings.length === 0
    const looked = isLongLook ? oneOfEachRemote(check, chosen) : []
    const unlettered = await pagesWithoutLetters(context, looked)
    if (isLongLook) {
      const [long, other] = await Promise.all([
        longLook(check, looked, unlettered),
        lookInFirefox(check, looked),
      ])
      findings.push(...long, ...other.findings)
      inFirefox = other.fine
    }
    const panel = await panelOf(site)
    if (panel) findings.push(...(await checkPanel(context, server.origin(generation), panel)))
    const shell = `shell@${site.shell.version}`
    const ways = site.combination.isNext ? 'on arrival and by navigation' : 'on arrival'
    const panelToo = panel ? `, panel ${panel.name} opens` : ''
    return {
      fine: `${chosen.length} ${chosen.length === 1 ? 'page' : 'pages'} interactive in the browser ${ways}, scripts up to ${kilobytes(bytes)}${panelToo}${lookedAt(looked)}${inFirefox}${notJudged(unlettered)}${sampled(pages, chosen)}`,
      findings: findings.map(finding => ({ ...finding, shell })),
    }
  } finally {
    await closed(context)
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

function notJudged(unlettered: ReadonlySet<string>): string {
  if (unlettered.size === 0) return ''
  return `; not whether ${[...unlettered].join(' and ')} moves while it loads: no typeface with its letters is installed here (for Hindi Debian has fonts-lohit-deva)`
}

/** The report says where it was left out: nobody should believe that it was looked at. */
async function lookInFirefox(check: BrowserCheck, pages: readonly ComposedPage[]): Promise<Outcome> {
  if (!check.firefox || pages.length === 0) return { fine: '', findings: [] }
  const firefox = await check.firefox()
  if (!firefox)
    return { fine: '; not opened in Firefox, which is not installed here, or does not start', findings: [] }
  const origin = check.server.origin(check.generation)
  const findings = await firefoxLook({ firefox, origin, wayTo: page => wayTo(check, page) }, pages)
  return { fine: ', in Firefox too', findings }
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
