import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { ensureBrowser, QUIET_CHROMIUM_FLAGS } from '../../programs/browser.ts'
import {
  createMinimalEnvironment,
  type BrowserFolder,
  createBrowserFolder,
  writeSandboxedChromium,
  EGRESS_PROXY_PORT,
} from './sandbox.ts'

export interface PreparedBrowser {
  readonly options: LaunchOptions
  /** Removes the sandbox, when the browser has ended. */
  close(): void
}

/** Prepares browsers with a bare environment, a temporary home and access to some local ports. */
export async function prepareBrowser(isOpen: (port: number) => boolean): Promise<PreparedBrowser> {
  const place = await createBrowserFolder(isOpen)
  try {
    return { options: await findSafestOptions(place), close: () => place.close() }
  } catch (error) {
    place.close()
    throw error
  }
}

/** Starts such a browser, which reaches nothing by default. The caller closes the browser. */
export async function openBrowser(isOpen: (port: number) => boolean = () => false): Promise<Browser> {
  const prepared = await prepareBrowser(isOpen)
  return (await chromium.launch(prepared.options)).on('disconnected', () => prepared.close())
}

/** Time limit for the start of a browser, ten times what a busy computer needs; ms. */
const BROWSER_START_MS = 60_000

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
 * Tries ways to start the browser, the safest first. Chromium's own sandbox needs namespaces: root cannot use
 * it, and some computers forbid it inside the sandbox of sandbox.ts. Some browsers, such as snaps, do not
 * start there.
 */
async function findSafestOptions(place: BrowserFolder): Promise<LaunchOptions> {
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
    const options = { ...way, args, env, timeout: BROWSER_START_MS }
    try {
      await (await chromium.launch(options)).close()
    } catch (error) {
      why = String(error)
      continue
    }
    if (sandboxed !== undefined && way.executablePath !== sandboxed)
      console.error(
        `${file} does not start in a sandbox, so it runs without (shared/docs/reference/trust.md). ${why}`,
      )
    return options
  }
  throw new Error(`${file} does not start. Try it by hand, or name another one: CHROME_PATH=<file>. ${why}`)
}
