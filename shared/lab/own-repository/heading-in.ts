import { ensureBrowser, QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { chromium } from 'playwright'

/**
 * The heading that a page shows in a browser, once its scripts have run.
 * @throws Error if there is none within half a minute
 */
export async function headingIn(address: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...QUIET_FLAGS] })
  try {
    const page = await browser.newPage()
    await page.goto(address)
    return (await page.locator('main h1').textContent()) ?? ''
  } finally {
    await browser.close()
  }
}
