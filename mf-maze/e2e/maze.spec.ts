import type { Page } from '@playwright/test'
import { isFullTestRun } from '@kutuhal/testing/full-tests.ts'
import { driveRobot, driveRobotWithKeys, mazePrograms } from '@kutuhal/testing/site-tests/maze-robot.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

/** Every outcome: both kinds of crashes, the goal, the limit, and the goal on the very last move. */
const outcomes = [
  [mazePrograms.outOfBounds, 'Crashed! Out of bounds.', 1],
  [mazePrograms.intoAWall, 'Crashed into a wall!', 2],
  [mazePrograms.toTheGoal, 'Success! The robot reached the goal!', 9],
  [mazePrograms.twentyTurns, 'Move limit reached. Try again!', 20],
  [mazePrograms.toTheGoalInTwentyMoves, 'Success! The robot reached the goal!', 20],
] as const

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const board = (page: Page) => page.getByRole('application', { name: 'Maze board' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' })
const actions = (page: Page) =>
  ['Move Forward', 'Turn Left', 'Turn Right'].map(name => page.getByRole('button', { name }))

async function expectMoves(page: Page, moves: number) {
  await expect(page.getByText(/^Moves: \d+ \/ 20$/)).toHaveText(`Moves: ${moves} / 20`)
}

async function expectAtStart(page: Page) {
  await expect(board(page).getByRole('img')).toHaveAccessibleName(/Robot: row 5, column 1, facing up\./)
  await expectMoves(page, 0)
  for (const action of actions(page)) await expect(action).toBeEnabled()
}

async function expectOutcome(page: Page, text: string, moves: number) {
  await expect(status(page).getByText(text, { exact: true })).toBeVisible()
  await expectMoves(page, moves)
  for (const action of actions(page)) await expect(action).toBeDisabled()
}

test.beforeEach(({ page }) => openPage(page, '/robot-maze'))

test('Visitors find the robot at the bottom left, facing up, before five walls and a goal', async ({
  page,
}) => {
  await expectAtStart(page)
  await expect(board(page).getByRole('img')).toHaveAccessibleName(/^Board of 5 rows and 5 columns\./)
  await page.getByText('Read the board as a table').click()
  await expect(page.getByRole('row')).toHaveText([
    /Column 1\s*Column 2\s*Column 3\s*Column 4\s*Column 5/,
    /^Row 1\s*Free\s*Free\s*Free\s*Free\s*Goal$/,
    /^Row 2\s*Free\s*Wall\s*Wall\s*Wall\s*Free$/,
    /^Row 3\s*Free\s*Free\s*Free\s*Wall\s*Free$/,
    /^Row 4\s*Free\s*Wall\s*Free\s*Free\s*Free$/,
    /^Row 5\s*Robot, facing up\s*Free\s*Free\s*Free\s*Free$/,
  ])
  // Expect on a phone that the table scrolls, not the page.
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('Visitors who win, crash or use up their moves are told so and can go on after a reset only', async ({
  page,
}) => {
  for (const [program, text, moves] of isFullTestRun ? outcomes : outcomes.slice(1, 3)) {
    await driveRobot(page, program)
    await expectOutcome(page, text, moves)
    await driveRobotWithKeys(page, 'LF')
    await expectOutcome(page, text, moves)

    await reset(page).click()
    await expectAtStart(page)
    await expect(page.getByText(text)).toHaveCount(0)
  }
})

test('Visitors can drive with the arrow keys', { tag: '@full' }, async ({ page }) => {
  await driveRobotWithKeys(page, mazePrograms.toTheGoal)
  await expectOutcome(page, 'Success! The robot reached the goal!', 9)
  await expect(board(page).getByRole('img')).toHaveAccessibleName(/Robot: row 1, column 5, facing right\./)
})

test('Visitors who listen hear what every move did', { tag: '@full' }, async ({ page }) => {
  await expect(status(page)).toHaveText(/Facing up, row 5, column 1\.$/)
  await driveRobot(page, 'F')
  await expect(status(page)).toHaveText(/^Moved forward\. Facing up, row 4, column 1\.$/)
  await driveRobot(page, 'R')
  await expect(status(page)).toHaveText(/^Turned right\. Facing right, row 4, column 1\.$/)
  await driveRobot(page, 'F')
  await expect(status(page)).toHaveText(/^Crashed into a wall!.*row 4, column 1\.$/)
})

test('Visitors can play and start again with the keyboard alone', { tag: '@full' }, async ({ page }) => {
  await board(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Read the board as a table')).toBeFocused()
  for (const button of [...actions(page), reset(page)]) {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectMoves(page, 1)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expectOutcome(page, 'Crashed! Out of bounds.', 1)

  // The focus moves to Reset, since the focused button is disabled.
  await expect(reset(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAtStart(page)
  await expect(reset(page)).toBeFocused()
})
