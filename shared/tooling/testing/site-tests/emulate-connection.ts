import type { Page } from '@playwright/test'

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
