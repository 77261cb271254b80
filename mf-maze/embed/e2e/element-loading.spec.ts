import { expect, expectPlayable, test } from './partner-test.ts'

test.describe('A maze', () => {
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

test.describe('A game script that is not the one that was built', () => {
  test.use({ allowedNoise: /the game did not load|Failed to find a valid digest|Subresource Integrity/ })

  test('does not run, and visitors can try again', async ({ page, maze, openPartner }) => {
    await page.route(maze.file('modules/maze.js'), route =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'document.title = "tampered"; export const createGame = () => {}',
      }),
    )
    await openPartner({ body: `<robot-maze><a href="/play">Play elsewhere</a></robot-maze>${maze.script}` })
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await expect(page.getByText('Play elsewhere')).toBeVisible()
    expect(await page.title()).toBe('A partner’s page')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPlayable(page)
  })
})
