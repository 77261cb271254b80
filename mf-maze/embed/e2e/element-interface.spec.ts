import { createEventCollectorScript, readCollectedEvents } from './support/collected-events.ts'
import { driveRobot, expect, getMazeStatus, test } from './support/partner-test.ts'
import { mazeVersion } from './support/store.ts'

test.describe('A maze', () => {
  test(
    'tells the page what happens, out of shadow trees, too',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({
        body: `<div id="host"></div>${maze.script}`,
        script: createEventCollectorScript('maze-ready', 'maze-move', 'maze-outcome', 'maze-resize'),
      })
      await page.evaluate(() => {
        const outer = document.querySelector('#host')?.attachShadow({ mode: 'open' })
        outer?.append(document.createElement('robot-maze'))
      })
      await driveRobot(page, 'FLF')
      expect(await readCollectedEvents(page, 'maze-ready')).toEqual([
        { type: 'maze-ready', version: mazeVersion, x: 0, y: 4, direction: 0, moves: 0 },
      ])
      expect(await readCollectedEvents(page, 'maze-move')).toEqual([
        { type: 'maze-move', version: mazeVersion, x: 0, y: 3, direction: 0, moves: 1 },
        { type: 'maze-move', version: mazeVersion, x: 0, y: 3, direction: 3, moves: 2 },
      ])
      const outcome = { outcome: 'leftTheBoard', text: 'Crashed! Out of bounds.' }
      expect(await readCollectedEvents(page, 'maze-outcome')).toEqual([
        { type: 'maze-outcome', version: mazeVersion, x: 0, y: 3, direction: 3, moves: 2, ...outcome },
      ])
      await expect
        .poll(async () => (await readCollectedEvents(page, 'maze-resize')).at(-1))
        .toMatchObject({ type: 'maze-resize', version: mazeVersion, width: 1264 })
    },
  )

  test(
    'can be driven by the page, also before it is there',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({ body: `<robot-maze></robot-maze>${maze.script}` })
      await page.evaluate(async () => {
        await customElements.whenDefined('robot-maze')
        const element = document.querySelector('robot-maze')
        element?.moveForward()
        element?.turnRight()
      })
      await expect(getMazeStatus(page)).toHaveText('Turned right. Facing right, row 4, column 1.')
      await page.locator('robot-maze').evaluate(element => {
        const maze = document.querySelector('robot-maze')
        if (element === maze) maze.turnLeft()
      })
      await expect(getMazeStatus(page)).toHaveText('Turned left. Facing up, row 4, column 1.')
      await page.evaluate(() => document.querySelector('robot-maze')?.reset())
      await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
    },
  )
})
