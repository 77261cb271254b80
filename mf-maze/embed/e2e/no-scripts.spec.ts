import { expect, expectPlayable, test } from './support/partner-test.ts'
import type { MazeServer } from './support/servers-test.ts'

const link = (maze: MazeServer) =>
  `<a href="https://www.kutuhal.example/robot-maze"><img src="${maze.file('board.svg')}" alt="Play the robot maze" width="560"></a>`
const withFallback = (maze: MazeServer) => `<robot-maze>${link(maze)}</robot-maze>${maze.script}`

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is a picture with a link to the maze', async ({ page, maze, openPartner }) => {
    await openPartner({ body: withFallback(maze) })
    const picture = page.getByRole('link', { name: 'Play the robot maze' }).getByRole('img')
    await expect(picture).toBeVisible()
    const size = () => picture.evaluate(image => [image.clientWidth, image.clientHeight])
    // Expect the full size: a picture that did not load would be only as high as its alternative text.
    await expect.poll(size).toEqual([560, 560])
  })
})

test(
  'With scripts the maze takes the place of its picture',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({ body: withFallback(maze) })
    await expectPlayable(page)
    await expect(page.getByRole('link', { name: 'Play the robot maze' })).toBeHidden()
  },
)
