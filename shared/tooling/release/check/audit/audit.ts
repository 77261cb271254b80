/** The second part of a check, which reports: what a visitor meets on pages that passed the gate. */
import { closed } from '../browser/answered.ts'
import type { Outcome } from '../finding.ts'
import type { BrowserCheck } from '../gate/smoke-test.ts'
import { wayTo } from '../gate/smoke-test.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { auditInFirefox } from './firefox.ts'
import { pagesWithMissingGlyphs } from './missing-glyphs.ts'
import { auditPages } from './page-audit.ts'

/** @param opened pages that the gate has opened, and that are served */
export async function audit(check: BrowserCheck, opened: readonly ComposedPage[]): Promise<Outcome> {
  const pages = oneOfEachRemote(check, opened)
  const context = await check.browser.newContext()
  const missingGlyphs = await pagesWithMissingGlyphs(context, pages).finally(() => closed(context))
  const [inChromium, inFirefox] = await Promise.all([
    auditPages(check, pages, missingGlyphs),
    firefoxOutcome(check, pages),
  ])
  const shell = `shell@${check.site.shell.version}`
  return {
    fine: `${auditedPages(pages)}${inFirefox.fine}${notJudged(missingGlyphs)}`,
    findings: [...inChromium, ...inFirefox.findings].map(finding => ({ ...finding, shell })),
  }
}

/** Of a shell the pages show what it does to a remote; one of each shows it. */
function oneOfEachRemote({ site }: BrowserCheck, pages: readonly ComposedPage[]): readonly ComposedPage[] {
  if (site.combination.app !== 'shell') return pages
  return [...new Map(pages.map(page => [page.route.remote, page])).values()]
}

function auditedPages(pages: readonly ComposedPage[]): string {
  const [first] = pages
  return `${pages.length === 1 ? first?.path : `${pages.length} pages`} looked at for a while on 360 and 1280 px`
}

function notJudged(missingGlyphs: ReadonlySet<string>): string {
  if (missingGlyphs.size === 0) return ''
  return `; not whether ${[...missingGlyphs].join(' and ')} moves while it loads: no typeface with its letters is installed here (for Hindi Debian has fonts-lohit-deva)`
}

/** The report says where it was left out: nobody should believe that it was looked at. */
async function firefoxOutcome(check: BrowserCheck, pages: readonly ComposedPage[]): Promise<Outcome> {
  if (!check.firefox || pages.length === 0) return { fine: '', findings: [] }
  const firefox = await check.firefox()
  if (!firefox)
    return { fine: '; not opened in Firefox, which is not installed here, or does not start', findings: [] }
  const origin = check.server.origin(check.generation)
  const findings = await auditInFirefox({ firefox, origin, wayTo: page => wayTo(check, page) }, pages)
  return { fine: ', in Firefox too', findings }
}
