import { extractTitle } from '../gate/html-parts.ts'
import {
  createDialogFinding,
  checkOpenedPage,
  type PageFinding,
  subtractList,
} from '../gate/page-findings.ts'
import { checkAccessibility } from './accessibility.ts'
import type { AuditTab, IdleSample, StorageSnapshot } from './audit-tab.ts'
import { checkIdleBehaviour } from './idle.ts'
import { checkForms, checkLayoutButtons, checkButtons, checkScrolling } from './interaction.ts'
import { checkKeyboardNavigation } from './keyboard.ts'
import { explainMissingInteractivity, runAuditVisit, type Scenario, windowWidths } from './scenario.ts'
import { checkGlobalPollution, checkStaticPage } from './static-assertions.ts'

/** How long the visitor in a scenario waits after opening a page; ms. */
const REST_MS = 8000
const SAMPLES = 4

/** Visits the page on a phone: waits, reads, scrolls, presses buttons and leaves. */
export const phoneScenario: Scenario = (visited, page) =>
  runAuditVisit(visited, { viewport: windowWidths.phone }, async tab => {
    const base = visited.bases.phone
    const isThere = await tab.goto(visited.origin + page.path)
    if (!isThere) return explainMissingInteractivity(await tab.troubles())
    const samples: IdleSample[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await tab.pause(REST_MS / SAMPLES)
      samples.push(await tab.ask<IdleSample>('idle()'))
    }
    const standing = { isArrival: true, hasStorage: true, readsWords: true, containers: visited.containers }
    const found = [
      ...(await tab.troubles()),
      ...checkIdleBehaviour(samples).filter(
        ({ about }) => about !== 'shift' || !visited.missingGlyphs.has(page.path),
      ),
      ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
      ...(await checkStaticPage(tab, base, standing)),
      ...(await checkAccessibility(tab)),
      ...(await checkScrolling(tab)),
      ...(await visited.siteFindings(tab, page)),
    ]
    // Stop at the first faults: every button press would only report them again.
    if (found.length > 0) return found
    found.push(
      ...(await checkButtons(tab, () => tab.goto(visited.origin + page.path))),
      ...(await checkGlobalPollution(tab, base, visited.containers)),
    )
    if (found.length > 0) return found
    const { keys } = await tab.ask<StorageSnapshot>('stored()')
    found.push(...(await checkLayoutButtons(tab, base.opening)))
    await tab.page.goto('about:blank')
    found.push(...tab.noise().dialogs.map(createDialogFinding))
    return [
      ...found,
      ...(await returnFindings(tab, visited.origin + page.path, subtractList(keys, base.keys))),
    ]
  })

/**
 * Visits the page again with values in its storage that its code may not expect, such as those of an earlier
 * release.
 */
async function returnFindings(
  tab: AuditTab,
  address: string,
  keys: readonly string[],
): Promise<PageFinding[]> {
  const visits = ['', '{"of":"an earlier release"}', 'null', '[']
  // Do not visit again if the page has stored nothing: later visits would be like the first one.
  for (const value of keys.length === 0 ? [] : visits) {
    if (!(await tab.goto(address))) {
      const troubles = await tab.troubles()
      return explainMissingInteractivity(troubles).map(finding => onReturn(finding, value))
    }
    const found = await tab.troubles()
    if (found.length > 0) return found.map(finding => onReturn(finding, value))
    const next = visits[visits.indexOf(value) + 1]
    if (next !== undefined) await tab.ask(`spoil(${JSON.stringify(keys)}, ${JSON.stringify(next)})`)
  }
  return []
}

function onReturn(finding: PageFinding, value: string): PageFinding {
  const with_ =
    value === ''
      ? 'what the last one has stored'
      : `${value} in the storage, as an earlier release may have left it`
  return { ...finding, what: `On a second visit, with ${with_}: ${finding.what}` }
}

/**
 * Visits the page on a desktop by keyboard, with another language, another time zone and a query in the
 * address.
 */
export const desktopScenario: Scenario = (visited, page) =>
  runAuditVisit(
    visited,
    { viewport: windowWidths.desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' },
    async tab => {
      const address = `${visited.origin}${page.path}?q=1`
      const base = visited.bases.desktop
      if (!(await tab.goto(address)))
        return explainMissingInteractivity(await tab.troubles()).map(inOtherLanguage)
      const standing = {
        isArrival: true,
        hasStorage: true,
        readsWords: false,
        containers: visited.containers,
      }
      const found = [
        ...(await tab.troubles()),
        ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
        ...(await checkStaticPage(tab, base, standing)),
        ...(await checkAccessibility(tab)),
        ...(await checkLayoutButtons(tab, base.opening)),
        ...(await checkKeyboardNavigation(tab)),
      ]
      if (found.length > 0) return found.map(inOtherLanguage)
      found.push(...(await checkForms(tab, () => tab.goto(address))))
      await tab.page.setViewportSize(windowWidths.phone)
      await tab.settle()
      found.push(...(await tab.troubles()))
      return found.map(inOtherLanguage)
    },
  )

function inOtherLanguage(finding: PageFinding): PageFinding {
  const isOfScripts = ['errors', 'hydration', 'console'].includes(finding.about)
  if (!isOfScripts || finding.what.startsWith('After')) return finding
  return { ...finding, what: `In Hindi, in another time zone, with ?q=1 behind the address: ${finding.what}` }
}
