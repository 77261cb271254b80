import type { Browser } from 'playwright'
import { titleIn } from '../../pages/html-parts.ts'
import type { ComposedPage } from '../../site-under-check.ts'
import { lookingVisitor, type Conditions } from '../open-browser.ts'
import { arrivalFindings, without, type Unplaced } from '../state-findings.ts'
import { barriersOn } from './barriers.ts'
import { fillInFindings } from './fill-in.ts'
import { keyboardFindings } from './keyboard.ts'
import { looksFindings } from './layout-findings.ts'
import { FrozenError, lookAt, type Look, type Looks, type Rest, type Stored } from './look.ts'
import { openingFindings } from './opening.ts'
import { pressAll } from './press.ts'
import { frozen, restFindings } from './rest-findings.ts'
import { sharedFindings, standingFindings, type Base } from './standing.ts'

/** What all visits of a check have in common. */
export interface Visited {
  readonly browser: Browser
  readonly origin: string
  readonly containers: readonly string[]
  readonly bases: Readonly<Record<Width, Base>>
  /** Pages of others from which a visitor may come, served. */
  readonly from: readonly string[]
  /** What only the site knows: links and files. */
  siteFindings(look: Look, page: ComposedPage): Promise<Unplaced[]>
}

export type Width = 'phone' | 'desktop'

export const widths = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

/** One way in which a visitor meets a page. @returns what goes wrong */
export type Visit = (visited: Visited, page: ComposedPage) => Promise<Unplaced[]>

/** How long a page is left alone; ms. */
const REST_MS = 8000

/** On a phone, with the page as it arrives: left alone, read, scrolled, pressed, left. */
export const firstVisit: Visit = (visited, page) =>
  visit(visited, { viewport: widths.phone }, async look => {
    const base = visited.bases.phone
    const start = performance.now()
    const isThere = await look.goto(visited.origin + page.path)
    if (!isThere) return notThere(await look.troubles())
    const samples: Rest[] = []
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await look.pause(Math.max(0, start + REST_MS * share - performance.now()))
      samples.push(await look.ask<Rest>('rest()'))
    }
    const standing = { isArrival: true, hasStorage: true, readsWords: true, containers: visited.containers }
    const found = [
      ...(await look.troubles()),
      ...restFindings(samples),
      ...arrivalFindings(await look.state(), titleIn(page.html)),
      ...(await standingFindings(look, base, standing)),
      ...(await barriersOn(look)),
      ...(await scrollFindings(look)),
      ...(await visited.siteFindings(look, page)),
    ]
    // Whoever cannot get at it, or is alone with it, does not press anything.
    if (found.length > 0) return found
    found.push(
      ...(await pressAll(look, () => look.goto(visited.origin + page.path))),
      ...(await sharedFindings(look, base, visited.containers)),
    )
    if (found.length > 0) return found
    const { keys } = await look.ask<Stored>('stored()')
    found.push(...(await openingFindings(look, base.opening)))
    await look.page.goto('about:blank')
    found.push(...look.noise().dialogs.map(leaving))
    return [...found, ...(await returnFindings(look, visited.origin + page.path, without(keys, base.keys)))]
  })

/** At a desk, in another language and time zone, with something behind the address: by keyboard. */
export const otherVisit: Visit = (visited, page) =>
  visit(
    visited,
    { viewport: widths.desktop, locale: 'hi-IN', timezoneId: 'America/Los_Angeles' },
    async look => {
      const address = `${visited.origin}${page.path}?q=1`
      const base = visited.bases.desktop
      if (!(await look.goto(address))) return notThere(await look.troubles())
      const standing = {
        isArrival: true,
        hasStorage: true,
        readsWords: false,
        containers: visited.containers,
      }
      const found = [
        ...(await look.troubles()),
        ...arrivalFindings(await look.state(), titleIn(page.html)),
        ...(await standingFindings(look, base, standing)),
        ...(await barriersOn(look)),
        ...(await openingFindings(look, base.opening)),
        ...(await keyboardFindings(look)),
      ]
      if (found.length > 0) return found.map(inOtherLanguage)
      found.push(...(await fillInFindings(look, () => look.goto(address))))
      await look.page.setViewportSize(widths.phone)
      await look.settle()
      found.push(...(await look.troubles()))
      return found.map(inOtherLanguage)
    },
  )

function inOtherLanguage(finding: Unplaced): Unplaced {
  const isOfScripts = ['errors', 'hydration', 'console'].includes(finding.about)
  if (!isOfScripts || finding.what.startsWith('After')) return finding
  return { ...finding, what: `In Hindi, in another time zone, with ?q=1 behind the address: ${finding.what}` }
}

/** Comes from another page by a link, and goes back there by the header or by the browser's Back. */
export const passingVisit =
  (width: Width, number: number): Visit =>
  (visited, page) => {
    const from = visited.from.filter(path => path !== page.path)[number]
    if (from === undefined) return Promise.resolve([])
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

/** Runs one visit with a visitor of its own. */
async function visit(
  { browser }: Visited,
  conditions: Conditions,
  task: (look: Look) => Promise<Unplaced[]>,
): Promise<Unplaced[]> {
  const context = await lookingVisitor(browser, conditions)
  try {
    return await task(await lookAt(context))
  } catch (error) {
    if (error instanceof FrozenError)
      return [frozen('It stands still: nothing answers any more, neither the page nor the layout around it.')]
    if (error instanceof Error && /closed|destroyed|Cannot find context|crashed/i.test(error.message))
      return [led(error)]
    throw error
  } finally {
    // A page that stands still does not close by itself.
    await Promise.race([context.close(), new Promise(resolve => setTimeout(resolve, 2000))])
  }
}

function led(error: Error): Unplaced {
  return {
    about: 'navigation',
    what: 'It leads away or loads itself again without being asked, or its tab crashes.',
    remedy: `Look for location, reload() or a redirect in an effect. The browser says: ${error.message.split('\n')[0]}`,
  }
}

function notThere(troubles: Unplaced[]): Unplaced[] {
  if (troubles.length > 0) return troubles
  return [
    {
      about: 'navigation',
      what: 'The page never becomes interactive.',
      remedy: 'Look for a promise that never settles, or for code that stops in this situation only.',
    },
  ]
}

/** A visitor who comes back, and finds what an earlier release has left. */
async function returnFindings(look: Look, address: string, keys: readonly string[]): Promise<Unplaced[]> {
  const visits = ['', '{"of":"an earlier release"}', 'null', '[']
  // Without anything kept a second visit is like the first.
  for (const value of keys.length === 0 ? [] : visits) {
    if (!(await look.goto(address))) {
      const troubles = await look.troubles()
      return notThere(troubles).map(finding => onReturn(finding, value))
    }
    const found = await look.troubles()
    if (found.length > 0) return found.map(finding => onReturn(finding, value))
    const next = visits[visits.indexOf(value) + 1]
    if (next !== undefined) await look.ask(`spoil(${JSON.stringify(keys)}, ${JSON.stringify(next)})`)
  }
  return []
}

function onReturn(finding: Unplaced, value: string): Unplaced {
  const with_ =
    value === ''
      ? 'what the last one has stored'
      : `${value} in the storage, as an earlier release may have left it`
  return { ...finding, what: `On a second visit, with ${with_}: ${finding.what}` }
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
  await link.click({ timeout: 3000, noWaitAfter: true }).catch(() => undefined)
  return look.page.evaluate<boolean>(
    `globalThis[Symbol.for("release-check")].arrived(${JSON.stringify(to)}, 4000, 60)`,
  )
}

/** Turns the wheel down to the end, and up again. */
async function scrollFindings(look: Look): Promise<Unplaced[]> {
  await look.page.mouse.move(180, 400)
  const heights: number[] = []
  const extent = () =>
    look.ask<{ readonly top: number; readonly height: number; readonly room: number }>('extent()')
  const first = await extent()
  if (first.room < 200) return []
  let now = first
  for (let turn = 0; turn < 5; turn += 1) {
    await look.page.mouse.wheel(0, now.height)
    await look.pause(120)
    now = await extent()
    heights.push(now.height)
  }
  const troubles = await look.troubles()
  if (now.top === 0)
    return [
      ...troubles,
      {
        about: 'covered',
        what: 'The wheel does not scroll the page.',
        remedy: 'Look for a listener that prevents it, or overflow: hidden on what belongs to the shell.',
      },
    ]
  const isEndless = heights.every((height, index) => index === 0 || height > (heights[index - 1] ?? height))
  await look.page.mouse.wheel(0, -now.height)
  await look.settle()
  if (!isEndless) return troubles
  return [
    ...troubles,
    {
      about: 'covered',
      what: 'It grows whenever somebody scrolls to its end, so nobody reaches the footer.',
      remedy: 'Let a button or a link bring more.',
    },
  ]
}

/** The files are on this computer, so this is waiting, not loading; ms. */
const SLOW_MS = 3500

function slow(took: number): Unplaced {
  return {
    about: 'navigation',
    what: `It takes ${(took / 1000).toFixed(0)} s to appear, though all files are near.`,
    remedy: 'Look for what load() or the first rendering waits for.',
  }
}

function leaving(type: string): Unplaced {
  return {
    about: 'navigation',
    what: `It asks visitors who want to leave whether they really do (${type}), though they have typed nothing.`,
    remedy: 'Listen to beforeunload while there is something to lose only.',
  }
}

function moving(names: readonly string[]): Unplaced {
  return {
    about: 'motion',
    what: `It moves for ever, though the visitor has asked for less motion: ${names.slice(0, 3).join('; ')}.`,
    remedy: 'Put the animation into @media (prefers-reduced-motion: no-preference).',
  }
}

const focusLost: Unplaced = {
  about: 'keyboard',
  what: 'The focus is not on the page any more, so screen readers say nothing of the arrival.',
  remedy: 'The shell gives it to the h1: do not blur it or put it elsewhere.',
}

function notBack(to: string): Unplaced {
  return {
    about: 'navigation',
    what: `Whoever wants to go on to ${to} does not get there.`,
    remedy: 'Look for listeners that prevent clicks, and for code that changes the address or the history.',
  }
}

function stillRunning(count: number): Unplaced {
  return {
    about: 'leak',
    what: `Its timers or animation frames run on when it has gone: ${count} times in a second.`,
    remedy: 'Stop them in the function that the effect returns.',
  }
}

function leftBehind(lines: readonly string[]): Unplaced {
  return {
    about: 'outside its page',
    what: `The document around the page is not what it was before: ${lines.slice(0, 3).join(' ')}`,
    remedy:
      'Stay inside the page’s own elements, and take back in the function that an effect returns what had to be changed.',
  }
}
