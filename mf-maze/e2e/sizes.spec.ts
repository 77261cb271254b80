/** Tests the board's size: for a class, and for visitors who zoom in. */
import type { Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const boardWidth = async (page: Page) => (await page.locator('[part=board]').boundingBox())?.width ?? 0

test('A class sees a large board and reads the status from the last row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openPage(page, '/robot-maze')
  expect(await boardWidth(page)).toBeGreaterThanOrEqual(800)
  await expect(page.locator('[part=board]')).toBeInViewport({ ratio: 1 })
  const size = (selector: string) =>
    page.locator(selector).evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size('main [role=status]')).toBeGreaterThanOrEqual(24)
})

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
  [1280, 720],
  [360, 740],
] as const) {
  test(
    `Zooming in on a window of ${width} by ${height} px never makes the board smaller`,
    { tag: '@full' },
    async ({ page }) => {
      await openPage(page, '/robot-maze')
      const widths: number[] = []
      for (const zoom of [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]) {
        await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) })
        widths.push(Math.round((await boardWidth(page)) * zoom))
      }
      // Rounding the window's size to whole pixels may cost a few.
      widths.forEach((at, index) =>
        expect(at, widths.join()).toBeGreaterThanOrEqual((widths[index - 1] ?? 0) - 4),
      )
    },
  )
}

test(
  'Visitors whose system chooses the colours see the chosen tab and the free squares',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openPage(page, '/robot-maze')
    const ground = (name: string) =>
      page.getByRole('tab', { name }).evaluate(tab => getComputedStyle(tab).backgroundColor)
    expect(await ground('Drive')).not.toBe(await ground('Write a program'))
    await page.getByText('Build your own walls').click()
    const free = page.getByRole('button', { name: 'Wall in row 1, column 1' })
    await expect(free).toHaveCSS('border-top-width', '2px')
    await expect(free).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  },
)
