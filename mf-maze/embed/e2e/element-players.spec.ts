import {
  getMazeBoard,
  getMazeButton,
  driveRobot,
  expect,
  getMazeStatus,
  test,
} from './support/partner-test.ts'

declare global {
  interface Window {
    audioContexts: number
  }
}

test.describe('Visitors', () => {
  test('can play with the keyboard alone', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<button>Before</button><robot-maze></robot-maze>${maze.script}` })
    await getMazeBoard(page).waitFor()
    await getMazeButton(page, 'Before').focus()
    const driveRobot = page.getByRole('tab', { name: 'Drive' })
    const maker = page.getByRole('link', { name: 'Kutuhal' })
    const table = page.locator('summary').first()
    for (const element of [
      maker,
      driveRobot,
      getMazeBoard(page),
      table,
      getMazeButton(page, 'Move Forward'),
      getMazeButton(page, 'Turn Left'),
    ]) {
      await page.keyboard.press('Tab')
      await expect(element).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(getMazeStatus(page)).toContainText('Crashed! Out of bounds.')
    // The focus moves to Reset, since the focused button is disabled.
    await expect(getMazeButton(page, 'Reset')).toBeFocused()
    await page.keyboard.press('Enter')
    await getMazeBoard(page).press('ArrowUp')
    await expect(getMazeStatus(page)).toHaveText('Moved forward. Facing up, row 4, column 1.')
  })

  test(
    'who do not like motion see none, others do',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      const body = `<robot-maze></robot-maze>${maze.script}`
      const robot = getMazeBoard(page).locator('g[style*="transform"]').first()
      for (const [reducedMotion, duration] of [
        ['reduce', 0],
        ['no-preference', 0.35],
      ] as const) {
        await page.emulateMedia({ reducedMotion })
        await openPartner({ body })
        await driveRobot(page, 'F')
        const seconds = await robot.evaluate(element => getComputedStyle(element).transitionDuration)
        expect(Number.parseFloat(seconds)).toBeCloseTo(duration, 3)
      }
    },
  )

  test(
    'hear sounds only where the page wants them',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await page.addInitScript(() => {
        window.audioContexts = 0
        window.AudioContext = class extends AudioContext {
          constructor() {
            super()
            window.audioContexts++
          }
        }
      })
      for (const [attribute, contexts] of [
        ['', 0],
        ['sound', 1],
      ] as const) {
        await openPartner({ body: `<robot-maze ${attribute}></robot-maze>${maze.script}` })
        await driveRobot(page, 'FR')
        expect(await page.evaluate(() => window.audioContexts)).toBe(contexts)
      }
    },
  )
})
