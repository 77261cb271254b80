/** Playwright's `test` for visits: an error of the page at any moment fails the test. */
import { test as base, expect, type Page, type ViewportSize } from '@playwright/test'
import { lookAtPage } from './look-at-page.ts'
import { usePage } from './use-page.ts'
import { watchPage } from './watch-page.ts'

export { expect }

/** The scripts in one, since several would run in any order. */
const inPage = {
  content: [watchPage, lookAtPage, usePage].map(script => `(${String(script)})()`).join(';\n'),
}

export const phone = { width: 360, height: 740 } as const
export const desktop = { width: 1280, height: 800 } as const

/** Maximum length of a complaint; characters. */
const MAX_LINE = 300

/** Looks and behaviour of a document without a remote's page: what differs on a page is the page's doing. */
export type LayoutAlone = Awaited<ReturnType<typeof measureLayout>>

interface VisitFixtures {
  /** Whether the browser stores anything; visitors can switch that off. */
  readonly hasStorage: boolean
  /** Returns what the page has complained about since the last call: errors, dialogs, missing files. */
  readonly takeTroubles: () => readonly string[]
}

interface WorkerFixtures {
  readonly layoutAlone: (viewport: ViewportSize) => Promise<LayoutAlone>
}

export const test = base.extend<VisitFixtures, WorkerFixtures>({
  layoutAlone: [
    async ({ browser }, use, { project }) => {
      const known = new Map<number, Promise<LayoutAlone>>()
      async function measure(viewport: ViewportSize): Promise<LayoutAlone> {
        const { baseURL, ignoreHTTPSErrors = false } = project.use
        const page = await browser.newPage({ ...(baseURL && { baseURL }), ignoreHTTPSErrors, viewport })
        await page.addInitScript(inPage)
        await page.goto('/an-address-that-nothing-has')
        await page.waitForFunction(isLayoutInteractive)
        await settle(page)
        const measured = await measureLayout(page)
        await page.close()
        return measured
      }
      await use(viewport => {
        const measured = known.get(viewport.width) ?? measure(viewport)
        known.set(viewport.width, measured)
        return measured
      })
    },
    { scope: 'worker' },
  ],
  hasStorage: [true, { option: true }],
  takeTroubles: [
    async ({ page, hasStorage }, use) => {
      const lines: string[] = []
      if (!hasStorage) await page.addInitScript(switchStorageOff)
      await page.addInitScript(inPage)
      page.on('console', message => {
        // The browser's own error for a missing file names no address; the answer below does.
        const isOther = !/^(Failed to load resource|\[Report Only\])/.test(message.text())
        if (message.type() === 'error' && isOther) lines.push(message.text())
      })
      page.on('pageerror', error => lines.push(`Nobody catches: ${String(error)}`))
      page.on('popup', popup => lines.push(`It opens a window of its own: ${popup.url()}`))
      page.on('dialog', dialog => {
        lines.push(`It stops everything with a dialog (${dialog.type()}) until the visitor answers.`)
        void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss())
      })
      page.on('response', response => {
        const isIcon = response.url().endsWith('/favicon.ico')
        if (response.status() >= 400 && !isIcon) lines.push(`${response.url()} answers ${response.status()}.`)
      })
      page.on('requestfailed', request => {
        const why = request.failure()?.errorText ?? ''
        // Ignore what ended because the browser left the page, and what the policy blocked: it says so.
        if (!/ERR_ABORTED|^csp$/.test(why)) lines.push(`${request.url()} does not come: ${why}.`)
      })
      const take = () => [...new Set(lines.splice(0))].map(line => line.slice(0, MAX_LINE))
      await use(take)
      expect(take(), 'what the page complains about').toEqual([])
    },
    { auto: true },
  ],
})

const measureLayout = (page: Page) =>
  page.evaluate(async () => {
    const { visit } = window
    return {
      composed: visit.composed.outline,
      outline: visit.outline(),
      layout: visit.layout(),
      variables: visit.variables(),
      occluded: await visit.occluded(),
      builtIns: visit.builtIns(),
      globals: visit.globals(),
      prevented: visit.prevented(),
      keys: visit.stored().keys,
      history: history.length,
      buttons: await visit.workingLayoutButtons(),
    }
  })

/** Fails the test, which goes on, unless the list is empty. @param rule what the page should do instead */
export const expectNone = (found: readonly unknown[], rule: string): void =>
  expect.soft(found, rule).toEqual([])

export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilThere(page, new URL(address, 'http://site').pathname)
}

/** Follows a link to another page of the site without loading a document. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`header a[href="${path}"]:visible`).first()
  const isInHeader = (await link.count()) > 0
  await page.evaluate(markAsLeft)
  if (isInHeader) await link.click()
  else await page.evaluate(followNewLink, path)
  await waitUntilThere(page, path)
}

export async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(markAsLeft)
  await page.evaluate(() => history.back())
  await waitUntilThere(page, path)
}

async function waitUntilThere(page: Page, path: string): Promise<void> {
  await expect(async () => expect(await page.evaluate(isThere, path)).toBe(true), {
    message: `${path} is there, whole, and its code has taken over`,
  }).toPass({ timeout: ARRIVAL_MS, intervals: [30] })
  await settle(page)
}

/** How long a page may take, longer than the shell waits for scripts, so that the shell reports first; ms. */
const ARRIVAL_MS = 15_000

export const settle = (page: Page) =>
  page.evaluate(async () => {
    await window.visit.frame()
    await new Promise(done => requestIdleCallback(done, { timeout: 500 }))
    await window.visit.wait(60)
  })

// These functions run in the browser, so they use nothing outside themselves.

/** The page that stays visible while the next one loads is not the next one. */
const markAsLeft = () => document.querySelector('[data-page]')?.setAttribute('data-left', '')

function followNewLink(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}

function switchStorageOff(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError')
      },
    })
}

function isThere(path: string): boolean {
  const page = document.querySelector('[data-page]:not([data-left])')
  const { isWhole, isHydrated } = window.visit
  return location.pathname === path && isWhole() && [...(page?.children ?? [])].some(isHydrated)
}

function isLayoutInteractive(): boolean {
  const header = document.querySelector('header')
  return window.visit.isWhole() && (!header || window.visit.isHydrated(header))
}

/** The items that are in one list only, as many as there are more of. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...withoutItems(after, before).map(line => `now there: ${line}`),
    ...withoutItems(before, after).map(line => `gone: ${line}`),
  ]
}

/** The items of a list that another list lacks, or contains less often. */
export function withoutItems(items: readonly string[], others: readonly string[]): string[] {
  const rest = new Map<string, number>()
  for (const other of others) rest.set(other, (rest.get(other) ?? 0) + 1)
  return items.filter(item => {
    const left = rest.get(item) ?? 0
    rest.set(item, left - 1)
    return left <= 0
  })
}
