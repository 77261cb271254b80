import type { Page } from '@playwright/test'

/** A browser's data about its connection and its visitor's preferences (Network Information API). */
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
