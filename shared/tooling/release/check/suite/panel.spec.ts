import { pagesUnderTest } from './pages-under-test.ts'
import { arrive, desktop, settle, test } from './visit.ts'

test.use({ viewport: desktop })

const { hasPanel, all } = pagesUnderTest()

if (hasPanel)
  test('Visitors open the panel of the layout, such as the chat, and close it', async ({ page }) => {
    await arrive(page, all.at(-1)?.path ?? '/')
    const launcher = page.locator('[data-panel]')
    await launcher.click()
    // Wait for a control in the panel: a loading indicator has nothing to press or fill in.
    const control = launcher.locator(
      'xpath=preceding-sibling::*[.//button or .//input or .//textarea or .//a[@href]]',
    )
    await control.first().waitFor()
    await settle(page)
    await launcher.click()
    await settle(page)
  })
