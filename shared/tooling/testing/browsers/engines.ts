/**
 * Browsers in which the tests in facts/ run. shared/docs/decisions/23-browsers.md says what visitors get in
 * each browser.
 */
import puppeteer from 'puppeteer-core'
import { ensureBrowser, findBrowser } from '@kutuhal/release/programs/browser.ts'
import { ensureProgram, findProgram, type DebianProgram } from '@kutuhal/release/programs/debian-program.ts'
import { findFirefox } from '@kutuhal/release/programs/firefox.ts'
import { installOldChromium } from './old-chromium.ts'
import { CHROMIUM_ARGUMENTS, startPuppeteerVisitor } from './puppeteer-visitor.ts'
import type { Visitor } from './visitor.ts'
import {
  findMiniBrowser,
  hasWebDriverClient,
  installWebDriverClient,
  startWebkitVisitor,
} from './webkit-visitor.ts'

export interface BrowserEngine {
  readonly name: string
  /** Level of support. `whole`: all features work. `readable`: text, links and pictures, no scripts. */
  readonly tier: 'whole' | 'readable'
  /** Whether `npm run test:full` uses this browser, not only `npm run lab -- browsers`. */
  readonly isInFullTests: boolean
  /** Finds the browser; returns a function that starts it. */
  find(): Start | undefined
  /** Installs what the browser needs, if possible; otherwise prints what to do. */
  install(): void
}

type Start = () => Promise<Visitor>

const chromium: BrowserEngine = {
  name: 'chromium',
  tier: 'whole',
  isInFullTests: true,
  find: () => {
    const executablePath = findBrowser()
    return executablePath
      ? () => startPuppeteerVisitor(puppeteer, { executablePath, args: CHROMIUM_ARGUMENTS })
      : undefined
  },
  install: () => void ensureBrowser(),
}

const debianFirefox: DebianProgram = {
  name: 'firefox-esr',
  debianPackage: 'firefox-esr',
  elsewhere: 'any Firefox, such that "firefox" starts it',
}

const firefox: BrowserEngine = {
  name: 'firefox',
  tier: 'whole',
  isInFullTests: true,
  find: () => {
    const executablePath = findFirefox()
    return executablePath
      ? () => startPuppeteerVisitor(puppeteer, { executablePath, browser: 'firefox' })
      : undefined
  },
  install: () => {
    if (!firefox.find()) ensureProgram(debianFirefox)
  },
}

const webkitPrograms: readonly DebianProgram[] = [
  { name: 'WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { name: 'Xvfb', debianPackage: 'xvfb' },
]

const webkit: BrowserEngine = {
  name: 'webkit',
  tier: 'whole',
  isInFullTests: false,
  find: () => {
    const [driver, screen] = webkitPrograms.map(({ name }) => findProgram(name))
    const browser = findMiniBrowser()
    const isThere = driver && screen && browser && hasWebDriverClient()
    return isThere ? () => startWebkitVisitor({ driver, screen, browser }) : undefined
  },
  install: () => {
    webkitPrograms.forEach(ensureProgram)
    installWebDriverClient()
  },
}

/** All browsers, in the order of the support table. */
export const browserEngines: readonly BrowserEngine[] = [
  chromium,
  firefox,
  webkit,
  {
    tier: 'whole',
    isInFullTests: false,
    ...installOldChromium({ major: 109, build: '109.0.6', driver: '19.6.3' }),
  },
  {
    tier: 'readable',
    isInFullTests: false,
    ...installOldChromium({ major: 92, build: '92.0.0', driver: '10.4.0' }),
  },
]

/**
 * Finds a browser engine by its name.
 * @throws Error that lists the names of all engines, if none has this name
 */
export function findEngine(name: string): BrowserEngine {
  const engine = browserEngines.find(each => each.name === name)
  if (engine) return engine
  throw new Error(
    `No browser is called "${name}". There are ${browserEngines.map(each => each.name).join(', ')}.`,
  )
}
