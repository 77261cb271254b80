import { readFile } from 'node:fs/promises'
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core'
import { findFirefox } from '../../programs/firefox.ts'
import { errorText } from '../finding.ts'
import { ANSWER_TIMEOUT_MS, withAnswerTimeout, closeOrGiveUp } from './answer-timeout.ts'
import { isCheckServer } from './check-server.ts'
import { minimalEnvironment, createBrowserFolder, writeSandboxedFirefox } from './sandbox.ts'
import {
  LOAD_TIMEOUT_MS,
  type PageActivity,
  type PageState,
  SETTLE_MS,
  noActivity,
  HYDRATION_TIMEOUT_MS,
  WATCH_EXPRESSION,
  type PageTexts,
} from './watched-page.ts'

export type Firefox = Browser

/**
 * Starts a Firefox for checks, as open-browser.ts starts a Chromium. The caller closes it.
 * @returns undefined if Firefox is not installed here
 */
export async function openFirefox(): Promise<Firefox | undefined> {
  const file = findFirefox()
  if (file === undefined) return undefined
  const place = await createBrowserFolder(isCheckServer)
  try {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: writeSandboxedFirefox(file, place) ?? file,
      userDataDir: place.profile,
      env: minimalEnvironment(place.folder),
      extraPrefsFirefox: throughProxy(place.socket),
      headless: true,
    })
    return firefox.on('disconnected', () => place.close())
  } catch (error) {
    place.close()
    throw error
  }
}

/** Firefox bypasses proxies for local addresses by default. */
const throughProxy = (socket: string) => ({
  'network.proxy.type': 1,
  'network.proxy.socks': `file://${socket}`,
  'network.proxy.socks_version': 5,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  // WebRTC would bypass the proxy.
  'media.peerconnection.enabled': false,
})

/** A watched tab of Firefox with its own cache and storage, like watched-page.ts for Chromium. */
export interface FirefoxTab {
  /** Opens an address; returns whether the page became interactive. */
  goto(url: string): Promise<boolean>
  /** Follows a link inside the site; returns whether the page appeared and became interactive. */
  follow(path: string): Promise<boolean>
  state(): Promise<PageState>
  words(): Promise<PageTexts>
  noise(): PageActivity
  forget(): Promise<void>
  close(): Promise<void>
}

export async function openFirefoxTab(
  firefox: Firefox,
  viewport: { readonly width: number; readonly height: number },
): Promise<FirefoxTab> {
  const page = await alone(async () => (await firefox.createBrowserContext()).newPage())
  await page.setViewport(viewport)
  for (const script of await scripts) await page.evaluateOnNewDocument(script)
  const noise = listenTo(page)

  function ask<Answer>(question: string, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Awaited<Answer>> {
    const answer = page.evaluate<[], () => Answer>(`${WATCH_EXPRESSION}.${question}`)
    return withAnswerTimeout(answer, question, timeoutMs)
  }
  const hasArrived = (path: string) =>
    ask<boolean>(
      `arrived(${JSON.stringify(path)}, ${HYDRATION_TIMEOUT_MS}, ${SETTLE_MS})`,
      HYDRATION_TIMEOUT_MS + ANSWER_TIMEOUT_MS,
    )

  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
      return hasArrived(new URL(url).pathname)
    },
    async follow(path) {
      await ask(`follow(${JSON.stringify(path)})`)
      return hasArrived(path)
    },
    state: () => ask<PageState>('state()'),
    words: () => ask<PageTexts>('text()'),
    noise: () => noise.heard(),
    async forget() {
      noise.forget()
      await ask('forget()')
    },
    close: () => alone(() => closeOrGiveUp(page.browserContext())),
  }
}

/**
 * Opens and closes tabs one at a time: Firefox fails to open a tab if another one closes meanwhile
 * (puppeteer/puppeteer#13360).
 */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = before.then(work)
  before = result.catch(() => undefined)
  return result
}

let before: Promise<unknown> = Promise.resolve()

const scripts = Promise.all(
  ['./in-page/page-watch.mjs', './in-page/text.mjs'].map(file =>
    readFile(new URL(file, import.meta.url), 'utf8'),
  ),
)

interface Listening {
  /** Returns the page's activity since the last call. */
  heard(): PageActivity
  forget(): void
}

/** Messages to ignore: aborted loads of a page that was left, and what the policy reports itself. */
const LEFT = /NS_BINDING_ABORTED|NS_ERROR_ABORT|CSP/i

/** Ignored: Firefox reports the hash of empty content if the page was left before a script arrived. */
const LEFT_BEFORE = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\//

/** Records a Firefox page's events, as watched-page.ts does for Chromium. */
function listenTo(page: Page): Listening {
  let noise = noActivity()
  page.on('console', message => {
    const text = message.text()
    if (message.type() === 'error' && !LEFT_BEFORE.test(text)) noise.console.push(text)
  })
  page.on('pageerror', error => noise.errors.push(errorText(error)))
  page.on('dialog', dialog => {
    noise.dialogs.push(dialog.type())
    dialog.dismiss().catch(() => undefined)
  })
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? ''
    if (!LEFT.test(why) && !isIcon(request)) noise.failedRequests.push({ url: request.url(), why })
  })
  page.on('response', response => {
    if (response.status() >= 400 && !isIcon(response.request()))
      noise.failedRequests.push({ url: response.url(), why: `answered ${response.status()}` })
  })
  return {
    heard: () => noise,
    forget: () => (noise = noActivity()),
  }
}

const isIcon = (request: HTTPRequest): boolean => request.url().endsWith('/favicon.ico')
