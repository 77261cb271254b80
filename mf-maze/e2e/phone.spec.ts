/** Tests the maze on a small phone: a child plays with the thumb, and all that the child needs is in view. */
import type { Locator, Page } from '@playwright/test'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'

const commands = { F: 'Move Forward', L: 'Turn Left', R: 'Turn Right' } as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status')

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** Taps without scrolling: Playwright's `tap()` scrolls to a button that still moves from the last tap. */
async function tap(page: Page, element: Locator) {
  await expect(element).toBeEnabled()
  await expect(element).toBeInViewport({ ratio: 1 })
  const { x, y, width, height } = await boxOf(element)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function drive(page: Page, program: string) {
  for (const letter of program) {
    if (letter === 'F' || letter === 'L' || letter === 'R') await tap(page, button(page, commands[letter]))
  }
}

/** Expects elements to be fully in view and not covered by the chat's button. */
async function expectInSight(page: Page, elements: readonly Locator[]) {
  for (const element of elements) {
    await expect(element).toBeInViewport({ ratio: 1 })
    const isCovered = async () => {
      const chat = await boxOf(button(page, 'Open chat assistant'))
      const { x, y, width, height } = await boxOf(element)
      return x + width > chat.x && y + height > chat.y && y < chat.y + chat.height
    }
    await expect.poll(isCovered, `the chat covers ${String(element)}`).toBe(false)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

test('Children win the maze on a phone without scrolling, mend the line that crashed, and find the way on', async ({
  page,
}) => {
  await openPage(page, '/robot-maze')
  // Wait for the typefaces, since they could move a button between measuring and tapping.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const game = [
    page.getByText(/^Moves: /),
    page.getByRole('application', { name: 'Maze board' }),
    status(page),
    ...['Move Forward', 'Turn Left', 'Turn Right', 'Reset'].map(name => button(page, name)),
  ]
  await expectInSight(page, game)

  await drive(page, 'FFFFF')
  await expect(status(page)).toContainText('Crashed! Out of bounds.')
  await expectInSight(page, game)
  await tap(page, button(page, 'Reset'))
  for (const line of [1, 2, 3, 4]) {
    const again = button(page, `Line ${line} again: forward`)
    await expectInSight(page, [again])
    await tap(page, again)
  }
  const tape = page.getByRole('region', { name: 'Your program so far' })
  await expect(tape.getByRole('listitem')).toHaveText([...Array<string>(4).fill('forward'), 'forward, crash'])
  await drive(page, 'RFFFF')

  await expect(status(page)).toContainText('Success! The robot reached the goal!')
  await expect(status(page)).toContainText('9 moves: the shortest way there is.')
  const next = [button(page, 'Next: board 2'), page.getByRole('link', { name: 'On to Blockzie' })]
  await page.setViewportSize({ width: 360, height: 740 })
  await expectInSight(page, [...game, ...next])
  await tap(page, page.getByRole('tab', { name: 'Write a program' }))
  await expectInSight(page, [...game, button(page, 'Run')])
})

test('Children see the board while the rest of the page still arrives, and nothing that will move', async ({
  page,
}) => {
  await page.route('/robot-maze', async route => {
    const response = await route.fetch()
    const [game = ''] = (await response.text()).split('<ol role="list" hidden')
    await route.fulfill({ response, body: game })
  })
  await page.goto('/robot-maze')
  await expect(page.getByRole('application', { name: 'Maze board' })).toBeVisible()
  await expect(page.getByText(/^Moves: /)).toBeVisible()
  await expect(page.getByText(/^Bring the robot to the lotus/)).toBeHidden()
  await expect(page.getByText('Read the board as a table')).toBeHidden()
  await expect(page.getByText('Move Forward', { exact: true })).toBeHidden()
})
