import type { Page, Request } from '@playwright/test'

/** Holds back files that a page requests, like a slow network, until the test lets them arrive. */
export async function delayFileResponses(page: Page, files: RegExp): Promise<{ arrive(): void }> {
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  await page.route(files, async route => {
    await arrival
    await route.continue()
  })
  return { arrive }
}

/** What browsers say about the connection, and whether the visitor saves data (Network Information API). */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Emulates a network connection in documents that are opened from now on. */
export async function emulateConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript(value => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

/**
 * Records the requests that the browser sends during an action, except requests for files of releases: these
 * may occur whenever code is first needed, and cannot carry a visitor's text.
 * @returns method and address of each request
 */
export async function recordRequestsDuringAction(page: Page, action: () => Promise<void>): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', request => {
    if (!isForAFile(request)) sent.push(`${request.method()} ${request.url()}`)
  })
  await action()
  return sent
}

const isForAFile = (request: Request): boolean => {
  const { pathname, search } = new URL(request.url())
  return request.method() === 'GET' && search === '' && /^\/apps\/[\w-]+\/[\w.-]+\/[\w./-]+$/.test(pathname)
}
