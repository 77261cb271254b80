import type { Page, Request } from '@playwright/test'

/**
 * What the browser sends while a visitor does something: every request but those for files of a release, which come when they are first
 * of use (a picture in sight, what measures the visit) and have no place for anything that a visitor wrote.
 */
export async function sentDuring(page: Page, action: () => Promise<void>): Promise<string[]> {
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
