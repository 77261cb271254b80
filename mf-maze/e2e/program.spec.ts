/** Tests that visitors lose no program, and that the focus and the keys stay where they expect them. */
import type { Page } from '@playwright/test'
import { driveRobot } from '@kutuhal/testing/site-tests/maze-robot.ts'
import { openPage } from '@kutuhal/testing/site-tests/open-page.ts'
import { expect, test } from '@kutuhal/testing/site-tests/site-test.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('region', { name: 'Your program' }).getByRole('listitem')

async function write(page: Page, program: string) {
  await page.getByRole('tab', { name: 'Write a program' }).click()
  await driveRobot(page, program)
}

test('Visitors whose program runs have the focus on what comes next', async ({ page }) => {
  await openPage(page, '/robot-maze')
  await write(page, 'FRF')
  await button(page, 'Run').press('Enter')
  await expect(status(page)).toContainText('Crashed into a wall!')
  await expect(button(page, 'Reset')).toBeFocused()
  await page.keyboard.press('Enter')
  for (let line = 0; line < 3; line++) await button(page, 'Take back').click()
  await driveRobot(page, 'FFFFRFFFF')
  await button(page, 'Run').press('Enter')
  await expect(button(page, 'Next: board 2')).toBeFocused()
})

for (const [way, leave] of [
  ['a reload', (page: Page) => page.reload()],
  ['a link to that board', (page: Page) => page.goto('/robot-maze?board=3')],
  [
    'another page and Back',
    async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveTitle(/^Blog/)
      await page.goBack()
    },
  ],
] as const) {
  test(`Visitors find the program of board 1 again after ${way} on board 3`, async ({ page }) => {
    await openPage(page, '/robot-maze')
    await write(page, 'FRF')
    await page.getByRole('button', { name: /^Board 3/ }).click()
    await expect(page.getByText('Board 3 of 11')).toBeVisible()
    await leave(page)
    await expect(page.getByText('Board 3 of 11')).toBeVisible()
    await page.getByRole('button', { name: /^Board 1 / }).click()
    await expect(lines(page)).toHaveText(['forward', 'right', 'forward'])
  })
}

test('Visitors who chose sounds find them chosen after a reload', async ({ page }) => {
  await openPage(page, '/robot-maze')
  const sounds = page.getByRole('checkbox', { name: 'Sounds' })
  await sounds.check()
  await page.reload()
  await expect(sounds).toBeChecked()
  await sounds.uncheck()
  await page.reload()
  await expect(sounds).toBeEnabled()
  await expect(sounds).not.toBeChecked()
})

test('The tabs leave key combinations to the browser', async ({ page }) => {
  await openPage(page, '/robot-maze')
  const drive = page.getByRole('tab', { name: 'Drive' })
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const isLeft = await drive.evaluate(
      (tab, name) =>
        tab.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', [name]: true, bubbles: true, cancelable: true }),
        ),
      modifier,
    )
    expect(isLeft, modifier).toBe(true)
  }
  await expect(drive).toHaveAttribute('aria-selected', 'true')
})
