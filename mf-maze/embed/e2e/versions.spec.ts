import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { embedFolder } from '@kutuhal/release/store/store.ts'
import { expect, expectPlayable, test } from './support/partner-test.ts'
import { mazeStore, mazeVersion } from './support/store.ts'

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
    await expectPlayable(page.frameLocator('iframe').locator('body'))
    const fromHere = requests.filter(address => address.startsWith(maze.origin))
    expect(fromHere.filter(address => address.includes('@v1/')).sort()).toEqual([loader, script].sort())
    expect(fromHere).toContain(maze.file('modules/maze.js'))
  },
)

test('A page can frame the major version, too', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  const address = maze.file('frame.html', 'v1')
  await openPartner({
    body: `<iframe title="Maze" sandbox="allow-scripts" src="${address}" width="600" height="1400">`,
  })
  await expectPlayable(page.frameLocator('iframe').locator('body'))
})

test('A page can pin a version together with its hash', async ({ page, maze, openPartner }) => {
  const content = await readFile(path.join(embedFolder(mazeStore, `mf-maze@${mazeVersion}`), 'robot-maze.js'))
  const integrity = `sha384-${sha384(content)}`
  await openPartner({
    body: `<robot-maze></robot-maze><script async crossorigin integrity="${integrity}" src="${maze.file('robot-maze.js')}"></script>`,
  })
  await expectPlayable(page)
})
