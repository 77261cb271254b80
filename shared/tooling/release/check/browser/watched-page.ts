import type { BrowserContext, Page, Request } from 'playwright'
import { errorText } from '../finding.ts'
import { ANSWER_TIMEOUT_MS, withAnswerTimeout } from './answer-timeout.ts'

/** The state of a page, as recorded by page-watch.mjs. */
export interface PageState {
  readonly reports: readonly { readonly release: string; readonly message: string }[]
  readonly violations: readonly PolicyViolation[]
  /** The markup before any script ran. */
  readonly composed: { readonly outline: readonly string[]; readonly page: string }
  readonly outline: readonly string[]
  /** Markup of the remote's page. */
  readonly page: string
  readonly path: string
  readonly title: string
  readonly titles: number
  readonly headings: readonly string[]
  /** Names of global variables that browsers do not define. */
  readonly globals: readonly string[]
  /** Event listeners as target, event and capture, e.g. `window scroll false`. */
  readonly listeners: readonly string[]
  /** Number of running intervals. */
  readonly timers: number
}

export interface PolicyViolation {
  readonly directive: string
  readonly blocked: string
  readonly sample: string
  readonly source: string
}

/** The texts of a page, as recorded by in-page/text.mjs. */
export interface PageTexts {
  readonly composed: VisibleText
  readonly now: VisibleText
}
export interface VisibleText {
  readonly seen: readonly string[]
  readonly hidden: readonly string[]
  readonly odd: readonly string[]
}

/** A page's activity since the last call. */
export interface PageActivity {
  /** Errors that were logged to the console. */
  readonly console: readonly string[]
  /** Errors that nothing has caught. */
  readonly errors: readonly string[]
  readonly failedRequests: readonly { readonly url: string; readonly why: string }[]
  /** Types of dialogs that have opened: `alert`, `beforeunload` … */
  readonly dialogs: readonly string[]
  /** Addresses of windows that have opened. */
  readonly popups: readonly string[]
}

/** A tab whose activity is recorded. Its methods throw FrozenError if the page does not answer. */
export interface WatchedPage {
  readonly page: Page
  readonly requested: ReadonlySet<string>
  /** @returns whether the page became interactive; false if the shell gave up or nothing happened in time */
  goto(url: string): Promise<boolean>
  /** Opens a document without a remote's page, such as the one for an unknown address. */
  gotoLayout(url: string): Promise<void>
  /** Follows a link inside the site; returns whether the page became interactive. */
  follow(path: string): Promise<boolean>
  /** Waits until pending effects have finished. */
  settle(): Promise<void>
  state(): Promise<PageState>
  back(path: string): Promise<boolean>
  noise(): PageActivity
  /** Number of documents that the tab has opened. */
  documents(): number
  forget(): Promise<void>
}

/** Time limit for loading a document and its pictures from this computer; ms. */
export const LOAD_TIMEOUT_MS = 20_000
/**
 * Time limit for hydration: longer than the shell's own limit for a remote's scripts, so that the shell
 * reports first; ms.
 */
export const HYDRATION_TIMEOUT_MS = 15_000
/** How long to wait for the results of effects; ms. */
export const SETTLE_MS = 60

export const WATCH_EXPRESSION = 'globalThis[Symbol.for("release-check")]'

export async function openWatchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  const requested = new Set<string>()
  let noise = noActivity()
  let documents = 0
  page.on('dialog', dialog => {
    noise.dialogs.push(dialog.type())
    const answered = dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()
    // Ignore errors here: the tab may have been closed meanwhile.
    answered.catch(() => undefined)
  })
  page.on('popup', popup => {
    noise.popups.push(popup.url())
    popup.close().catch(() => undefined)
  })
  page.on('framenavigated', frame => {
    if (frame === page.mainFrame()) documents += 1
  })
  page.on('request', request => requested.add(request.url()))
  page.on('console', message => {
    if (message.type() === 'error') noise.console.push(message.text())
  })
  page.on('pageerror', error => noise.errors.push(errorText(error)))
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    // Aborted loads of a page that was left are normal, and the policy reports blocked files itself.
    if (why !== 'net::ERR_ABORTED' && why !== 'csp') noise.failedRequests.push({ url: request.url(), why })
  })
  page.on('response', response => {
    const status = response.status()
    if (status >= 400 && !isIcon(response.request()))
      noise.failedRequests.push({ url: response.url(), why: `answered ${status}` })
  })

  function ask<Answer>(question: string, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Answer> {
    return withAnswerTimeout(page.evaluate<Answer>(`${WATCH_EXPRESSION}.${question}`), question, timeoutMs)
  }
  const hasArrived = (path: string) =>
    ask<boolean>(
      `arrived(${JSON.stringify(path)}, ${HYDRATION_TIMEOUT_MS}, ${SETTLE_MS})`,
      HYDRATION_TIMEOUT_MS + ANSWER_TIMEOUT_MS,
    )

  return {
    page,
    requested,
    async goto(url) {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
      return hasArrived(new URL(url).pathname)
    },
    async gotoLayout(url) {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
      await ask(
        `layoutArrived(${HYDRATION_TIMEOUT_MS}, ${SETTLE_MS})`,
        HYDRATION_TIMEOUT_MS + ANSWER_TIMEOUT_MS,
      )
    },
    async follow(path) {
      await ask(`follow(${JSON.stringify(path)})`)
      return hasArrived(path)
    },
    async back(path) {
      await ask('back()')
      return hasArrived(path)
    },
    settle: () => ask(`settle(${SETTLE_MS})`),
    state: () => ask<PageState>('state()'),
    noise: () => noise,
    documents: () => documents,
    async forget() {
      noise = noActivity()
      await ask('forget()')
    },
  }
}

export function noActivity() {
  return { console: [], errors: [], failedRequests: [], dialogs: [], popups: [] } as {
    console: string[]
    errors: string[]
    failedRequests: { url: string; why: string }[]
    dialogs: string[]
    popups: string[]
  }
}

const isIcon = (request: Request): boolean => request.url().endsWith('/favicon.ico')
