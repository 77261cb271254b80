import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Where systems keep a Chromium. The one without windows comes first: with it a test costs half as much computing. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/**
 * Finds a Chromium for checks, pictures and browser tests, or installs one: Playwright's own, or else the system's package.
 * @returns its path
 * @throws Error that says what to install when neither works
 */
export function ensureBrowser(): string {
  return findBrowser() ?? installBrowser()
}

/** @returns its path, if there is one */
export function findBrowser(): string | undefined {
  const named = process.env['CHROME_PATH']
  if (named && !existsSync(named))
    throw new Error(`CHROME_PATH names ${named}, where nothing is. Correct or unset it.`)
  return [named, chromium.executablePath(), ...places].find(file => file && existsSync(file))
}

function installBrowser(): string {
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['apt-get', ['update', '--quiet']],
    ['apt-get', ['install', '--yes', '--quiet', 'chromium-headless-shell']],
    ['apt-get', ['install', '--yes', '--quiet', 'chromium']],
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
