import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext } from 'playwright'

/** Settings of a visitor's browser, with common defaults. */
export interface VisitorSettings {
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Language of the browser, like `navigator.language`. */
  readonly locale?: string
  /** Time zone by its IANA name. */
  readonly timezoneId?: string
  readonly reducedMotion?: 'reduce'
  readonly hasNoStorage?: true
}

/** A page's clock: real, or one that skips waiting times, for tests of static pages. */
export type PageClock = 'real' | 'fake'

/** Opens a browser context with an empty cache, in which page-watch.mjs records every page. */
export async function openWatchedBrowserContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript({ content: await watchScript })
  return context
}

/** Opens a browser context that also has the in-page scripts of an audit. */
export async function openAuditBrowserContext(
  browser: Browser,
  { hasNoStorage, ...conditions }: VisitorSettings,
  clock: PageClock = 'real',
): Promise<BrowserContext> {
  const context = await browser.newContext(conditions)
  if (clock === 'fake') await context.clock.install()
  const scripts = [...(hasNoStorage ? [withoutStorage] : []), await watchScript, ...(await auditScripts)]
  // Join the scripts into one, since several scripts would run in any order.
  await context.addInitScript({ content: scripts.join('\n') })
  return context
}

/** Disables storage, as in a browser where a visitor has switched it off. */
const withoutStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException('Storage is switched off.', 'SecurityError') },
  })`

const textOf = (file: URL) => readFile(file, 'utf8')
const watchScript = textOf(new URL('./in-page/page-watch.mjs', import.meta.url))
/** In-page scripts in order: the first prepares the others, the last records what they changed. */
const auditScripts = Promise.all(
  [
    new URL('./in-page/elements.mjs', import.meta.url),
    new URL('./in-page/layout.mjs', import.meta.url),
    new URL('./in-page/occluded.mjs', import.meta.url),
    new URL('./in-page/text.mjs', import.meta.url),
    new URL('./in-page/idle.mjs', import.meta.url),
    new URL('./in-page/unsolicited.mjs', import.meta.url),
    new URL('./in-page/interaction.mjs', import.meta.url),
    new URL('./in-page/keyboard.mjs', import.meta.url),
    new URL('./in-page/content.mjs', import.meta.url),
    new URL('./in-page/built-ins.mjs', import.meta.url),
  ].map(textOf),
)
