import type { VisitorSettings } from '../browser/visitors.ts'
import { extractTitle } from '../gate/html-parts.ts'
import { checkOpenedPage, type PageFinding, subtractList } from '../gate/page-findings.ts'
import type { AuditTab, ComputedStyles, IdleSample } from './audit-tab.ts'
import {
  explainMissingInteractivity,
  runAuditVisit,
  type Scenario,
  type WindowWidth,
  windowWidths,
} from './scenario.ts'
import { checkGlobalPollution, checkStaticPage } from './static-assertions.ts'
import { checkStyleLeaks } from './visual.ts'

/** Opens the page by a link on another page, and returns by the header or by the browser's Back button. */
export const clientNavigationScenario =
  (width: WindowWidth, number: number): Scenario =>
  (visited, page) => {
    const from = visited.from.filter(path => path !== page.path)[number]
    // Links to a translation load a document, so they are not client navigation.
    if (from === undefined || page.route.translation) return Promise.resolve([])
    const hasStorage = width === 'desktop'
    const conditions: VisitorSettings = {
      viewport: windowWidths[width],
      reducedMotion: 'reduce',
      ...(!hasStorage && { hasNoStorage: true }),
    }
    return runAuditVisit(visited, conditions, async tab => {
      const base = visited.bases[width]
      if (!(await tab.goto(visited.origin + from))) return []
      const before = await tab.state()
      const looks = await tab.ask<ComputedStyles>('looks()')
      const calm = await firedIn(tab)
      await tab.forget()
      const start = performance.now()
      if (!(await tab.follow(page.path))) return there(explainMissingInteractivity(await tab.troubles()))
      const took = performance.now() - start
      const found = [
        ...(await tab.troubles()),
        ...(took > SLOW_MS ? [slow(took)] : []),
        ...checkOpenedPage(await tab.state(), extractTitle(page.html)),
        ...(await checkStaticPage(tab, base, {
          isArrival: false,
          hasStorage,
          readsWords: false,
          containers: visited.containers,
        })),
      ]
      const { endless, focus } = await tab.ask<IdleSample>('idle()')
      if (endless.length > 0) found.push(moving(endless))
      if (focus !== 'page') found.push(focusLost)
      if (found.length > 0) return there(found)
      const isBack = width === 'phone' ? await tab.back(from) : await leaveByHeader(tab, from)
      if (!isBack) return there([...(await tab.troubles()), notBack(from)])
      const busy = await firedIn(tab)
      const after = await tab.state()
      // Ignore elements inside <main>: the shell itself shows there that a page is loading.
      const around = (lines: readonly string[]) => lines.filter(line => !line.includes('> main > '))
      const gone = around(subtractList(before.outline, after.outline))
      const added = around(subtractList(after.outline, before.outline))
      found.push(
        ...(await tab.troubles()),
        ...checkStyleLeaks(looks, await tab.ask<ComputedStyles>('looks()')),
        ...(await checkGlobalPollution(tab, base, visited.containers)),
        ...(busy > calm + 3 ? [stillRunning(busy)] : []),
        ...(gone.length + added.length > 0 ? [leftBehind([...added, ...gone])] : []),
      )
      if (found.length > 0) return found.map(afterwards)
      if (width === 'desktop') {
        const isThereAgain = await tab.back(page.path)
        found.push(...(await tab.troubles()), ...(isThereAgain ? [] : [notBack(page.path)]))
      }
      return found.map(afterwards)
    })

    function there(found: readonly PageFinding[]) {
      const off = width === 'phone' ? ', with storage switched off' : ''
      return found.map(finding => ({
        ...finding,
        what: `After a navigation from ${from}${off}: ${finding.what}`,
      }))
    }
    function afterwards(finding: PageFinding): PageFinding {
      return { ...finding, what: `After leaving it again for ${from}: ${finding.what}` }
    }
  }

const TO_BE_SEEN_MS = 1000

/** Counts the timers and animation frames that fire during one second (`TO_BE_SEEN_MS`). */
async function firedIn(tab: AuditTab): Promise<number> {
  const before = await tab.ask<IdleSample>('idle()')
  await tab.pause(TO_BE_SEEN_MS)
  return (await tab.ask<IdleSample>('idle()')).fired - before.fired
}

/** Leaves the page by the header's link to an address, or by an added link if the header has none. */
async function leaveByHeader(tab: AuditTab, to: string): Promise<boolean> {
  const link = tab.page.locator(`header a[href="${to}"]:visible`).first()
  if ((await link.count()) === 0) return tab.follow(to)
  await tab.ask('leave()')
  await link.click({ timeout: 8000, noWaitAfter: true }).catch(() => undefined)
  return tab.ask<boolean>(`arrived(${JSON.stringify(to)}, 8000, 60)`)
}

/** How long a page may take to appear after a click: all its files are on this computer; ms. */
const SLOW_MS = 3500

function slow(took: number): PageFinding {
  return {
    about: 'navigation',
    what: `It takes ${(took / 1000).toFixed(0)} s to appear, though all files are near.`,
    remedy: 'Look for what load() or the first rendering waits for.',
  }
}

function moving(names: readonly string[]): PageFinding {
  return {
    about: 'motion',
    what: `It moves for ever, though the visitor has asked for less motion: ${names.slice(0, 3).join('; ')}.`,
    remedy: 'Put the animation into @media (prefers-reduced-motion: no-preference).',
  }
}

const focusLost: PageFinding = {
  about: 'keyboard',
  what: 'The focus is not on the page any more, so screen readers say nothing of the arrival.',
  remedy: 'The shell gives it to the h1: do not blur it or put it elsewhere.',
}

function notBack(to: string): PageFinding {
  return {
    about: 'navigation',
    what: `Visitors who go on to ${to} do not get there.`,
    remedy: 'Look for listeners that prevent clicks, and for code that changes the address or the history.',
  }
}

function stillRunning(count: number): PageFinding {
  return {
    about: 'leak',
    what: `Its timers or animation frames run on when it has gone: ${count} times in a second.`,
    remedy: 'Stop them in the function that the effect returns.',
  }
}

function leftBehind(lines: readonly string[]): PageFinding {
  return {
    about: 'outside its page',
    what: `The document around the page is not what it was before: ${lines.slice(0, 3).join(' ')}`,
    remedy:
      'Stay inside the page’s own elements, and take back in the function that an effect returns what had to be changed.',
  }
}
