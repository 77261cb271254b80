import type { Page, Request } from '@playwright/test'

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
