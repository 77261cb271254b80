import { FrozenPageError } from '../browser/answer-timeout.ts'
import type { PageState, PolicyViolation } from '../browser/in-page-functions.ts'
import type { PageActivity, WatchedTab } from '../browser/watched-page.ts'
import type { PageFinding } from '../finding.ts'
import { extractTitle } from './html-parts.ts'

/** What a page itself has recorded; its markup is needed only to describe a hydration mismatch. */
type PageRecords = Pick<PageState, 'reports' | 'violations'> & Partial<Pick<PageState, 'composed' | 'page'>>

/**
 * Reports each error of a page in the browser once. If the shell's report and the browser's message are about
 * the same error, uses the report, which is more exact.
 */
export function collectErrorFindings(
  { reports, violations, composed, page = '' }: PageRecords,
  noise: PageActivity,
): PageFinding[] {
  const isReported = (text: string) => reports.some(({ message }) => isSame(message, text))
  // Read the shell's lines in the console too: its recorded reports are lost when the browser leaves a
  // document.
  const unreported = noise.console.filter(line => isTheShells(line) && !isReported(line))
  const messages = [...reports.map(({ release, message }) => `${release}: ${message}`), ...unreported]
  const failed = uniqueBy(noise.failedRequests, ({ url }) => url)
  const console = noise.console.filter(
    line =>
      !isReported(line) &&
      !unreported.includes(line) &&
      !/^(Failed to load resource|Refused to|\[Report Only\])/.test(line) &&
      !isOfPolicy(line, violations),
  )
  return [
    ...unique(messages).map(message => createReportFinding(message, composed?.page ?? '', page)),
    ...uniqueBy(violations, ({ directive, blocked }) => directive + blocked).map(createViolationFinding),
    ...failed
      .filter(({ url }) => !violations.some(({ blocked }) => url.startsWith(blocked)))
      .map(({ url, why }): PageFinding => ({
        about: 'requests',
        what: `It asks for ${url}, which does not come: ${why}.`,
        remedy: `Add the file to the release (its public/ folder), or do not ask for it.`,
      })),
    ...unique(noise.errors)
      .filter(text => !isReported(text))
      .map((text): PageFinding => ({
        about: 'errors',
        what: `It throws, and nobody catches it: ${text}`,
        remedy: `Mend it, or handle it where it happens.`,
      })),
    ...unique(noise.dialogs).map(createDialogFinding),
    ...unique(noise.popups).map((address): PageFinding => ({
      about: 'navigation',
      what: `It opens a window of its own: ${address}`,
      remedy: 'Make it a link: visitors who want a second window can have one.',
    })),
    ...unique(console).map((line): PageFinding => ({
      about: 'console',
      what: `It writes an error into the console: ${line}`,
      remedy: `Mend what it complains about. On the live site a monitor would take it for trouble.`,
    })),
  ]
}

/** @param type kind of the dialog that the page has opened, as browsers name it */
export function createDialogFinding(type: string): PageFinding {
  const isQuestion = type === 'beforeunload'
  return {
    about: 'navigation',
    what: isQuestion
      ? 'It asks visitors who want to leave whether they really do, though they have typed nothing.'
      : `It stops everything with ${type}() until the visitor answers.`,
    remedy: isQuestion
      ? 'Listen to beforeunload while there is something to lose only, and stop when the page goes.'
      : 'Say it in the page, or ask in a <dialog> there.',
  }
}

const isMismatch = (text: string): boolean => /Minified React error #(418|423|425)\b/.test(text)

/**
 * Whether a line of the console comes from the shell: its format is that of shell/report/report-errors.ts.
 */
const isTheShells = (line: string): boolean => isMismatch(line) || /^[\w-]+@\S+ failed: /.test(line)

/** Whether two messages are about the same error, which is so if one message quotes the other. */
function isSame(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/^(Uncaught )?(\(in promise\) )?(\w*Error: )?/, '')
  return one.includes(bare(other)) || other.includes(bare(one))
}

function isOfPolicy(line: string, violations: readonly PolicyViolation[]): boolean {
  const pattern =
    /Content Security Policy|violates the following|requires 'Trusted|Fetch API cannot load|Connecting to|has been blocked/i
  return violations.length > 0 && pattern.test(line)
}

function createReportFinding(message: string, composed: string, hydrated: string): PageFinding {
  if (!isMismatch(message))
    return {
      about: 'errors',
      what: `It fails in the browser: ${message}`,
      remedy: `Mend it: visitors would see a notice in place of the page, or the release before.`,
    }
  const difference = describeHydrationDifference(withoutAttributes(composed), withoutAttributes(hydrated))
  return {
    about: 'hydration',
    what: `The browser renders something else than was composed, so React throws the composed page away. ${difference}`,
    remedy: `Render the same from the same data: no clock, no random number, no \`typeof window\` while rendering. What only a browser knows comes after useIsHydrated() (@kutuhal/contract) or from an effect.`,
  }
}

/** Removes attributes: they may change once a page is interactive, and React does not compare them. */
const withoutAttributes = (markup: string): string =>
  // Remove React's comments, which separate adjacent texts in composed markup only.
  markup.replace(/<!--[^<>]{0,20}-->/g, '').replace(/<([a-z][\w-]*)\s[^<>]*>/gi, '<$1>')

const CONTEXT = 40

/** Describes the first difference between two texts, with some context. */
function describeHydrationDifference(composed: string, hydrated: string): string {
  let at = 0
  while (at < composed.length && composed[at] === hydrated[at]) at += 1
  if (at === composed.length && at === hydrated.length) return 'Afterwards both look the same.'
  const around = (text: string) => `“…${text.slice(Math.max(0, at - CONTEXT), at + CONTEXT)}…”`
  return `Composed: ${around(composed)}, in the browser: ${around(hydrated)}.`
}

function createViolationFinding({ directive, blocked, sample, source }: PolicyViolation): PageFinding {
  const where = source ? ` (${source})` : ''
  const example = sample ? `, “${sample}”` : ''
  return {
    about: 'security policy',
    what: `The Content-Security-Policy blocks ${blocked || 'something'} by ${directive}${example}${where}.`,
    remedy: getPolicyRemedy(directive),
  }
}

function getPolicyRemedy(directive: string): string {
  if (directive.startsWith('style-src'))
    return `Use Emotion's css prop; no style attributes in composed HTML.`
  if (directive.startsWith('connect-src'))
    return `The site talks to its own origin and the gateway only. Bring the data in while building, or have shell/composing/security-policy.ts allow the origin and release that shell first.`
  if (directive.startsWith('script-src')) return `Import the code, so that it becomes part of the release.`
  if (directive.includes('trusted-types'))
    return `Give HTML to React as SanitisedHtml (@kutuhal/contract), and let webpack load scripts.`
  return `Put the file into the app's public/ folder, so that it becomes part of the release.`
}

/** Checks the rules that apply to every opened page. */
export function checkOpenedPage(
  { title, titles, headings }: PageState,
  expectedTitle: string,
): PageFinding[] {
  const found: PageFinding[] = []
  if (title !== expectedTitle || titles > 1)
    found.push({
      about: 'title',
      what: `The document's title becomes "${title}"${titles > 1 ? `, with ${titles} <title> elements` : ''}, but the shell's rule says "${expectedTitle}".`,
      remedy: `Neither render <title> nor set document.title: the shell owns it (shell/routes.ts); a detail page names its item with definePage's \`title\`.`,
    })
  if (headings.length !== 1)
    found.push({
      about: 'headings',
      what: `In the browser it has ${headings.length} h1: "${headings.join('", "')}". There must be exactly one.`,
      remedy: `Give the page exactly one h1, in the composed HTML and afterwards.`,
    })
  return found
}

/** Global variables of the shell and the federation runtime. */
const SITE_GLOBALS =
  /^(__FEDERATION__|__VMOK__|_FEDERATION_RUNTIME_CORE|__GLOBAL_LOADING_REMOTE_ENTRY__|__reactRouterVersion)$/

/**
 * Reports global variables that the page has added.
 * @param containers names of the global variables of containers and chunks, which are allowed
 */
export function findLeakedGlobals(globals: readonly string[], containers: readonly string[]): PageFinding[] {
  const known = new Set(containers.flatMap(name => [name, `webpackChunk${name}`]))
  const leaked = globals.filter(name => !known.has(name) && !SITE_GLOBALS.test(name))
  if (leaked.length === 0) return []
  const what = `It puts ${leaked.join(', ')} on the window, where other remotes and other releases of this one would find it.`
  const remedy = `Keep it in a module. A remote has two globals only: its container and the list of its chunks.`
  return [{ about: 'globals', what, remedy }]
}

/**
 * Finds changes that a page makes outside its own area.
 * @param usual changes that hydration makes to the layout on every page, which are not reported
 */
export function findLayoutChanges({ composed, outline }: PageState, usual: readonly string[]): PageFinding[] {
  const changes = comparePageOutlines(composed.outline, outline).filter(line => !usual.includes(line))
  if (changes.length === 0) return []
  const what = `It changes the document outside its own area, which belongs to the shell:\n${changes.slice(0, 6).join('\n')}`
  const remedy = `Stay inside the page's own elements. A dialog is a <dialog> there; what scrolls is styled there.`
  return [{ about: 'outside its page', what, remedy }]
}

/** Lists the elements that are new in an outline, and those that are gone. */
export const comparePageOutlines = (before: readonly string[], after: readonly string[]): string[] => [
  ...subtractList(after, before).map(line => `now there: ${line}`),
  ...subtractList(before, after).map(line => `gone: ${line}`),
]

/** Returns the items of the first list that the second list lacks, or contains less often. */
export function subtractList(items: readonly string[], others: readonly string[]): string[] {
  const rest = new Map<string, number>()
  for (const other of others) rest.set(other, (rest.get(other) ?? 0) + 1)
  return items.filter(item => {
    const left = rest.get(item) ?? 0
    rest.set(item, left - 1)
    return left <= 0
  })
}

const unique = (items: readonly string[]): string[] => [...new Set(items)]

const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map(item => [keyOf(item), item])).values(),
]

const FROZEN = 'It stands still: nothing answers any more, neither the page nor the layout around it.'
const AWAY = 'It leads away or loads itself again without being asked, or its tab crashes.'
const DEAD = 'The composed page is shown, but its code never takes over: buttons in it stay dead.'
const MISSING = 'The page never appears.'

/**
 * Returns findings for an interrupted visit and for the errors before the interruption: after an error the
 * shell may load the page's document, which interrupts the visit.
 * @throws the error itself, if the page did not cause it
 */
export function collectInterruptedVisitFindings(
  { errors, console }: Pick<PageActivity, 'errors' | 'console'>,
  error: unknown,
): PageFinding[] {
  const noise = { errors, console, failedRequests: [], dialogs: [], popups: [] }
  const before = collectErrorFindings({ reports: [], violations: [] }, noise)
  if (error instanceof FrozenPageError) return [...before, createFrozenPageFinding(FROZEN)]
  if (!(error instanceof Error && /closed|destroyed|Cannot find context|crashed/i.test(error.message)))
    throw error
  const remedy = `Look for location, reload() or a redirect in an effect. The browser says: ${error.message.split('\n')[0]}`
  return [...before, { about: 'navigation', what: AWAY, remedy }]
}

/**
 * Whether a finding says that a visit ended early, so that the visit may have missed other findings. Words
 * about the situation may come before the finding's own (`prefixFindings`).
 */
export const isInterruptedVisitFinding = ({ what }: PageFinding): boolean =>
  [FROZEN, AWAY, DEAD, MISSING].some(words => what.endsWith(words))

export const createFrozenPageFinding = (what: string): PageFinding => ({
  about: 'frozen',
  what,
  remedy: 'Look for a loop that never ends or work that belongs into pieces: nothing answers meanwhile.',
})

/** Returns a finding for a page that does not become interactive. */
export const createDeadPageFinding = (isArrival: boolean): PageFinding =>
  isArrival
    ? {
        about: 'hydration',
        what: DEAD,
        remedy:
          'Look for something that never settles while it is loaded or rendered, such as a promise of a lazy part.',
      }
    : {
        about: 'navigation',
        what: MISSING,
        remedy:
          'Look for something in load() that never settles in the browser, or for a request that only works while composing.',
      }

/**
 * Checks a page that a tab has just opened.
 * @param isThere whether the page became interactive
 * @param isArrival whether the browser loaded the page's document, instead of following a link
 */
export async function checkArrival(
  tab: WatchedTab,
  html: string,
  isThere: boolean,
  isArrival: boolean,
): Promise<{ readonly state: PageState; readonly found: PageFinding[] }> {
  const state = await tab.state()
  const errors = collectErrorFindings(state, tab.noise())
  if (isThere) return { state, found: [...errors, ...checkOpenedPage(state, extractTitle(html))] }
  return { state, found: errors.length > 0 ? errors : [createDeadPageFinding(isArrival)] }
}
