import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Full builds come before the headless shell, which lacks features. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium-headless-shell',
]

/** Chromium obeys only one list, so this one repeats what Playwright disables. */
const DISABLED_FEATURES = [
  // The address bar's popup opens hidden pages, which take a quarter of a visit's computing time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Without dialogs, and without requests other than those of pages. */
export const QUIET_CHROMIUM_FLAGS: readonly string[] = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Emulating a graphics card takes a tenth of the computing time.
  '--disable-gpu',
  // Passing frames to a separate process takes a sixth of the computing time.
  '--in-process-gpu',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** @throws Error that says what to install, if no browser is found or can be installed */
export function ensureBrowser(): string {
  return findBrowser() ?? installBrowser()
}

/** @returns CHROME_PATH, then Playwright's full build, then the system's browser */
export function findBrowser(exists: (file: string) => boolean = existsSync): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named && !exists(named))
    throw new Error(`CHROME_PATH names ${named}, where nothing is. Correct or unset it.`)
  return [named, chromium.executablePath(), ...places].find(file => file && exists(file))
}

function installBrowser(): string {
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['playwright', 'install', '--with-deps', '--no-shell', 'chromium']],
    ['apt-get', ['update', '--quiet']],
    ['apt-get', ['install', '--yes', '--quiet', 'chromium']],
    ['apt-get', ['install', '--yes', '--quiet', 'chromium-headless-shell']],
  ]
  for (const [command, args] of ways) {
    console.log(`No browser yet: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    const browser = findBrowser()
    if (browser) return browser
  }
  throw new Error(
    'No Chromium could be found or installed. Install one, or name it: CHROME_PATH=/path/to/chrome npm test.',
  )
}
