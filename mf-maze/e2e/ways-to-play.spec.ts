/** Tests what visitors find on the page at the start, and what follows a win. */
import type { Locator, Page } from '@playwright/test'
import { getFullTestTag } from '@kutuhal/testing/full-tests.ts'
import { driveRobot, mazePrograms } from '@kutuhal/testing/site-tests/maze-robot.ts'
import { expect, openPage, test } from '@kutuhal/testing/site-tests/site-test.ts'
import { boards } from '../maze/boards.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const program = (page: Page) => page.getByRole('region', { name: 'Your program' })
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0

/**
 * Records the highlighted lines in the page, because a highlight may end before the test looks.
 * @returns a function that reads the texts of these lines, in order
 */
async function recordLitLines(region: Locator): Promise<() => Promise<readonly string[]>> {
  const record = await region.evaluateHandle(element => {
    const texts: string[] = []
    new MutationObserver(() => {
      const text = element.querySelector('[aria-current=step]')?.textContent
      if (text !== undefined && text !== texts.at(-1)) texts.push(text)
    }).observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
    return texts
  })
  return () => record.jsonValue()
}

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const) {
  test(
    `Visitors see the program that they write, and its running line lit, at ${width} by ${height} px`,
    getFullTestTag(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, '/robot-maze')
      await page.getByRole('tab', { name: 'Write a program' }).click()
      const noLine = program(page).getByText('No steps yet. The first command you give becomes line 1.')
      await expect(noLine).toBeInViewport({ ratio: 1 })
      // These twelve commands make a program that takes two rows.
      await driveRobot(page, 'FFLFLLLLLLLL')
      const last = program(page).getByRole('listitem').last()
      for (const part of [last, button(page, 'Turn Right'), button(page, 'Run')]) {
        await expect(part).toBeInViewport({ ratio: 1 })
      }
      const [lines, buttons] = [await topOf(last), await topOf(button(page, 'Turn Right'))]
      // The program is below the buttons on a laptop, and above them on a phone.
      expect(lines > buttons).toBe(width > 1000)
      expect(await page.evaluate(() => scrollY)).toBe(0)

      const litLines = await recordLitLines(program(page))
      await button(page, 'Run').click()
      await expect(status(page)).toContainText('Line 4 crashed. Change a line, or press Reset.')
      await expect(program(page).locator('[aria-current=step]')).toHaveText('forward, crash')
      expect(await litLines()).toEqual(['forward', 'left', 'forward, crash'])
      // An edit resets the robot.
      await program(page).getByRole('button', { name: 'Line 3: left' }).click()
      await button(page, 'Change').click()
      await expect(status(page)).toHaveText('Line 3 is now right.')
      await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
      await expect(button(page, 'Move Forward')).toBeEnabled()
    },
  )
}

test('Visitors who win go on to the next board, and find what they won after a reload, with the shortest way', async ({
  page,
}) => {
  await openPage(page, '/robot-maze')
  await driveRobot(page, mazePrograms.toTheGoal)
  await expect(status(page)).toContainText('9 moves: the shortest way there is.')
  const sizes = await Promise.all(
    ['Next: board 2', 'Move Forward'].map(async name => (await button(page, name).boundingBox())?.width ?? 0),
  )
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  await expect(button(page, 'Reset')).toHaveCSS('touch-action', 'manipulation')
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).not.toBeChecked()

  await expect(button(page, 'Next: board 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?board=2$/)
  await expect(page.getByRole('application', { name: 'Maze board' })).toBeFocused()
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/^Board of 5 rows.*Walls: row 1/)
  await page.reload()
  await expect(page.getByText('Board 2 of 11')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Board 1 Won in 9; shortest 9' })).toBeEnabled()
})

test('Visitors whose storage is switched off play on', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await openPage(page, '/robot-maze')
  await driveRobot(page, mazePrograms.toTheGoal)
  await expect(page.getByRole('button', { name: 'Board 1 Won in 9; shortest 9' })).toBeVisible()
})

test('Visitors build walls of their own, and anyone who opens the link plays there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/robot-maze')
  await page.getByText('Build your own walls').click()
  const wall = (row: number, column: number) => button(page, `Wall in row ${row}, column ${column}`)
  await wall(1, 4).click()
  await expect(page.getByText('It can be won. The shortest way takes 10 of 20 moves.')).toBeVisible()
  await wall(2, 5).click()
  await expect(page.getByText('There is no way to the goal: take a wall away.')).toBeVisible()
  await wall(2, 5).click()
  await button(page, 'Copy its link').click()
  await expect(page.getByText('Copied.')).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page.getByText('A board of your own')).toBeVisible()
  await expect(page.getByRole('application')).toHaveAccessibleDescription(/Walls: row 1, column 4;/)

  const receiver = await context.newPage()
  await openPage(receiver, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(receiver.getByText('A board somebody made')).toBeVisible()
})

test(
  'Teachers copy the whole snippet of their board for another page',
  { tag: '@full' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/robot-maze')
    await page.getByText('Build your own walls').click()
    await expect(page.getByRole('group', { name: 'Walls' }).getByRole('img', { name: 'Robot' })).toBeVisible()
    const copy = button(page, 'Copy the snippet')
    await expect(copy).toBeHidden()
    await page.getByText('On your own page', { exact: true }).click()
    await copy.click()
    await expect(page.getByText('Copied.')).toBeVisible()
    const snippet = await page.evaluate(() => navigator.clipboard.readText())
    const script = /src="([^"]+)"/.exec(snippet)?.[1] ?? ''
    expect(snippet).toContain('<robot-maze board="oooog-oxxxo-oooxo-oxooo-uoooo">')
    expect((await page.request.get(script)).headers()['content-type']).toContain('javascript')
  },
)

test('Visitors with a broken link are told so and go on to board 1', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/robot-maze?board=walls')
  await expect(page.getByText('This link leads to no board.')).toBeInViewport()
  await button(page, 'Play board 1').click()
  await expect(page).toHaveURL(/\/robot-maze$/)
  await expect(page.getByText('Board 1 of 11')).toBeInViewport()
})

test(
  'Visitors who have won all boards celebrate, with all their moves and the fewest',
  { tag: '@full' },
  async ({ page }) => {
    await page.addInitScript(
      fewest => {
        // The code of the first board is missing: its win is the last one.
        localStorage.setItem('robot-maze:won', fewest)
      },
      JSON.stringify(Object.fromEntries(boards.slice(1).map(({ code, fewest }) => [code, fewest + 1]))),
    )
    await openPage(page, '/robot-maze')
    await driveRobot(page, mazePrograms.toTheGoal)
    await expect(page.getByRole('heading', { name: 'All eleven!' })).toBeVisible()
    const fewest = boards.reduce((sum, board) => sum + board.fewest, 0)
    await expect(page.getByText(`with ${fewest + 10} moves in all`)).toContainText(
      `The shortest ways take ${fewest}: can you save 10?`,
    )
  },
)

test.describe('Whose network fails', () => {
  test.use({ allowedNoise: /Failed to load resource/ })

  test(
    'visitors hear that the builder of walls did not load, and open it once more',
    { tag: '@full' },
    async ({ page }) => {
      let isReachable = false
      const requests: string[] = []
      await page.route(/\/later\.js/, route => {
        requests.push(route.request().url())
        return isReachable ? route.continue() : route.abort()
      })
      await openPage(page, '/robot-maze')
      const builder = page.getByText('Build your own walls')
      expect(requests, 'before anybody opens it').toEqual([])
      await builder.press('Enter')
      await expect(page.getByText('This did not load. Close it and open it again.')).toBeVisible()
      isReachable = true
      await builder.press('Enter')
      await builder.press('Enter')
      await expect(page.getByRole('group', { name: 'Walls' })).toBeVisible()
    },
  )
})
