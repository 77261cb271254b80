import { createEventCollectorScript, readCollectedEvents } from './support/collected-events.ts'
import { driveRobot, expect, getMazeStatus, test } from './support/partner-test.ts'
import { mazeVersion } from './support/store.ts'

declare global {
  interface Window {
    references: WeakRef<Element>[]
  }
}

test.describe('A maze', { tag: '@full' }, () => {
  test('tells the page what happens, out of shadow trees, too', async ({ page, maze, openPartner }) => {
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
  })

  test('can be driven by the page, also before it is there', async ({ page, maze, openPartner }) => {
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
  })

  test('has company: two on a page are played apart', async ({ page, maze, openPartner }) => {
    await openPartner({
      body: `<robot-maze id="one"></robot-maze>${maze.script}<robot-maze id="two"></robot-maze>${maze.script}`,
    })
    const [one, two] = [page.locator('#one'), page.locator('#two')]
    await driveRobot(one, 'F')
    await driveRobot(two, 'RF')
    await expect(getMazeStatus(one)).toHaveText('Moved forward. Facing up, row 4, column 1.')
    await expect(getMazeStatus(two)).toHaveText('Moved forward. Facing right, row 5, column 2.')
  })

  test('keeps its place when the page moves it', async ({ page, maze, openPartner }) => {
    await openPartner({
      body: `<robot-maze></robot-maze><main></main>${maze.script}`,
      script: createEventCollectorScript('maze-move'),
    })
    await driveRobot(page, 'FR')
    await page.evaluate(() => {
      const maze = document.querySelector('robot-maze')
      if (maze) document.querySelector('main')?.append(maze)
    })
    await expect(getMazeStatus(page)).toHaveText('Turned right. Facing right, row 4, column 1.')
    await driveRobot(page, 'R')
    expect(await readCollectedEvents(page)).toHaveLength(3)
  })

  test('leaves nothing behind, however often it comes and goes', async ({ page, maze, openPartner }) => {
    await openPartner({ body: maze.script })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const comeAndGo = (times: number) =>
      page.evaluate(async rounds => {
        await customElements.whenDefined('robot-maze')
        window.references ??= []
        for (let round = 0; round < rounds; round++) {
          const maze = document.createElement('robot-maze')
          const ready = new Promise(resolve => maze.addEventListener('maze-ready', resolve))
          document.body.append(maze)
          await ready
          maze.moveForward()
          window.references.push(new WeakRef(maze))
          maze.remove()
        }
      }, times)
    const rest = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      const count = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
      return { nodes: count('Nodes'), listeners: count('JSEventListeners') }
    }
    await comeAndGo(5)
    const before = await rest()
    await comeAndGo(100)
    const alive = () => page.evaluate(() => window.references.filter(reference => reference.deref()).length)
    await expect
      .poll(async () => {
        await rest()
        return alive()
      })
      .toBeLessThan(3)
    await expect.poll(async () => (await rest()).nodes - before.nodes).toBeLessThan(300)
    await expect.poll(async () => (await rest()).listeners - before.listeners).toBeLessThan(20)
  })
})
