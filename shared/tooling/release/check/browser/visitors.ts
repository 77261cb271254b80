import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

/** Settings of a visitor's browser, with common defaults. */
export interface VisitorSettings extends Pick<
  BrowserContextOptions,
  'viewport' | 'locale' | 'timezoneId' | 'reducedMotion'
> {
  readonly hasNoStorage?: boolean
}

/** A page's clock: real, or one that skips waiting times, for tests of static pages. */
export type PageClock = 'real' | 'fake'

const readInPageScript = (name: string) => readFile(new URL(`./in-page/${name}.mjs`, import.meta.url), 'utf8')

/** Records every page. */
export const watchScript = readInPageScript('page-watch')
/** Records the words of a page. */
export const textScript = readInPageScript('text')
/** In-page scripts of an audit; the last one records what the others have changed. */
const auditScripts = Promise.all([
  ...['layout', 'occluded'].map(readInPageScript),
  textScript,
  ...['idle', 'unsolicited', 'interaction', 'keyboard', 'content', 'built-ins'].map(readInPageScript),
])

/** Disables storage, as in a browser where a visitor has switched it off. */
const withoutStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException('Storage is switched off.', 'SecurityError') },
  })`

/** Opens a browser context with an empty cache, in which page-watch.mjs records every page. */
export async function openWatchedBrowserContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript({ content: await watchScript })
  return context
}

/** Opens a browser context that also has the in-page scripts of an audit. */
export async function openAuditBrowserContext(
  browser: Browser,
  { hasNoStorage = false, ...settings }: VisitorSettings,
  clock: PageClock = 'real',
): Promise<BrowserContext> {
  const context = await browser.newContext(settings)
  if (clock === 'fake') await context.clock.install()
  const scripts = [...(hasNoStorage ? [withoutStorage] : []), await watchScript, ...(await auditScripts)]
  // Join the scripts into one, since several scripts would run in any order.
  await context.addInitScript({ content: scripts.join('\n') })
  return context
}
