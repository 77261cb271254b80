import type { Page } from '@playwright/test'
import { locateAssistant } from '@kutuhal/testing/site-tests/assistant.ts'
import { insertAndFollowLink } from '@kutuhal/testing/site-tests/follow-new-link.ts'
import { waitUntilInteractive } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { publicPages } from '@kutuhal/testing/composed-site/public-pages.ts'

/** Mobile networks, from a weak 3G to EDGE. */
const lines = [
  { kilobits: 400, latency: 400 },
  { kilobits: 100, latency: 600 },
  { kilobits: 50, latency: 900 },
] as const

for (const { kilobits, latency } of lines) {
  test(`Every page is reached by navigation, and the chat opens, at ${kilobits} kbit/s and ${latency} ms`, async ({
    page,
  }) => {
    const troubles = await watchTroubles(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerSecond = (kilobits * 1000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await page.goto('/contact', { waitUntil: 'commit', timeout: 60_000 })
    const { launcher, dialog } = locateAssistant(page)
    // Focus the button: on some of these networks, no script is fetched before the first interaction.
    await launcher.focus()
    await waitUntilInteractive(page)
    note(`answers`, await clock(page))

    for (const { path, title } of publicPages.filter(({ path }) => !path.endsWith('/contact'))) {
      const from = Date.now()
      await insertAndFollowLink(page, path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      note(path, Date.now() - from)
    }
    const from = Date.now()
    await waitUntilInteractive(page)
    await launcher.click()
    await expect(dialog.getByRole('textbox')).toBeVisible()
    note('the chat', Date.now() - from)
    expect(troubles).toEqual([])
  })
}

/** Collects failure notices and error reports from all documents of the visit. */
async function watchTroubles(page: Page): Promise<readonly string[]> {
  const troubles: string[] = []
  await page.exposeFunction('noteTrouble', (trouble: string) => troubles.push(trouble))
  await page.addInitScript(() => {
    addEventListener('site-report', event => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      if (detail instanceof Object && 'message' in detail) void window.noteTrouble(String(detail.message))
    })
    new MutationObserver(() => {
      const alert = document.querySelector('main [role="alert"], aside [role="alert"]')
      if (alert) void window.noteTrouble(alert.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  return troubles
}

declare global {
  interface Window {
    noteTrouble: (trouble: string) => Promise<void>
  }
}

const clock = (page: Page) => page.evaluate(() => performance.now())

function note(what: string, ms: number): void {
  test.info().annotations.push({ type: 'took', description: `${what}: ${(ms / 1000).toFixed(1)} s` })
  console.log(`${what.padEnd(24)} ${(ms / 1000).toFixed(1)} s`)
}
