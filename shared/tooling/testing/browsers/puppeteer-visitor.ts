import type { Browser, ElementHandle, LaunchOptions, Page } from 'puppeteer-core'
import { QUIET_CHROMIUM_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { retryUntilItWorks } from './retry-until-it-works.ts'
import { findTargetElement, type PageTarget, type Visitor } from './visitor.ts'

/**
 * The part of puppeteer-core that starts a browser, the same in all versions: each old Chromium needs an old
 * version of puppeteer-core.
 */
export interface PuppeteerLauncher {
  launch(options: LaunchOptions): Promise<Browser>
}

/** Flags for Chromium. They switch off its sandbox, which does not work in Docker containers. */
export const CHROMIUM_ARGUMENTS = ['--no-sandbox', ...QUIET_CHROMIUM_FLAGS]

/** Opens a Chromium, or a Firefox over WebDriver BiDi. */
export async function startPuppeteerVisitor(
  puppeteer: PuppeteerLauncher,
  options: LaunchOptions,
): Promise<Visitor> {
  const browser = await puppeteer.launch({ headless: true, ...options })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  const errors = errorsOf(page)
  const elementOf = async (target: PageTarget): Promise<ElementHandle<HTMLElement>> => {
    const handle = await page.evaluateHandle(findTargetElement, target)
    const element = handle.asElement() as ElementHandle<HTMLElement> | null
    if (!element) throw new Error(`There is no ${target.role} "${target.name}" to be seen.`)
    return element
  }
  return {
    open: address => openIn(page, address),
    click: target => retryUntilItWorks(async () => (await elementOf(target)).click()),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (target, text) =>
      retryUntilItWorks(async () => {
        const element = await elementOf(target)
        await element.focus()
        await page.evaluate(() => {
          const { activeElement } = document
          if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
            activeElement.select()
        })
        await page.keyboard.press('Backspace')
        await page.keyboard.type(text)
      }),
    press: key => page.keyboard.press(key),
    go: steps => page.evaluate(count => history.go(count), steps),
    evaluate: (work, ...args) =>
      throughNavigation(() =>
        page.evaluate<[], () => ReturnType<typeof work>>(`(${String(work)})(...${JSON.stringify(args)})`),
      ),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  }
}

/** Time limit for loading a document before a retry; ms. */
const ARRIVAL_MS = 20_000

/**
 * Opens a document, and tries once more if that times out: Firefox reports loads by navigation id, and
 * confuses ids if the fragment of the address changes during the load (puppeteer/puppeteer#13041).
 */
async function openIn(page: Page, address: string): Promise<void> {
  try {
    await page.goto(address, { timeout: ARRIVAL_MS })
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error
    await page.goto(address, { timeout: 2 * ARRIVAL_MS })
  }
}

/**
 * Evaluates a function in the page, and again if a navigation replaces the document during the evaluation.
 */
async function throughNavigation<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && /context was destroyed|Cannot find context/.test(error.message))
      return retryUntilItWorks(ask)
    throw error
  }
}

function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error instanceof Error ? error.message : String(error)))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`)
  })
  return errors
}
