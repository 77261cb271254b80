import { createEventCollectorScript, readCollectedEvents } from './support/collected-events.ts'
import { driveRobot, expect, getMazeStatus, test } from './support/partner-test.ts'

declare global {
  interface Window {
    references: WeakRef<Element>[]
  }
}

test.describe('A maze', () => {
  test(
    'has company: two on a page are played apart',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({
        body: `<robot-maze id="one"></robot-maze>${maze.script}<robot-maze id="two"></robot-maze>${maze.script}`,
      })
      const [one, two] = [page.locator('#one'), page.locator('#two')]
      await driveRobot(one, 'F')
      await driveRobot(two, 'RF')
      await expect(getMazeStatus(one)).toHaveText('Moved forward. Facing up, row 4, column 1.')
      await expect(getMazeStatus(two)).toHaveText('Moved forward. Facing right, row 5, column 2.')
    },
  )

  test('keeps its place when the page moves it', { tag: '@full' }, async ({ page, maze, openPartner }) => {
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

  test(
    'leaves nothing behind, however often it comes and goes',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
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
      const after = await rest()
      expect(after.nodes - before.nodes).toBeLessThan(300)
      expect(after.listeners - before.listeners).toBeLessThan(20)
    },
  )
})
