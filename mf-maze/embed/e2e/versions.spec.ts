import { expect, expectPlayable, inFrame, test } from './support/partner-test.ts'

test(
  'A page that asks for a major version gets all of the game from one release',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    const [script, loader] = ['robot-maze.js', 'robot-maze-frame.js'].map(name => maze.file(name, 'v1'))
    await openPartner({
      body: `<robot-maze></robot-maze><robot-maze-frame></robot-maze-frame><script src="${script}"></script><script src="${loader}"></script>`,
    })
    await expectPlayable(page)
    await page.locator('robot-maze-frame').scrollIntoViewIfNeeded()
    await expectPlayable(inFrame(page))
    const fromHere = requests.filter(address => address.startsWith(maze.origin))
    expect(fromHere.filter(address => address.includes('@v1/')).sort()).toEqual([loader, script].sort())
    expect(fromHere).toContain(maze.file('modules/maze.js'))
  },
)
