import type { Page } from '@playwright/test'

/** All that the browser asks any server for while a visitor does something; the page itself has come in before. */
export async function requestsDuring(page: Page, action: () => Promise<void>): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', request => requests.push(`${request.method()} ${request.url()}`))
  await action()
  return requests
}
