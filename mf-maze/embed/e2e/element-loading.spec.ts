import type { Page } from '@playwright/test'
import { getMazeBoard, expect, expectPlayable, test } from './support/partner-test.ts'

test.describe('A maze', { tag: '@full' }, () => {
  test('is loaded when it comes near the view, and not before', async ({ page, maze, openPartner }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await openPartner({
      body: `<div style="height: 4000px"></div><robot-maze><p>Play here soon</p></robot-maze>${maze.script}`,
    })
    await page.evaluate(() => customElements.whenDefined('robot-maze'))
    await expect(page.getByText('Play here soon')).toBeVisible()
    expect(requests).not.toContain(maze.file('modules/maze.js'))
    await page.getByText('Play here soon').scrollIntoViewIfNeeded()
    await expectPlayable(page)
    await expect(page.getByText('Play here soon')).toBeHidden()
    expect(requests).toContain(maze.file('modules/maze.js'))
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the board is a picture with a link to the maze', async ({ page, maze, openPartner }) => {
    const board = `<img src="${maze.file('board.svg')}" alt="Play the robot maze" width="560">`
    const link = `<a href="https://www.kutuhal.example/robot-maze">${board}</a>`
    await openPartner({ body: `<robot-maze>${link}</robot-maze>${maze.script}` })
    const picture = page.getByRole('link', { name: 'Play the robot maze' }).getByRole('img')
    await expect(picture).toBeVisible()
    const size = () => picture.evaluate(image => [image.clientWidth, image.clientHeight])
    // Expect the full size: a picture that did not load would be only as high as its alternative text.
    await expect.poll(size).toEqual([560, 560])
  })
})

const onPage = '<robot-maze><a href="/play">Play elsewhere</a></robot-maze>'

test.describe('A game script', { tag: '@full' }, () => {
  test.use({
    allowedNoise:
      /the game did not load|Failed to find a valid digest|Subresource Integrity|SRI.s integrity|status of (404|503)|Content Security Policy|violates the following/,
  })

  const lines = (page: Page) => {
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    return () => said.find(text => text.includes('the game did not load')) ?? ''
  }

  test('that is not the one that was built does not run, and visitors can try again', async ({
    page,
    maze,
    openPartner,
  }) => {
    const why = lines(page)
    const game = `${maze.file('modules/maze.js')}*`
    await page.route(game, route =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.title = "tampered"; export const createGame = () => {}',
      }),
    )
    await openPartner({ body: onPage + maze.script })
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByText('Play elsewhere')).toBeVisible()
    expect(await page.title()).toBe('A partner’s page')
    await expect.poll(why).toContain('is not the file that was built: something on its way has changed it')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.press('Enter')
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    // The retry has failed, and the retry button still has the keyboard focus.
    await expect(again).toBeFocused()
    await page.unroute(game)
    await again.press('Enter')
    await expect(getMazeBoard(page)).toBeFocused()
    await expectPlayable(page)
  })

  test('that a busy server refuses once is asked for again', async ({ page, maze, openPartner }) => {
    let refused = 0
    await page.route(`${maze.file('modules/maze.js')}*`, route =>
      refused++ === 0 ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await openPartner({ body: onPage + maze.script })
    await expectPlayable(page)
    expect(refused).toBe(2)
  })

  test('that is missing, or that the page keeps out, is explained', async ({ page, maze, openPartner }) => {
    const why = lines(page)
    await openPartner({
      body: onPage + maze.script,
      headers: { 'content-security-policy': `script-src ${maze.file('robot-maze.js')}` },
    })
    await expect.poll(why).toContain(`allow ${maze.origin} in script-src.`)
    const missing = lines(page)
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(`${maze.file('modules/maze.js')}*`, route => route.fulfill({ status: 404, headers }))
    await openPartner({ body: onPage + maze.script })
    await expect.poll(missing).toContain(`${maze.origin} has no ${maze.file('modules/maze.js')}.`)
  })

  test('that never comes is not waited for for ever', async ({ page, maze, openPartner }) => {
    await page.clock.install()
    const asked = page.waitForRequest(`${maze.file('modules/maze.js')}*`)
    await page.route(`${maze.file('modules/maze.js')}*`, () => undefined)
    await openPartner({ body: onPage + maze.script }, 'commit')
    await asked
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('Play elsewhere')).toBeVisible()
  })
})
