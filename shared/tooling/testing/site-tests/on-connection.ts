import type { Page } from '@playwright/test'

/** What a browser knows of its line and of what its visitor wants of it (Network Information API). */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Has the documents that are opened from now on find themselves on such a connection. */
export async function onConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript(value => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}
