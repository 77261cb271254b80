/** Tests how visitors edit a program, by pointer, keyboard and ear, and that they lose none. */
import type { Page } from '@playwright/test'
import { delayFileResponses } from '@kutuhal/testing/site-tests/network.ts'
import { driveRobot } from '@kutuhal/testing/site-tests/maze-robot.ts'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const lines = (page: Page) => page.getByRole('region', { name: 'Your program' }).getByRole('listitem')

async function write(page: Page, program: string) {
  await page.getByRole('tab', { name: 'Write a program' }).click()
  await driveRobot(page, program)
}

test('Visitors insert, change, delete and clear lines, hear each edit, and undo it', async ({ page }) => {
  await openPage(page, '/robot-maze')
  await write(page, 'FFL')
  const edit = async (name: string, told: string, program: readonly string[]) => {
    await button(page, name).click()
    await expect(status(page)).toHaveText(told)
    await expect(lines(page)).toHaveText(program)
  }
  const [forward, left, right] = ['forward', 'left', 'right']
  await edit('Line 2: forward', 'Line 2 chosen: a command goes in before it.', [forward, forward, left])
  await edit('Turn Right', 'Line 2 is new: right.', [forward, right, forward, left])
  await edit('Change', 'Line 3 is now left.', [forward, right, left, left])
  await edit('Delete', 'Line 3 deleted: left.', [forward, right, left])
  await edit('Line 3: left', 'No line chosen: a command goes to the end.', [forward, right, left])
  await edit('Clear all', 'All lines deleted: Undo brings them back.', [])
  await edit('Undo', 'Undone: the program has 3 lines.', [forward, right, left])
  await edit('Reset', 'Reset brings the robot back to the start and keeps your lines.', [
    forward,
    right,
    left,
  ])
})

test(
  'Visitors edit with the keyboard, and the focus stays in the program',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/robot-maze')
    await write(page, 'FLR')
    await button(page, 'Line 1: forward').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect(status(page)).toHaveText('Line 2 deleted: left.')
    await expect(button(page, 'Line 2: right')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Change')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveText(['forward', 'forward'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Delete')
    await expect(button(page, 'Line 1: forward')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(button(page, 'Undo')).toBeFocused()
  },
)

test('Visitors who press two buttons quickly edit twice', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/robot-maze')
  await write(page, 'FF')
  // The second press comes before the browser has had time for any other work.
  await page.evaluate(async () => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')]
        .find(each => (each.ariaLabel ?? each.textContent) === name)
        ?.click()
    press('Line 1: forward')
    await Promise.resolve()
    press('Change')
  })
  await expect(lines(page)).toHaveText(['left', 'forward'])
})

test('Visitors whose program runs have the focus on what comes next', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/robot-maze')
  await write(page, 'FRF')
  await button(page, 'Run').press('Enter')
  await expect(status(page)).toContainText('Crashed into a wall!')
  await expect(button(page, 'Reset')).toBeFocused()
  await page.keyboard.press('Enter')
  await button(page, 'Clear all').click()
  await driveRobot(page, 'FFFFRFFFF')
  await button(page, 'Run').press('Enter')
  await expect(button(page, 'Next: board 2')).toBeFocused()
})

test(
  'Visitors whose lines end before the goal hear where the robot is',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/robot-maze')
    await write(page, 'FR')
    await button(page, 'Run').click()
    await expect(status(page)).toHaveText('The lines end before the goal. Facing right, row 4, column 1.')
    // A run that a reload interrupts is no result.
    await button(page, 'Run').click()
    await page.reload()
    await expect(status(page)).toHaveText('Line 2: right.')
  },
)

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
  test(
    `Visitors find the program of board 1 again after ${way} on board 3`,
    getFullTestTag(way === 'a reload'),
    async ({ page }) => {
      await openPage(page, '/robot-maze')
      await write(page, 'FRF')
      await page.getByRole('button', { name: /^Board 3/ }).click()
      await expect(page.getByText('Board 3 of 11')).toBeVisible()
      await leave(page)
      await expect(page.getByText('Board 3 of 11')).toBeVisible()
      await page.getByRole('button', { name: /^Board 1 / }).click()
      await expect(lines(page)).toHaveText(['forward', 'right', 'forward'])
    },
  )
}

test('Visitors who return to a game see no other one before, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/robot-maze')
  await write(page, 'FRF')
  const scripts = await delayFileResponses(page, /\.js$/)
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      document.documentElement.dataset['moved'] = String(list.getEntries().length)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/robot-maze', '/robot-maze?board=3']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.locator('[part=board]')).toBeHidden()
  }
  await page.reload({ waitUntil: 'domcontentloaded' })
  scripts.arrive()
  await expect(page.getByText('Board 3 of 11')).toBeInViewport()
  await expect(page.locator('[part=board]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})

test('Visitors who chose sounds find them chosen after a reload', { tag: '@full' }, async ({ page }) => {
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

test(
  'Visitors without scripts read why where the buttons are',
  { tag: '@full' },
  async ({ withoutScripts }) => {
    for (const [width, height] of [
      [360, 740],
      [1366, 768],
    ] as const) {
      await withoutScripts.setViewportSize({ width, height })
      await withoutScripts.goto('/robot-maze')
      // Playwright finds no text in `noscript`.
      const reason = withoutScripts.locator('[part=controls] noscript p')
      await expect(reason).toContainText('The game needs scripts')
      await expect(reason).toBeInViewport({ ratio: 1 })
      await expect(withoutScripts.getByRole('button', { name: 'Move Forward' })).toBeDisabled()
    }
  },
)

test('The tabs leave key combinations to the browser', { tag: '@full' }, async ({ page }) => {
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
