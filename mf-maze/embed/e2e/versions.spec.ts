import { expect, expectPlayable, test } from './support/partner-test.ts'

test(
  'A page that asks for a major version gets all of the game from one release',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    const script = maze.file('robot-maze.js', 'v1')
    await openPartner({ body: `<robot-maze></robot-maze><script src="${script}"></script>` })
    await expectPlayable(page)
    const fromHere = requests.filter(address => address.startsWith(maze.origin))
    expect(fromHere.filter(address => address.includes('@v1/'))).toEqual([script])
    expect(fromHere).toContain(maze.file('modules/maze.js'))
  },
)
