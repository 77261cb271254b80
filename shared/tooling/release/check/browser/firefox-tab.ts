import puppeteer, { type Browser } from 'puppeteer-core'
import { findFirefox } from '../../programs/firefox.ts'
import { closeWithTimeout } from './answer-timeout.ts'
import { isCheckServerPort } from './check-server.ts'
import { createMinimalEnvironment, createBrowserFolderWithProxy, writeSandboxedFirefox } from './sandbox.ts'
import { textScript, watchScript } from './visitors.ts'
import { createActivityLog, LOAD_TIMEOUT_MS, createWatchedTab, type WatchedTab } from './watched-page.ts'

export type FirefoxBrowser = Browser

/**
 * Starts a Firefox for checks, as open-browser.ts starts a Chromium. The caller closes it.
 * @returns undefined if Firefox is not installed here
 */
export async function openFirefox(): Promise<FirefoxBrowser | undefined> {
  const file = findFirefox()
  if (file === undefined) return undefined
  const place = await createBrowserFolderWithProxy(isCheckServerPort)
  try {
    const firefox = await puppeteer.launch({
      browser: 'firefox',
      executablePath: writeSandboxedFirefox(file, place) ?? file,
      userDataDir: place.profile,
      env: createMinimalEnvironment(place.folder),
      extraPrefsFirefox: throughProxy(place.socket),
      headless: true,
    })
    return firefox.on('disconnected', () => place.close())
  } catch (error) {
    place.close()
    throw error
  }
}

/**
 * Firefox settings that send all requests through the proxy, even those to local addresses, which Firefox
 * sends directly by default.
 */
const throughProxy = (socket: string) => ({
  'network.proxy.type': 1,
  'network.proxy.socks': `file://${socket}`,
  'network.proxy.socks_version': 5,
  'network.proxy.socks_remote_dns': true,
  'network.proxy.no_proxies_on': '',
  'network.proxy.allow_hijacking_localhost': true,
  // Turn WebRTC off, since it would bypass the proxy.
  'media.peerconnection.enabled': false,
})

/** A watched tab of Firefox with its own cache and storage. */
export interface FirefoxTab extends WatchedTab {
  close(): Promise<void>
}

/**
 * Failed requests to ignore: loads that ended because the browser left the page, and files that the
 * Content-Security-Policy blocked, which page-watch.mjs records as violations.
 */
const LEFT = /NS_BINDING_ABORTED|NS_ERROR_ABORT|CSP/i

/**
 * Console errors to ignore: if the browser leaves a page before a script arrives, Firefox compares the
 * script's integrity hash with the hash of empty content.
 */
const LEFT_BEFORE = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\//

export async function openFirefoxTab(
  firefox: FirefoxBrowser,
  viewport: { readonly width: number; readonly height: number },
): Promise<FirefoxTab> {
  const page = await alone(async () => (await firefox.createBrowserContext()).newPage())
  await page.setViewport(viewport)
  for (const script of [await watchScript, await textScript]) await page.evaluateOnNewDocument(script)
  const log = createActivityLog({ console: LEFT_BEFORE, failures: LEFT })
  page.on('dialog', dialog => {
    log.current().dialogs.push(dialog.type())
    dialog.dismiss().catch(() => undefined)
  })
  page.on('console', log.noteMessage).on('pageerror', log.noteError)
  page.on('requestfailed', log.noteFailure).on('response', log.noteResponse)
  const open = (url: string) =>
    page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS }).catch(() => undefined)
  return {
    ...createWatchedTab(log, open, <Answer>(text: string) => page.evaluate<[], () => Answer>(text)),
    close: () => alone(() => closeWithTimeout(page.browserContext())),
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
