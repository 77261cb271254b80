import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox } from '../../programs/firefox.ts'
import { ANSWER_TIMEOUT_MS, BROWSER_START_MS, closeWithTimeout } from './answer-timeout.ts'
import { isCheckServerPort } from './check-server.ts'
import { createMinimalEnvironment, createBrowserFolder, writeSandboxedFirefox } from './sandbox.ts'
import { textScript, watchScript } from './visitors.ts'
import { createActivityLog, LOAD_TIMEOUT_MS, createWatchedTab } from './watched-page.ts'

export type FirefoxBrowser = Browser

/**
 * Starts a Firefox for checks, as open-browser.ts starts a Chromium. The caller closes it.
 * @returns undefined if Firefox is not installed here
 */
export async function openFirefox(): Promise<FirefoxBrowser | undefined> {
  const file = findFirefox()
  if (file === undefined) return undefined
  const place = await createBrowserFolder(isCheckServerPort)
  try {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: writeSandboxedFirefox(file, place) ?? file,
      userDataDir: place.profile,
      env: createMinimalEnvironment(place.folder),
      extraPrefsFirefox: createProxySettings(place.socket),
      headless: true,
      timeout: BROWSER_START_MS,
    })
    return firefox.on('disconnected', () => place.close())
  } catch (error) {
    place.close()
    throw error
  }
}

/** Sends all requests through the proxy, even those to local addresses, which Firefox sends directly. */
const createProxySettings = (socket: string) => ({
  'network.proxy.type': 1,
  'network.proxy.socks': `file://${socket}`,
  'network.proxy.socks_version': 5,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  // Turn WebRTC off, since it would bypass the proxy.
  'media.peerconnection.enabled': false,
})

/** What Firefox reports although nothing is wrong. */
const ignored = {
  // If the browser leaves a page before a script arrives, Firefox compares the script's integrity hash with
  // the hash of empty content.
  console: /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\//,
  // The browser left the page, or the Content-Security-Policy blocked the file, which page-watch.mjs records.
  failures: /NS_BINDING_ABORTED|NS_ERROR_ABORT|CSP/i,
}

/** Opens a watched tab with its own cache and storage. */
export async function openFirefoxTab(
  firefox: FirefoxBrowser,
  viewport: { readonly width: number; readonly height: number },
) {
  const page = await runAlone(async () => (await firefox.createBrowserContext()).newPage())
  await page.setViewport(viewport)
  for (const script of [await watchScript, await textScript]) await page.evaluateOnNewDocument(script)
  const log = createActivityLog(ignored)
  page.on('console', log.noteMessage).on('pageerror', log.noteError).on('dialog', log.noteDialog)
  page.on('requestfailed', log.noteFailure).on('response', log.noteResponse)
  const open = (url: string) =>
    page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
  return {
    ...createWatchedTab(log, open, <Answer>(text: string) => page.evaluate<[], () => Answer>(text)),
    // Wait long, since no other tab may open before this one has closed.
    close: () => runAlone(() => closeWithTimeout(page.browserContext(), ANSWER_TIMEOUT_MS)),
  }
}

let lastTask: Promise<unknown> = Promise.resolve()

/**
 * Opens and closes tabs one at a time: Firefox fails to open a tab if another one closes meanwhile
 * (puppeteer/puppeteer#13360).
 */
function runAlone<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastTask.then(task)
  lastTask = result.catch(() => undefined)
  return result
}
