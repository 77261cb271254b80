import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

for (const [board, moves] of [
  ['1', 20],
  ['11', 39],
] as const) {
  test(
    `Teachers print board ${board} on one sheet, with the rules and lines for a program`,
    getFullTestTag(board === '1'),
    async ({ page }) => {
      await openPage(page, `/robot-maze?board=${board}`)
      await expect(page.getByText(`Board ${board} of 11`)).toBeVisible()
      await page.getByRole('button', { name: 'Move Forward' }).click()
      const sheet = await page.pdf({ format: 'A4' })
      expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText(`at most ${moves} moves`).first()).toBeVisible()
      await expect(page.locator('main ol:visible > li')).toHaveCount(moves)
      const picture = await page.locator('[part=board]').boundingBox()
      expect(picture?.width).toBeGreaterThan(400)
      await expect(page.getByRole('button', { name: 'Move Forward' })).toBeHidden()
      await expect(page.getByText('What children learn from it')).toBeHidden()
    },
  )
}
