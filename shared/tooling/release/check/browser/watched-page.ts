import type { BrowserContext } from 'playwright'
import { formatErrorMessage } from '../finding.ts'
import { ANSWER_TIMEOUT_MS, withAnswerTimeout } from './answer-timeout.ts'
import type { InPageAnswer, InPageFunctions } from './in-page-functions.ts'

/** A tab of Chromium or Firefox that records its activity. Throws FrozenPageError if the page hangs. */
export type WatchedTab = ReturnType<typeof createWatchedTab>

/** A watched tab of Chromium. */
export type WatchedPage = Awaited<ReturnType<typeof openWatchedPage>>

/** Time limit for loading a document and its pictures from this computer; ms. */
export const LOAD_TIMEOUT_MS = 20_000
/** Time limit for hydration: longer than the shell's own for scripts, so that the shell reports first; ms. */
const HYDRATION_TIMEOUT_MS = 15_000
/** How long to wait for the result of `arrived()`, which itself waits for hydration; ms. */
const ARRIVAL_TIMEOUT_MS = HYDRATION_TIMEOUT_MS + ANSWER_TIMEOUT_MS
/** How long to wait for the results of effects; ms. */
const SETTLE_MS = 60

export async function openWatchedPage(context: BrowserContext) {
  const page = await context.newPage()
  const requested = new Set<string>()
  let documents = 0
  // Ignore loads that ended because the browser left the page, and blocked files, which are violations.
  const log = createActivityLog({ failures: /^(net::ERR_ABORTED|csp)$/ })
  page.on('popup', popup => {
    log.notePopup(popup.url())
    popup.close().catch(() => undefined)
  })
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) documents += 1
  })
  page.on('request', request => requested.add(request.url()))
  page.on('console', log.noteMessage).on('pageerror', log.noteError).on('dialog', log.noteDialog)
  page.on('requestfailed', log.noteFailure).on('response', log.noteResponse)
  const open = (url: string) =>
    page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
  const tab = createWatchedTab(log, open, async <Answer>(text: string) => await page.evaluate<Answer>(text))
  return {
    ...tab,
    page,
    requested,
    /** Opens the not-found document, which has no remote's page. */
    async gotoLayout(origin: string) {
      await open(`${origin}/release-check-of-an-unknown-address`)
      await tab.askWithin(ARRIVAL_TIMEOUT_MS, 'layoutArrived', HYDRATION_TIMEOUT_MS, SETTLE_MS)
    },
    async back(path: string) {
      await tab.ask('back')
      return tab.hasArrived(path)
    },
    /** Waits until pending effects have finished. */
    settle: () => tab.ask('settle', SETTLE_MS),
    /** Number of documents that the tab has opened. */
    documents: () => documents,
  }
}

/**
 * Makes the methods of a tab that are the same for both browsers.
 * @param open function that opens an address
 * @param evaluate function that evaluates an expression in the page
 */
export function createWatchedTab(
  log: ActivityLog,
  open: (url: string) => Promise<unknown>,
  evaluate: <Answer>(expression: string) => Promise<Awaited<Answer>>,
) {
  function askWithin<Name extends keyof InPageFunctions>(
    timeoutMs: number,
    name: Name,
    ...args: Parameters<InPageFunctions[Name]>
  ): Promise<InPageAnswer<Name>> {
    const call = `globalThis[Symbol.for("release-check")].${name}(${JSON.stringify(args).slice(1, -1)})`
    return withAnswerTimeout(evaluate<ReturnType<InPageFunctions[Name]>>(call), call, timeoutMs)
  }
  /** Calls a function of the in-page scripts. */
  const ask = <Name extends keyof InPageFunctions>(name: Name, ...args: Parameters<InPageFunctions[Name]>) =>
    askWithin(ANSWER_TIMEOUT_MS, name, ...args)
  const hasArrived = (path: string, timeoutMs = HYDRATION_TIMEOUT_MS) =>
    askWithin(ARRIVAL_TIMEOUT_MS, 'arrived', path, timeoutMs, SETTLE_MS)
  return {
    ...{ ask, askWithin },
    /** Waits for the page at a path. @returns whether it became interactive in time; false if it failed */
    hasArrived,
    async goto(url: string) {
      await open(url)
      return hasArrived(new URL(url).pathname)
    },
    /** Follows a link inside the site. */
    async follow(path: string) {
      await ask('follow', path)
      return hasArrived(path)
    },
    state: () => ask('state'),
    noise: (): PageActivity => log.current(),
    /** Returns the activity, and forgets it. */
    takeNoise(): PageActivity {
      const noise = log.current()
      log.forget()
      return noise
    },
    async forget() {
      log.forget()
      await ask('forget')
    },
  }
}

export type ActivityLog = ReturnType<typeof createActivityLog>

/** Maximum number of recorded events of a kind, and of characters of each: a page could fill the memory. */
const MAX_EVENTS = 1000
const MAX_CHARACTERS = 10_000

/** Adds a text to a list, but cuts a long text, and leaves out texts beyond the limit and says so. */
function noteLimited(list: string[], text: string): void {
  if (list.length > MAX_EVENTS) return
  const isCut = text.length > MAX_CHARACTERS
  const noted = isCut ? `${text.slice(0, MAX_CHARACTERS)} … (${text.length} characters)` : text
  list.push(list.length < MAX_EVENTS ? noted : `more than ${MAX_EVENTS}; the others are left out`)
}

/**
 * Records a page's events, which the drivers of both browsers report in the same form.
 * @param ignored patterns of console errors, and of reasons for failed requests, that are not recorded
 */
export function createActivityLog(ignored: { readonly console?: RegExp; readonly failures: RegExp }) {
  let noise = createNoActivity()
  const noteFailed = (url: string, why: string) => {
    if (noise.failedRequests.length > MAX_EVENTS || url.endsWith('/favicon.ico')) return
    const isLast = noise.failedRequests.length === MAX_EVENTS
    const left = { url: `more than ${MAX_EVENTS} files`, why: 'the others are left out' }
    noise.failedRequests.push(isLast ? left : { url: url.slice(0, MAX_CHARACTERS), why })
  }
  return {
    current: () => noise,
    forget: () => (noise = createNoActivity()),
    noteMessage: (message: { type(): string; text(): string }) => {
      const text = message.text()
      if (message.type() === 'error' && !ignored.console?.test(text)) noteLimited(noise.console, text)
    },
    noteDialog: (dialog: { type(): string; accept(): Promise<void>; dismiss(): Promise<void> }) => {
      if (!noise.dialogs.includes(dialog.type())) noise.dialogs.push(dialog.type())
      const answered = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()
      // Ignore errors of the answer to a dialog: the tab may have been closed meanwhile.
      answered.catch(() => undefined)
    },
    noteError: (error: unknown) => noteLimited(noise.errors, formatErrorMessage(error)),
    notePopup: (url: string) => noteLimited(noise.popups, url),
    noteFailure: (request: { url(): string; failure(): { readonly errorText: string } | null }) => {
      const why = request.failure()?.errorText ?? ''
      if (!ignored.failures.test(why)) noteFailed(request.url(), why)
    },
    noteResponse: (response: { url(): string; status(): number }) => {
      if (response.status() >= 400) noteFailed(response.url(), `answered ${response.status()}`)
    },
  }
}

/** What a page has done since its activity log was last cleared. */
export type PageActivity = ReturnType<typeof createNoActivity>

function createNoActivity() {
  const none = (): string[] => []
  const failedRequests: { readonly url: string; readonly why: string }[] = []
  return {
    /** Errors that were logged to the console. */
    console: none(),
    /** Errors that nothing has caught. */
    errors: none(),
    failedRequests,
    /** Types of dialogs that have opened: `alert`, `beforeunload` … */
    dialogs: none(),
    /** Addresses of windows that have opened. */
    popups: none(),
  }
}
