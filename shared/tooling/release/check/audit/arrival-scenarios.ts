import type { IdleSample } from '../browser/in-page-functions.ts'
import { prefixFindings, type PageFinding } from '../finding.ts'
import { extractTitle } from '../gate/html-parts.ts'
import {
  checkOpenedPage,
  collectInterruptedVisitFindings,
  createDialogFinding,
  subtractList,
} from '../gate/page-findings.ts'
import { checkIdleBehaviour } from './idle.ts'
import { checkForms, checkLayoutButtons, checkButtons, checkScrolling } from './interaction.ts'
import { checkKeyboardNavigation } from './keyboard.ts'
import { type AuditTab, runAuditVisit, type Scenario, windowWidths } from './scenario.ts'
import { checkAccessibility, checkGlobalPollution, checkStaticPage } from './static-assertions.ts'

/** How long the visitor in a scenario waits after opening a page; ms. */
const REST_MS = 8000
const SAMPLES = 4

/** Visits the page on a phone: waits, reads, scrolls, presses buttons and leaves. */
export const phoneScenario: Scenario = (context, page) =>
  runAuditVisit(context, { viewport: windowWidths.phone }, async tab => {
    const base = context.bases.phone
    const address = context.origin + page.path
    if (!(await tab.goto(address))) return tab.explainDeadPage(true)
    const samples: IdleSample[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await tab.pause(REST_MS / SAMPLES)
      samples.push(await tab.ask('idle'))
    }
    // Without the right fonts, lines break differently once the typefaces are there.
    const mayShift = !base.hasStandIns || context.missingGlyphs.has(page.path)
    const found = [
      ...(await tab.troubles()),
      ...checkIdleBehaviour(samples).filter(({ about }) => about !== 'shift' || !mayShift),
      ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
      ...(await checkStaticPage(tab, base, { isArrival: true, hasStorage: true, comparesText: true })),
      ...(await checkAccessibility(tab)),
      ...(await checkScrolling(tab)),
      ...(await context.findSiteFaults(tab, page)),
    ]
    // Stop at the first faults: every button press would only report them again.
    if (found.length > 0) return found
    found.push(
      ...(await checkButtons(tab, () => tab.goto(address))),
      ...(await checkGlobalPollution(tab, base)),
    )
    if (found.length > 0) return found
    const { keys } = await tab.ask('stored')
    found.push(...(await checkLayoutButtons(tab, base.opening)))
    await tab.page.goto('about:blank')
    found.push(
      ...tab.noise().dialogs.map(createDialogFinding),
      ...(await checkReturnVisits(tab, address, subtractList(keys, base.keys))),
    )
    return found
  })

/**
 * Visits the page again with values in its storage that its code may not expect, such as those of an earlier
 * release.
 */
async function checkReturnVisits(
  tab: AuditTab,
  address: string,
  keys: readonly string[],
): Promise<PageFinding[]> {
  // Do not visit again if the page has stored nothing: later visits would be like the first one.
  if (keys.length === 0) return []
  for (const value of [undefined, '{"of":"an earlier release"}', 'null', '[']) {
    if (value !== undefined) await tab.ask('spoil', keys, value)
    const found = await revisit(tab, address)
    const stored =
      value === undefined
        ? 'what the last one has stored'
        : `${value} in the storage, as an earlier release may have left it`
    if (found.length > 0) return prefixFindings(found, `On a second visit, with ${stored}`)
  }
  return []
}

async function revisit(tab: AuditTab, address: string): Promise<PageFinding[]> {
  try {
    return (await tab.goto(address)) ? await tab.troubles() : await tab.explainDeadPage(true)
  } catch (error) {
    return collectInterruptedVisitFindings(tab.noise(), error)
  }
}

/**
 * Visits the page on a desktop by keyboard, with another language, another time zone and a query in the
 * address.
 */
export const desktopScenario: Scenario = async (context, page) => {
  const settings = { viewport: windowWidths.desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' }
  const found = await runAuditVisit(context, settings, async tab => {
    const address = `${context.origin}${page.path}?q=1`
    const base = context.bases.desktop
    if (!(await tab.goto(address))) return tab.explainDeadPage(true)
    const faults = [
      ...(await tab.troubles()),
      ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
      ...(await checkStaticPage(tab, base, { isArrival: true, hasStorage: true, comparesText: false })),
      ...(await checkAccessibility(tab)),
      ...(await checkLayoutButtons(tab, base.opening)),
      ...(await checkKeyboardNavigation(tab)),
    ]
    if (faults.length > 0) return faults
    faults.push(...(await checkForms(tab, () => tab.goto(address))))
    await tab.page.setViewportSize(windowWidths.phone)
    await tab.settle()
    return [...faults, ...(await tab.troubles())]
  })
  return found.flatMap(finding => {
    const isOfScripts = ['errors', 'hydration', 'console'].includes(finding.about)
    if (!isOfScripts || finding.what.startsWith('After')) return finding
    return prefixFindings([finding], 'In Hindi, in another time zone, with ?q=1 behind the address')
  })
}
