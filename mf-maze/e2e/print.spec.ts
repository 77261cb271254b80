import { listAncestorDisplayValues } from '@kutuhal/testing/site-tests/ancestor-layouts.ts'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

test(
  'Visitors who print the maze get no heading without its text, and can read what its buttons say',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/robot-maze')
    await page.emulateMedia({ media: 'print' })
    const lessons = page.getByRole('heading', { name: 'What children learn from it' })
    await expect(lessons).toHaveCSS('break-after', 'avoid')
    // Chromium ignores page breaks inside a grid, so the heading must not be inside a grid.
    expect(await lessons.evaluate(listAncestorDisplayValues)).not.toContain('grid')

    const ink = await lessons.evaluate(element => getComputedStyle(element).color)
    for (const button of [
      page.getByRole('button', { name: 'Move Forward' }),
      page.getByRole('link', { name: 'See the Blockzie course' }),
    ]) {
      await expect(button).toHaveCSS('color', ink)
      await expect(button).toHaveCSS('border-top-color', ink)
    }
  },
)
