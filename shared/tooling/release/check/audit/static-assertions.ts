import type { PageState, PageTexts } from '../browser/watched-page.ts'
import {
  findLeakedGlobals,
  comparePageOutlines,
  type PageOutlineChange,
  findLayoutChanges,
  type PageFinding,
  subtractList,
} from '../gate/page-findings.ts'
import type {
  Occlusion,
  LayoutSnapshot,
  AuditTab,
  PageLink,
  IdleSample,
  Overflow,
  StorageSnapshot,
} from './audit-tab.ts'
import { checkOcclusion, checkLayout, checkOverflow } from './visual.ts'

/**
 * Measurements of the not-found document, which contains no remote's page. If the measurements of another
 * document differ, the page in that document is the cause.
 */
export interface NotFoundPageBaseline {
  readonly layout: LayoutSnapshot
  readonly occluded: Occlusion
  readonly builtIns: readonly string[]
  readonly taken: readonly string[]
  readonly keys: readonly string[]
  readonly history: number
  readonly usual: PageOutlineChange
  readonly opening: Readonly<Record<string, boolean>>
}

export async function measureNotFoundPage(tab: AuditTab, hasStorage: boolean): Promise<NotFoundPageBaseline> {
  const state = await tab.state()
  return {
    layout: await tab.ask('layout()'),
    occluded: await tab.ask('occluded()'),
    builtIns: await tab.ask('builtIns()'),
    taken: await tab.ask('taken()'),
    history: (await tab.ask<IdleSample>('idle()')).history,
    usual: comparePageOutlines(state.composed.outline, state.outline),
    opening: await tab.ask('opening()'),
    keys: hasStorage ? (await tab.ask<StorageSnapshot>('stored()')).keys : [],
  }
}

interface AssertionOptions {
  /** Whether the browser loaded the page's document, instead of following a link inside the site. */
  readonly isArrival: boolean
  readonly hasStorage: boolean
  readonly readsWords: boolean
  readonly containers: readonly string[]
}

/** Finds faults that are visible without any interaction. */
export async function checkStaticPage(
  tab: AuditTab,
  base: NotFoundPageBaseline,
  { isArrival, hasStorage, readsWords, containers }: AssertionOptions,
): Promise<PageFinding[]> {
  const rest = await tab.ask<IdleSample>('idle()')
  const layout = await tab.ask<LayoutSnapshot>('layout()')
  const state = await tab.state()
  const found = [
    ...checkLayout(base.layout, layout),
    ...checkOcclusion(base.occluded, await tab.ask<Occlusion>('occluded()')),
    ...checkOverflow(await tab.ask<Overflow>('overflow()')),
    ...checkVisibleText(await tab.ask<PageTexts>('text()'), isArrival && readsWords),
    ...(await checkGlobalPollution(tab, base, containers)),
    ...(isArrival ? findLayoutChanges(state, base.usual) : []),
    ...scriptlessLinks(await tab.ask<PageLink[]>('links()')),
    ...pictureFindings(await tab.ask<string[]>('stretched()')),
    ...clashFindings(await tab.ask<string[]>('clashes()')),
    ...(hasStorage ? storageFindings(await tab.ask<StorageSnapshot>('stored()')) : []),
  ]
  const taken = subtractList(await tab.ask<string[]>('taken()'), base.taken)
  if (taken.length > 0)
    found.push({
      about: 'unsolicited',
      what: `It keeps visitors from what browsers always do, outside its own place too: ${taken.join(', ')}.`,
      remedy: 'Listen on an element of the page, and prevent only what the page does itself.',
    })
  for (const what of await tab.ask<string[]>('unsolicited()'))
    found.push({
      about: 'unsolicited',
      what: `It ${what}, though nobody has pressed anything.`,
      remedy: 'Wait until a visitor asks for it; a film that starts by itself is muted.',
    })
  if (isArrival && rest.scrolled > 2)
    found.push({
      about: 'navigation',
      what: `It scrolls away from its beginning by itself (${rest.scrolled} px).`,
      remedy: 'Leave scrolling to visitors; the shell sees to arrivals.',
    })
  const entries = rest.history - base.history
  if (isArrival && entries > 0)
    found.push({
      about: 'navigation',
      what: `It adds ${entries} to the browser's history by itself, so that Back does not lead back.`,
      remedy: 'Replace the address (history.replaceState, useQuery) instead of adding to it.',
    })
  return found
}

/** Global variables of axe, which has run in the page before. */
const OF_AXE: ReadonlySet<string> = new Set(['axe', '__core-js_shared__', 'document.elementsFromPoint'])

/** Finds changes to what all pages of a tab share: globals, listeners, built-ins. */
export async function checkGlobalPollution(
  tab: AuditTab,
  base: NotFoundPageBaseline,
  containers: readonly string[],
): Promise<PageFinding[]> {
  const state: PageState = await tab.state()
  const globals = state.globals.filter(name => !OF_AXE.has(name))
  const changed = subtractList(await tab.ask<string[]>('builtIns()'), base.builtIns).filter(
    name => !OF_AXE.has(name),
  )
  return [
    ...findLeakedGlobals({ ...state, globals }, containers),
    ...(changed.length === 0
      ? []
      : [
          {
            about: 'built-ins' as const,
            what: `It changes what the browser gives to everybody: ${changed.slice(0, 5).join(', ')}.`,
            remedy: 'Write a function of your own and call that.',
          },
        ]),
  ]
}

function pictureFindings(broken: readonly string[]): PageFinding[] {
  return broken.map(address => ({
    about: 'assets',
    what: `A picture cannot be shown: ${address.slice(0, 100)}`,
    remedy: 'Look whether the file is a whole picture of its kind.',
  }))
}

function clashFindings(ids: readonly string[]): PageFinding[] {
  if (ids.length === 0) return []
  return [
    {
      about: 'outside its page',
      what: `It uses ids that the layout has: ${ids.join(', ')}. Links and labels lead to the wrong one.`,
      remedy: 'Name them otherwise, or let useId() do it.',
    },
  ]
}

const MOST_STORED = 500_000

function storageFindings({ bytes, hasLostOthers }: StorageSnapshot): PageFinding[] {
  const found: PageFinding[] = []
  if (hasLostOthers)
    found.push({
      about: 'storage',
      what: 'It removes what others keep in the storage of the site.',
      remedy: "Remove the page's own keys only; never clear().",
    })
  if (bytes > MOST_STORED)
    found.push({
      about: 'storage',
      what: `It fills the storage that all pages share with ${Math.round(bytes / 1000)} kB.`,
      remedy: 'Keep less. All pages together have 5 MB, and then writing throws.',
    })
  return found
}

const TO_THE_TOP = /\b(top|start|beginning|up)\b|↑/i

/** Finds links that do not work without scripts, and links by plain http. */
function scriptlessLinks(links: readonly PageLink[]): PageFinding[] {
  return links.flatMap(({ label, written }): PageFinding[] => {
    const href = written?.trim() ?? ''
    const isTop = href === '#' && TO_THE_TOP.test(label)
    if (written === null ? true : (href === '' || href === '#') && !isTop)
      return written === null ? [] : [nowhere(label, href)]
    if (/^javascript:/i.test(href)) return [nowhere(label, href)]
    if (/^http:\/\/(?!localhost|127\.)/i.test(href)) return [insecure(label, href)]
    return []
  })
}

function nowhere(label: string, href: string): PageFinding {
  return {
    about: 'links',
    what: `The link “${label}” leads nowhere (href="${href}").`,
    remedy: 'Give it an address, or make it a button.',
  }
}

function insecure(label: string, href: string): PageFinding {
  return {
    about: 'links',
    what: `The link “${label}” leads to an address without encryption: ${href}`,
    remedy: 'Write https.',
  }
}

/** Number of words that scripts may change, for a counter or a greeting. */
const FEW = 12

/**
 * Checks that visitors see the document's words, both before scripts run and afterwards.
 * @param isArrival whether the browser loaded the page's document, instead of following a link inside the
 *   site
 */
export function checkVisibleText({ composed, now }: PageTexts, isArrival: boolean): PageFinding[] {
  const found: PageFinding[] = []
  if (isArrival) {
    const lost = subtractList(composed.seen, now.seen)
    if (lost.length > FEW && lost.length > composed.seen.length * 0.25)
      found.push({
        about: 'text',
        what: `Words of the document go when its scripts have run: ${lost.length} of ${composed.seen.length}, e.g. “${lost.slice(0, 5).join(' ')}”.`,
        remedy: 'Show in the browser what was composed; what scripts add comes on top.',
      })
    const late = subtractList(now.seen, composed.seen)
    if (late.length > FEW && late.length > now.seen.length * 0.5)
      found.push({
        about: 'text',
        what: `Without scripts most of its words are not to be seen: ${late.length} of ${now.seen.length}, e.g. “${late.slice(0, 5).join(' ')}”.`,
        remedy: `Give the words to the page by load(), so that they are composed, and hide nothing until scripts come.`,
      })
  }
  const { seen, hidden, odd } = now
  if (hidden.length > FEW && hidden.length > seen.length)
    found.push({
      about: 'text',
      what: `Most of its words are in the document, and not to be seen: ${hidden.length} of ${seen.length + hidden.length}, e.g. “${hidden.slice(0, 5).join(' ')}”.`,
      remedy: 'Look for opacity, visibility, sizes of nothing, or places outside the window.',
    })
  if (seen.length < 3)
    found.push({
      about: 'text',
      what: 'There is nothing to read on it.',
      remedy: 'Look for what takes the page away in the browser.',
    })
  if (odd.length > 0)
    found.push({
      about: 'text',
      what: `It shows what only programs should see: ${[...new Set(odd)].join(', ')}.`,
      remedy: 'Look for a value that is missing or that is not text.',
    })
  return found
}
