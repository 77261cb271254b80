/** Opens pages in Firefox for faults that occur only there. Runs while the audit in Chromium waits. */
import { inTurn } from '@kutuhal/build/in-turn.ts'
import { type Firefox, firefoxTab, type FirefoxTab } from '../browser/firefox-tab.ts'
import { type Finding, kindOf } from '../finding.ts'
import { titleIn } from '../gate/html-parts.ts'
import { arrivalFindings, noiseFindings, type PageFinding } from '../gate/page-findings.ts'
import { stopped } from '../gate/stopped.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { widths } from './scenario.ts'
import { textFindings } from './static-assertions.ts'

/** One renders while the other waits. */
const TABS = 2

export interface FirefoxCheck {
  readonly firefox: Firefox
  readonly origin: string
  /** A served page of another remote, from which a visitor may come. */
  wayTo(page: ComposedPage): Promise<string | undefined>
}

/** Opens pages directly and by navigation. @returns findings that a second visit confirms */
export async function auditInFirefox(
  check: FirefoxCheck,
  pages: readonly ComposedPage[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  await inTurn(pages, TABS, async page => {
    const found = await visit(check, page)
    if (found.length === 0) return
    const again = new Set((await visit(check, page)).map(kindOf))
    findings.push(
      ...found
        .filter(finding => again.has(kindOf(finding)))
        .map(finding => ({ ...finding, page: page.path, what: `In Firefox: ${finding.what}` })),
    )
  })
  return findings
}

async function visit(check: FirefoxCheck, page: ComposedPage): Promise<PageFinding[]> {
  const tab = await firefoxTab(check.firefox, widths.desktop)
  try {
    const found = await arrive(tab, check, page)
    return found.length > 0 ? found : await navigate(tab, check, page)
  } catch (error) {
    return [stopped(error)]
  } finally {
    await tab.close()
  }
}

async function arrive(tab: FirefoxTab, { origin }: FirefoxCheck, page: ComposedPage): Promise<PageFinding[]> {
  const isThere = await tab.goto(origin + page.path)
  const state = await tab.state()
  const found = noiseFindings(state, tab.noise())
  if (!isThere) return found.length > 0 ? found : [notThere('its code never takes over')]
  return [...found, ...arrivalFindings(state, titleIn(page.html)), ...textFindings(await tab.words(), true)]
}

async function navigate(tab: FirefoxTab, check: FirefoxCheck, page: ComposedPage): Promise<PageFinding[]> {
  const from = await check.wayTo(page)
  if (from === undefined || !(await tab.goto(check.origin + from))) return []
  await tab.forget()
  const isThere = await tab.follow(page.path)
  const state = await tab.state()
  const found = noiseFindings(state, tab.noise())
  if (isThere) found.push(...arrivalFindings(state, titleIn(page.html)))
  else if (found.length === 0) found.push(notThere('it never appears'))
  return found.map(finding => ({ ...finding, what: `After a navigation from ${from}: ${finding.what}` }))
}

const notThere = (what: string): PageFinding => ({
  about: 'hydration',
  what: `The page is not to be used: ${what}.`,
  remedy: 'Look for what this engine lacks or does otherwise: .browserslistrc says which browsers count.',
})
