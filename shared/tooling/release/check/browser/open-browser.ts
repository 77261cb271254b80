import { readFile } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { ensureBrowser } from '../../programs/browser.ts'

/** Starts a browser for checks; close it afterwards. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A check stays on this computer, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
}

/** A visitor of its own, with an empty cache, in whose pages page-watch.mjs takes notes. */
export async function watchedVisitor(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript({ content: await watchScript })
  return context
}

const watchScript = readFile(new URL('./page-watch.mjs', import.meta.url), 'utf8')
