import { titleIn } from '../../pages/html-parts.ts'
import type { Conditions } from '../visitors.ts'
import { arrivalFindings, without, type Unplaced } from '../state-findings.ts'
import { looksFindings } from './layout-findings.ts'
import type { Look, Looks, Rest } from './look.ts'
import { focusLost, leftBehind, moving, notBack, slow, SLOW_MS, stillRunning } from './passing-findings.ts'
import { sharedFindings, standingFindings } from './standing.ts'
import { notThere, visit, widths, type Visit, type Width } from './visit.ts'

/** Comes from another page by a link, and goes back there by the header or by the browser's Back. */
export const passingVisit =
  (width: Width, number: number): Visit =>
  (visited, page) => {
    const from = visited.from.filter(path => path !== page.path)[number]
    // To a translation the browser itself goes: that is an arrival.
    if (from === undefined || page.route.translation) return Promise.resolve([])
    const hasStorage = width === 'desktop'
    const conditions: Conditions = {
      viewport: widths[width],
      reducedMotion: 'reduce',
      ...(!hasStorage && { hasNoStorage: true }),
    }
    return visit(visited, conditions, async look => {
      const base = visited.bases[width]
      if (!(await look.goto(visited.origin + from))) return []
      const before = await look.state()
      const looks = await look.ask<Looks>('looks()')
      const calm = await firedIn(look)
      await look.forget()
      const start = performance.now()
      if (!(await look.follow(page.path))) return there(notThere(await look.troubles()))
      const took = performance.now() - start
      const found = [
        ...(await look.troubles()),
        ...(took > SLOW_MS ? [slow(took)] : []),
        ...arrivalFindings(await look.state(), titleIn(page.html)),
        ...(await standingFindings(look, base, {
          isArrival: false,
          hasStorage,
          readsWords: false,
          containers: visited.containers,
        })),
      ]
      const { endless, focus } = await look.ask<Rest>('rest()')
      if (endless.length > 0) found.push(moving(endless))
      if (focus !== 'page') found.push(focusLost)
      if (found.length > 0) return there(found)
      const isBack = width === 'phone' ? await look.back(from) : await leaveByHeader(look, from)
      if (!isBack) return there([...(await look.troubles()), notBack(from)])
      const busy = await firedIn(look)
      const after = await look.state()
      // Inside <main> the shell itself shows that something arrives.
      const around = (lines: readonly string[]) => lines.filter(line => !line.includes('> main > '))
      const gone = around(without(before.outline, after.outline))
      const added = around(without(after.outline, before.outline))
      found.push(
        ...(await look.troubles()),
        ...looksFindings(looks, await look.ask<Looks>('looks()')),
        ...(await sharedFindings(look, base, visited.containers)),
        ...(busy > calm + 3 ? [stillRunning(busy)] : []),
        ...(gone.length + added.length > 0 ? [leftBehind([...added, ...gone])] : []),
      )
      if (found.length > 0) return found.map(afterwards)
      if (width === 'desktop') {
        const isThereAgain = await look.back(page.path)
        found.push(...(await look.troubles()), ...(isThereAgain ? [] : [notBack(page.path)]))
      }
      return found.map(afterwards)
    })

    function there(found: readonly Unplaced[]) {
      const off = width === 'phone' ? ', with storage switched off' : ''
      return found.map(finding => ({
        ...finding,
        what: `After a navigation from ${from}${off}: ${finding.what}`,
      }))
    }
    function afterwards(finding: Unplaced): Unplaced {
      return { ...finding, what: `After leaving it again for ${from}: ${finding.what}` }
    }
  }

const TO_BE_SEEN_MS = 1000

/** Timers and frames in a while. */
async function firedIn(look: Look): Promise<number> {
  const before = await look.ask<Rest>('rest()')
  await look.pause(TO_BE_SEEN_MS)
  return (await look.ask<Rest>('rest()')).fired - before.fired
}

/** Presses the layout's own link, as a visitor would. */
async function leaveByHeader(look: Look, to: string): Promise<boolean> {
  const link = look.page.locator(`header a[href="${to}"]:visible`).first()
  if ((await link.count()) === 0) return look.follow(to)
  await look.ask('leave()')
  await link.click({ timeout: 8000, noWaitAfter: true }).catch(() => undefined)
  return look.ask<boolean>(`arrived(${JSON.stringify(to)}, 8000, 60)`)
}
