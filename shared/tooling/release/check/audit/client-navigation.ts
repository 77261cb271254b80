import type { IdleSample } from '../browser/in-page-functions.ts'
import { prefixFindings, type PageFinding } from '../finding.ts'
import { extractTitle } from '../gate/html-parts.ts'
import { checkOpenedPage, comparePageOutlines } from '../gate/page-findings.ts'
import { type AuditTab, runAuditVisit, type Scenario, type WindowWidth, windowWidths } from './scenario.ts'
import { checkGlobalPollution, checkStaticPage } from './static-assertions.ts'
import { checkStyleLeaks } from './visual.ts'

/**
 * How long a page may take to appear after a click, since all its files are on this computer; ms. On a busy
 * computer it may take as long as the page before.
 */
const SLOW_MS = 3500

/** Opens the page by a link on another page, and returns by the header or by the browser's Back button. */
export const createNavigationScenario =
  (width: WindowWidth, number: number): Scenario =>
  async (context, page) => {
    // Links to a translation load a document, so they are not client navigation.
    const from = page.route.translation ? undefined : await context.findWay(page, number)
    if (from === undefined) return []
    const hasStorage = width === 'desktop'
    const viewport = windowWidths[width]
    const settings = { viewport, reducedMotion: 'reduce', hasNoStorage: !hasStorage } as const
    const without = hasStorage ? '' : ', with storage switched off'
    const onPage = (found: readonly PageFinding[]) =>
      prefixFindings(found, `After a navigation from ${from}${without}`)
    return runAuditVisit(context, settings, async tab => {
      const base = context.bases[width]
      const opened = performance.now()
      if (!(await tab.goto(context.origin + from))) return []
      const usual = performance.now() - opened
      const before = await tab.state()
      const looks = await tab.ask('looks')
      const firedBefore = await countFired(tab)
      await tab.forget()
      const start = performance.now()
      if (!(await tab.follow(page.path))) return onPage(await tab.explainDeadPage(false))
      const took = performance.now() - start
      const found = [
        ...(await tab.troubles()),
        ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
        ...(await checkStaticPage(tab, base, { isArrival: false, hasStorage, comparesText: false })),
        ...checkNavigationEnd(await tab.ask('idle'), took, Math.max(SLOW_MS, usual)),
      ]
      if (found.length > 0) return onPage(found)
      const isBack = width === 'phone' ? await tab.back(from) : await leaveByHeader(tab, from)
      if (!isBack) return onPage([...(await tab.troubles()), createNotBackFinding(from)])
      const fired = await countFired(tab)
      const after = await tab.state()
      found.push(
        ...(await tab.troubles()),
        ...checkStyleLeaks(looks, await tab.ask('looks')),
        ...(await checkGlobalPollution(tab, base)),
        ...findLeftBehind(before.outline, after.outline),
      )
      if (fired > firedBefore + 3)
        found.push({
          about: 'leak',
          what: `Its timers or animation frames run on when it has gone: ${fired} times in a second.`,
          remedy: 'Stop them in the function that the effect returns.',
        })
      if (found.length === 0 && width === 'desktop') {
        const isThereAgain = await tab.back(page.path)
        found.push(...(await tab.troubles()), ...(isThereAgain ? [] : [createNotBackFinding(page.path)]))
      }
      return prefixFindings(found, `After leaving it again for ${from}`)
    })
  }

/** Counts the timers and animation frames that fire during one second. */
async function countFired(tab: AuditTab): Promise<number> {
  const before = await tab.ask('idle')
  await tab.pause(1000)
  return (await tab.ask('idle')).fired - before.fired
}

/** Leaves the page by the header's link to an address, or by an added link if the header has none. */
async function leaveByHeader(tab: AuditTab, to: string): Promise<boolean> {
  const link = tab.page.locator(`header a[href="${to}"]:visible`).first()
  if ((await link.count()) === 0) return tab.follow(to)
  await tab.ask('leave')
  await link.click({ timeout: 8000, noWaitAfter: true }).catch(() => undefined)
  return tab.hasArrived(to, 8000)
}

/**
 * @param took duration of the navigation; ms
 * @param limitMs its limit
 */
function checkNavigationEnd({ endless, focus }: IdleSample, took: number, limitMs: number): PageFinding[] {
  const found: PageFinding[] = []
  if (took > limitMs)
    found.push({
      about: 'navigation',
      what: `It takes ${(took / 1000).toFixed(0)} s to appear, though all files are near.`,
      remedy: 'Look for what load() or the first rendering waits for.',
    })
  if (endless.length > 0)
    found.push({
      about: 'motion',
      what: `It moves for ever, though the visitor has asked for less motion: ${endless.slice(0, 3).join('; ')}.`,
      remedy: 'Put the animation into @media (prefers-reduced-motion: no-preference).',
    })
  if (focus !== 'page')
    found.push({
      about: 'keyboard',
      what: 'The focus is not on the page any more, so screen readers say nothing of the arrival.',
      remedy: 'The shell gives it to the h1: do not blur it or put it elsewhere.',
    })
  return found
}

const createNotBackFinding = (to: string): PageFinding => ({
  about: 'navigation',
  what: `Visitors who go on to ${to} do not get there.`,
  remedy: 'Look for listeners that prevent clicks, and for code that changes the address or the history.',
})

/** Finds changes of the document around the page that remain when a visitor has left it. */
function findLeftBehind(before: readonly string[], after: readonly string[]): PageFinding[] {
  // Ignore elements inside <main>: the shell itself shows there that a page is loading.
  const changes = comparePageOutlines(before, after).filter(line => !line.includes('> main > '))
  if (changes.length === 0) return []
  const what = `The document around the page is not what it was before:\n${changes.slice(0, 3).join('\n')}`
  const remedy =
    'Stay inside the page’s own elements, and take back in the function that an effect returns what had to be changed.'
  return [{ about: 'outside its page', what, remedy }]
}
