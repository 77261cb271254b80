import { type Browser, chromium } from 'playwright'
import { ensureBrowser, QUIET_CHROMIUM_FLAGS } from '../../programs/browser.ts'
import { BROWSER_START_MS } from './answer-timeout.ts'
import { isCheckServerPort } from './check-server.ts'
import {
  createMinimalEnvironment,
  type BrowserFolder,
  createBrowserFolder,
  writeSandboxedChromium,
  EGRESS_PROXY_PORT,
} from './sandbox.ts'

/**
 * Starts a browser for checks in the strongest sandbox available, with a bare environment, a temporary home
 * and access to some local ports. The caller closes the browser.
 * @param isOpen function that tells whether the browser may use a local port; by default the ports of check
 * servers
 */
export async function openBrowser(isOpen: (port: number) => boolean = isCheckServerPort): Promise<Browser> {
  const place = await createBrowserFolder(isOpen)
  try {
    const browser = await launchSafest(place)
    return browser.on('disconnected', () => place.close())
  } catch (error) {
    place.close()
    throw error
  }
}

/** Send all requests through the proxy, even those to local addresses, which Chromium sends directly. */
const THROUGH_PROXY = [
  `--proxy-server=socks5://127.0.0.1:${EGRESS_PROXY_PORT}`,
  '--proxy-bypass-list=<-loopback>',
]

/** Keeps a check's requests on this computer. Without a sandbox only the browser enforces this. */
const STAY_HERE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Switches WebRTC off, since it would bypass the proxy. */
const NO_WEBRTC = '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'

/**
 * Starts the browser in the safest way that works. Chromium's own sandbox needs namespaces: root cannot use
 * it, and some computers forbid it inside the sandbox of sandbox.ts. Some browsers, such as snaps, do not
 * start there.
 */
async function launchSafest(place: BrowserFolder): Promise<Browser> {
  const file = ensureBrowser()
  const env = createMinimalEnvironment(place.profile)
  const sandboxed = writeSandboxedChromium(file, place)
  const ways = [
    ...(sandboxed === undefined ? [] : [{ executablePath: sandboxed, network: THROUGH_PROXY }]),
    { executablePath: file, network: [STAY_HERE] },
  ].flatMap(way => [true, false].map(chromiumSandbox => ({ ...way, chromiumSandbox })))
  let why = ''
  for (const { network, ...way } of ways) {
    const args = [...QUIET_CHROMIUM_FLAGS, NO_WEBRTC, ...network]
    try {
      const browser = await chromium.launch({ ...way, args, env, timeout: BROWSER_START_MS })
      if (sandboxed !== undefined && way.executablePath !== sandboxed)
        console.error(
          `${file} does not start in a sandbox, so it runs without (shared/docs/reference/trust.md). ${why}`,
        )
      return browser
    } catch (error) {
      why = String(error)
    }
  }
  throw new Error(`${file} does not start. Try it by hand, or name another one: CHROME_PATH=<file>. ${why}`)
}
