import axe from 'axe-core'
import { withAnswerTimeout } from '../browser/answer-timeout.ts'
import type { IdleSample, InPageAnswer } from '../browser/in-page-functions.ts'
import { listSome, type PageFinding } from '../finding.ts'
import { findLeakedGlobals, findLayoutChanges, subtractList } from '../gate/page-findings.ts'
import type { AuditTab, NotFoundPageBaseline } from './scenario.ts'
import { checkOcclusion, checkLayout, checkOverflow } from './visual.ts'

interface AssertionOptions {
  /** Whether the browser loaded the page's document, instead of following a link inside the site. */
  readonly isArrival: boolean
  readonly hasStorage: boolean
  /** Whether to compare the words before scripts run with those afterwards. */
  readonly comparesText: boolean
}

/** Finds faults that are visible without any interaction. */
export async function checkStaticPage(
  tab: AuditTab,
  base: NotFoundPageBaseline,
  { isArrival, hasStorage, comparesText }: AssertionOptions,
): Promise<PageFinding[]> {
  const idle = await tab.ask('idle')
  const layout = await tab.ask('layout')
  const state = await tab.state()
  return [
    ...checkLayout(base.layout, layout),
    ...checkOcclusion(base.occluded, await tab.ask('occluded')),
    ...checkOverflow(await tab.ask('overflow')),
    ...checkVisibleText(await tab.ask('text'), comparesText),
    ...(await checkGlobalPollution(tab, base)),
    ...(isArrival ? findLayoutChanges(state, base.usual) : []),
    ...(await tab.ask('links')).flatMap(checkLink),
    ...checkContent(await tab.ask('stretched'), await tab.ask('clashes')),
    ...(hasStorage ? checkStorage(await tab.ask('stored')) : []),
    ...checkUnsolicited(subtractList(await tab.ask('taken'), base.taken), await tab.ask('unsolicited')),
    ...(isArrival ? checkArrivalPosition(idle, base) : []),
  ]
}

/** Rules of axe for WCAG 2.2, levels A and AA. */
const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
}

/** Finds accessibility violations of a remote's page. */
export async function checkAccessibility({ page }: AuditTab): Promise<PageFinding[]> {
  await withAnswerTimeout(page.evaluate(`window.axe ? undefined : void (() => { ${axe.source} })()`), 'axe')
  const run = `axe.run(document.querySelector('[data-page]'), ${JSON.stringify(axeOptions)})`
  const { violations } = await withAnswerTimeout(page.evaluate<axe.AxeResults>(run), 'axe.run')
  return violations.map(({ id, help, helpUrl, nodes }) => {
    const elements = nodes.map(({ html }) => html.slice(0, 120))
    return {
      about: 'accessibility',
      what: `${help} (${id}): ${listSome(elements, ' ')}`,
      remedy: `Some visitors cannot use it as it is: ${helpUrl.split('?')[0]}`,
    }
  })
}

/** Global variables of axe, which has run in the page before. */
const OF_AXE: ReadonlySet<string> = new Set(['axe', '__core-js_shared__', 'document.elementsFromPoint'])

/** Finds changes to what all pages of a tab share: globals and built-ins. */
export async function checkGlobalPollution(
  tab: AuditTab,
  base: NotFoundPageBaseline,
): Promise<PageFinding[]> {
  const isOfPage = (name: string) => !OF_AXE.has(name)
  const { globals } = await tab.state()
  const found = findLeakedGlobals(globals.filter(isOfPage), base.containers)
  const changed = subtractList(await tab.ask('builtIns'), base.builtIns).filter(isOfPage)
  if (changed.length > 0)
    found.push({
      about: 'built-ins',
      what: `It changes what the browser gives to everybody: ${changed.slice(0, 5).join(', ')}.`,
      remedy: 'Write a function of your own and call that.',
    })
  return found
}

/** Finds links that do not work without scripts, and links by plain http. */
function checkLink({ label, written }: InPageAnswer<'links'>[number]): PageFinding[] {
  if (written === null) return []
  const href = written.trim()
  const isToTop = href === '#' && /\b(top|start|beginning|up)\b|↑/i.test(label)
  if (/^(#?$|javascript:)/i.test(href) && !isToTop) {
    const what = `The link “${label}” leads nowhere (href="${href}").`
    return [{ about: 'links', what, remedy: 'Give it an address, or make it a button.' }]
  }
  if (!/^http:\/\/(?!localhost|127\.)/i.test(href)) return []
  const what = `The link “${label}” leads to an address without encryption: ${href}`
  return [{ about: 'links', what, remedy: 'Write https.' }]
}

/**
 * @param broken addresses of pictures
 * @param ids those of the page's elements that the layout has too
 */
function checkContent(broken: readonly string[], ids: readonly string[]): PageFinding[] {
  const found = broken.map((address): PageFinding => ({
    about: 'assets',
    what: `A picture cannot be shown: ${address.slice(0, 100)}`,
    remedy: 'Look whether the file is a whole picture of its kind.',
  }))
  if (ids.length > 0)
    found.push({
      about: 'outside its page',
      what: `It uses ids that the layout has: ${ids.join(', ')}. Links and labels lead to the wrong one.`,
      remedy: 'Name them otherwise, or let useId() do it.',
    })
  return found
}

const MAX_STORED_BYTES = 500_000

function checkStorage({ bytes, hasLostOthers }: InPageAnswer<'stored'>): PageFinding[] {
  const found: PageFinding[] = []
  if (hasLostOthers)
    found.push({
      about: 'storage',
      what: 'It removes what others keep in the storage of the site.',
      remedy: "Remove the page's own keys only; never clear().",
    })
  if (bytes > MAX_STORED_BYTES)
    found.push({
      about: 'storage',
      what: `It fills the storage that all pages share with ${Math.round(bytes / 1000)} kB.`,
      remedy: 'Keep less. All pages together have 5 MB, and then writing throws.',
    })
  return found
}

/**
 * @param prevented names of events whose default action the page prevents
 * @param actions what the page has done before a visitor has pressed anything
 */
function checkUnsolicited(prevented: readonly string[], actions: readonly string[]): PageFinding[] {
  const found = actions.map((action): PageFinding => ({
    about: 'unsolicited',
    what: `It ${action}, though nobody has pressed anything.`,
    remedy: 'Wait until a visitor asks for it; a film that starts by itself is muted.',
  }))
  if (prevented.length > 0)
    found.push({
      about: 'unsolicited',
      what: `It keeps visitors from what browsers always do, outside its own place too: ${prevented.join(', ')}.`,
      remedy: 'Listen on an element of the page, and prevent only what the page does itself.',
    })
  return found
}

function checkArrivalPosition({ scrolled, history }: IdleSample, base: NotFoundPageBaseline): PageFinding[] {
  const found: PageFinding[] = []
  if (scrolled > 2)
    found.push({
      about: 'navigation',
      what: `It scrolls away from its beginning by itself (${scrolled} px).`,
      remedy: 'Leave scrolling to visitors; the shell sees to arrivals.',
    })
  if (history > base.history)
    found.push({
      about: 'navigation',
      what: `It adds ${history - base.history} to the browser's history by itself, so that Back does not lead back.`,
      remedy: 'Replace the address (history.replaceState, useQuery) instead of adding to it.',
    })
  return found
}

/** Number of words that scripts may change, for a counter or a greeting. */
const FEW = 12

/**
 * Checks that visitors see the document's words.
 * @param comparesText whether to compare the words before scripts run with those afterwards
 */
export function checkVisibleText(
  { composed, now }: InPageAnswer<'text'>,
  comparesText: boolean,
): PageFinding[] {
  const { seen, hidden, odd } = now
  const example = (words: readonly string[], all: number) =>
    `${words.length} of ${all}, e.g. “${words.slice(0, 5).join(' ')}”.`
  const lost = comparesText ? subtractList(composed.seen, seen) : []
  const late = comparesText ? subtractList(seen, composed.seen) : []
  const found: PageFinding[] = []
  if (lost.length > FEW && lost.length > composed.seen.length * 0.25)
    found.push({
      about: 'text',
      what: `Words of the document go when its scripts have run: ${example(lost, composed.seen.length)}`,
      remedy: 'Show in the browser what was composed; what scripts add comes on top.',
    })
  if (late.length > FEW && late.length > seen.length * 0.5)
    found.push({
      about: 'text',
      what: `Without scripts most of its words are not to be seen: ${example(late, seen.length)}`,
      remedy: `Give the words to the page by load(), so that they are composed, and hide nothing until scripts come.`,
    })
  if (hidden.length > FEW && hidden.length > seen.length)
    found.push({
      about: 'text',
      what: `Most of its words are in the document, and not to be seen: ${example(hidden, seen.length + hidden.length)}`,
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
