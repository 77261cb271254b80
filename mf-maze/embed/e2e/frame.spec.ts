import AxeBuilder from '@axe-core/playwright'
import { createEventCollectorScript, readCollectedEvents } from './support/collected-events.ts'
import {
  getMazeBoard,
  getMazeButton,
  driveRobot,
  expect,
  expectPlayable,
  getMazeStatus,
  inFrame,
  test,
  waitForAnimations,
} from './support/partner-test.ts'
import { mazeVersion } from './support/store.ts'

test(
  'Element and frame play on a page that lets nothing in that did not agree to it (COEP)',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    const headers = { 'cross-origin-embedder-policy': 'require-corp' }
    await openPartner({ body: maze.frame(), headers })
    await expectPlayable(inFrame(page))
    // On a page of its own: below the element, the frame is out of view, where it does not load the game.
    await openPartner({ body: `<robot-maze></robot-maze>${maze.script}`, headers })
    await expectPlayable(page)
  },
)

test(
  'Everyone can play in the frame, with the keyboard alone and without motion',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const content = `<h1>Our page</h1><button>Before</button>${maze.frame()}`
    await openPartner({ root: 'lang="en"', body: `<main>${content}</main>` })
    await getMazeBoard(inFrame(page)).waitFor()
    await getMazeButton(page, 'Before').focus()
    for (const stop of [inFrame(page).getByRole('tab', { name: 'Drive' }), getMazeBoard(inFrame(page))]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowUp')
    await expect(getMazeStatus(inFrame(page))).toHaveText(/^Crashed! Out of bounds\./)
    const robot = getMazeBoard(inFrame(page)).locator('g[style*="transform"]').first()
    const duration = await robot.evaluate(element => getComputedStyle(element).transitionDuration)
    expect(Number.parseFloat(duration)).toBeLessThan(0.001)
    // Colours that are still changing may have less contrast.
    await waitForAnimations(inFrame(page))
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
  },
)

test('The frame plays under a strict policy, with the options in its address', async ({
  page,
  maze,
  openPartner,
}) => {
  await openPartner({
    body: maze.frame('#theme=dark&accent=rgb(0,90,200)&reset-label=Once+more&heading-level=3&board=2'),
    headers: { 'content-security-policy': `default-src 'none'; frame-src ${maze.origin}` },
  })
  await driveRobot(inFrame(page), 'R')
  await expect(getMazeBoard(inFrame(page))).toHaveAccessibleDescription(/ Walls: row 1, column 1;/)
  await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
  await expect(inFrame(page).getByRole('heading', { name: 'Robot Maze', level: 3 })).toBeVisible()
  await expect(getMazeButton(inFrame(page), 'Turn Left')).toBeVisible()
  await expect(getMazeButton(inFrame(page), 'Move Forward')).toHaveCSS('background-color', 'rgb(0, 90, 200)')
  await getMazeButton(inFrame(page), 'Once more').click()
  await expect(inFrame(page).getByText('Moves: 0 / 20')).toBeVisible()
})

test('A page that still names the element of release 1.0 gets the frame', async ({
  page,
  maze,
  openPartner,
}) => {
  const script = `<script async src="${maze.file('robot-maze-frame.js', 'v1')}"></script>`
  await openPartner({
    body: `<robot-maze-frame theme="dark" sound><a href="/play">Play elsewhere</a></robot-maze-frame>${script}${script}`,
    headers: {
      'content-security-policy': `script-src ${maze.origin}; frame-src ${maze.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  await expectPlayable(inFrame(page))
  await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  await expect(frame).toHaveAttribute('src', `${maze.file('frame.html')}#theme=dark&sound=`)
  await expect(page.getByText('Play elsewhere')).toBeHidden()
})

test('The frame keeps to itself', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  const address = await openPartner({ body: maze.frame() })
  await expectPlayable(inFrame(page))
  expect([...origins].sort()).toEqual([new URL(address).origin, maze.origin].sort())
  expect(await page.context().cookies()).toEqual([])
  const reach = await inFrame(page).evaluate(() => {
    const tries = [
      () => localStorage,
      () => document.cookie,
      () => parent.document,
      () => indexedDB.open('a'),
    ]
    return tries.filter(attempt => {
      try {
        attempt()
        return true
      } catch {
        return false
      }
    }).length
  })
  expect(reach, 'what the sandbox lets through').toBe(0)
})

test('A page speaks to the frame by messages', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  await openPartner({
    script: createEventCollectorScript('message'),
    body: maze.frame(),
  })
  await driveRobot(inFrame(page), 'F')
  await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
  await expect(getMazeStatus(inFrame(page))).toHaveText('Turned right. Facing right, row 4, column 1.')
  await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, set: { theme: 'dark' } }, '*'))
  await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
  const detail = { version: mazeVersion, x: 0, y: 3, direction: 1, moves: 2 }
  await expect
    .poll(() => readCollectedEvents(page))
    .toContainEqual({ 'robot-maze': 1, event: 'maze-move', detail })
})

test('Nobody but the page has a say', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  await openPartner({ body: maze.frame() })
  await getMazeBoard(inFrame(page)).waitFor()
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.srcdoc = `<script>parent.frames[0].postMessage({ 'robot-maze': 1, call: 'moveForward' }, '*')
      parent.postMessage('done', '*')</script>`
    const done = new Promise(resolve =>
      addEventListener('message', ({ data }) => data === 'done' && resolve(data)),
    )
    document.body.append(other)
    return done
  })
  await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnLeft' }, '*'))
  const frame = page.frameLocator('iframe[title="Robot Maze"]').locator('body')
  await expect(getMazeStatus(frame)).toHaveText('Turned left. Facing left, row 5, column 1.')
})

test.describe('a frame with mistakes', { tag: '@full' }, () => {
  test.use({ allowedNoise: /^#origin=/ })

  test('understands an origin with a slash or without a scheme, and says what to write', async ({
    page,
    maze,
    openPartner,
    partner,
  }) => {
    const { origin, host } = new URL(partner.add({}))
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    for (const written of [`${origin}/`, host]) {
      await openPartner({ body: maze.frame(`#origin=${written}`) })
      await getMazeBoard(inFrame(page)).waitFor()
      await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
      await expect(getMazeStatus(inFrame(page))).toHaveText('Turned right. Facing right, row 5, column 1.')
      expect(said).toContainEqual(expect.stringContaining(`Write #origin=${origin}:`))
    }
  })
})

test.describe('a frame that was told of another page', () => {
  // Allow the warning of some Chromium versions that a message did not reach the page.
  test.use({ allowedNoise: /does not match the recipient window's origin|^The maze does not listen to/ })

  test('It neither listens nor speaks', { tag: '@full' }, async ({ page, maze, openPartner }) => {
    await openPartner({
      script: createEventCollectorScript('message'),
      body: maze.frame('#origin=https://other.example'),
    })
    await getMazeBoard(inFrame(page)).waitFor()
    await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
    await driveRobot(inFrame(page), 'F')
    await expect(getMazeStatus(inFrame(page))).toHaveText('Moved forward. Facing up, row 4, column 1.')
    expect(await readCollectedEvents(page)).toEqual([])
  })
})
