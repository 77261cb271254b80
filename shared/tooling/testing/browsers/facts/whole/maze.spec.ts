import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectEventually, expect, siteAddress, test } from '../../facts-test.ts'
import { mazePrograms, parseRobotProgram, robotButtons, robotKeys } from '../../../site-tests/maze-robot.ts'
import { createButtonTarget, type Visitor } from '../../visitor.ts'
import { openDesktopPage, getVisibleText } from '../on-page.ts'

const success = 'Success! The robot reached the goal!'

const drive = async (visitor: Visitor, program: string) => {
  for (const command of parseRobotProgram(program))
    await visitor.click(createButtonTarget(robotButtons[command]))
}

test.describe('the maze of the site', () => {
  test.beforeEach(({ visitor }) => openDesktopPage(visitor, '/robot-maze'))
  // Otherwise the next test would go on with this game, since the page keeps it for a reload.
  test.afterEach(({ visitor }) => visitor.evaluate(() => sessionStorage.clear()))

  const status = (visitor: Visitor) => getVisibleText(visitor, 'main [role=status]')

  test('It is won with its buttons, which rest until Reset', async ({ visitor }) => {
    await drive(visitor, mazePrograms.toTheGoal)
    await expectEventually(() => status(visitor)).toContain(success)
    expect(await getVisibleText(visitor, 'main')).toContain('Moves: 9 / 20')
    const resting = () => document.querySelectorAll('main button:disabled').length
    expect(await visitor.evaluate(resting)).toBe(3)
    await visitor.click(createButtonTarget('Reset'))
    await expectEventually(() => getVisibleText(visitor, 'main')).toContain('Moves: 0 / 20')
    expect(await visitor.evaluate(resting)).toBe(0)
  })

  test('It is won with the arrow keys', async ({ visitor }) => {
    await visitor.click({ role: 'maze', name: 'Maze board' })
    for (const command of parseRobotProgram(mazePrograms.toTheGoal)) await visitor.press(robotKeys[command])
    await expectEventually(() => status(visitor)).toContain(success)
  })
})

test.describe('the maze on the page of a partner', () => {
  /** Returns a script tag as on pages of partners. It loads version 1 of the embed from the site's origin. */
  const script = (name: string) => `<script async src="${siteAddress}/embed/mf-maze@v1/${name}.js"></script>`

  /** Opens a page of a partner on another origin. */
  const openPartner = async (visitor: Visitor, body: string) => {
    const server = createServer((request, response) => {
      const page = `<!doctype html><html lang="en"><title>Our school</title><body>${body}</body></html>`
      if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(page)
      else response.writeHead(204).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    await visitor.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return () => (server.close(), server.closeAllConnections())
  }

  const inMaze = (visitor: Visitor, selector: string) =>
    visitor.evaluate(
      wanted => document.querySelector('robot-maze')?.shadowRoot?.querySelector(wanted)?.textContent ?? '',
      selector,
    )

  test('Its element is won with its buttons', async ({ visitor }) => {
    const close = await openPartner(visitor, `<robot-maze></robot-maze>${script('robot-maze')}`)
    await drive(visitor, mazePrograms.toTheGoal)
    await expectEventually(() => inMaze(visitor, '[part=status]')).toContain(success)
    await visitor.click(createButtonTarget('Reset'))
    await expectEventually(() => inMaze(visitor, '[part=status]')).toContain('row 5, column 1')
    close()
  })

  test('Its element tells the page what happens, and hears what it says', async ({ visitor }) => {
    const close = await openPartner(visitor, `<robot-maze></robot-maze>${script('robot-maze')}`)
    await expectEventually(() => inMaze(visitor, '[part=status]')).not.toBe('')
    await visitor.evaluate(() => {
      const maze = document.querySelector<HTMLElement & { moveForward(): void }>('robot-maze')
      maze?.addEventListener('maze-move', ({ type }) => (document.title = `Heard ${type}`))
      maze?.moveForward()
    })
    await expectEventually(() => visitor.evaluate(() => document.title)).toBe('Heard maze-move')
    close()
  })

  test('Its frame plays', async ({ visitor }) => {
    const frame = `${siteAddress}/embed/mf-maze@v1/frame.html`
    const close = await openPartner(
      visitor,
      `<iframe title="Robot Maze" sandbox="allow-scripts" width="600" height="1400" src="${frame}"></iframe>
      <script>
        const ask = () => frames[0].postMessage({ 'robot-maze': 1, call: 'moveForward' }, '*')
        addEventListener('message', ({ data }) => {
          if (data.event === 'maze-ready') ask()
          if (data.event === 'maze-move') document.title = 'Heard maze-move'
        })
      </script>`,
    )
    await expectEventually(() => visitor.evaluate(() => document.title)).toBe('Heard maze-move')
    close()
  })
})
