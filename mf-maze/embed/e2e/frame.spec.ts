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
import type { MazeServer } from './support/servers-test.ts'

test('The maze plays in a frame, which is as high as it needs to be', async ({ page, maze, openPartner }) => {
  await openPartner({
    body: `<div style="width: 400px"><robot-maze-frame></robot-maze-frame></div>${maze.frameScript}`,
  })
  await expectPlayable(inFrame(page))
  const heights = async () => [
    await page.locator('iframe').evaluate(frame => frame.getBoundingClientRect().height),
    await inFrame(page).evaluate(body => Math.round(body.getBoundingClientRect().height)),
  ]
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
  const before = await heights()
  await inFrame(page).getByText('Read the board as a table').click()
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan((before[0] ?? 0) + 100)
  await expect.poll(async () => new Set(await heights()).size).toBe(1)
})

test(
  'Element and frame play on a page that lets nothing in that did not agree to it (COEP)',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    const headers = { 'cross-origin-embedder-policy': 'require-corp' }
    await openPartner({ body: `<robot-maze-frame></robot-maze-frame>${maze.frameScript}`, headers })
    await expectPlayable(inFrame(page))
    // Use a separate page: below the frame, the element would move when the frame's height changes.
    await openPartner({ body: `<robot-maze></robot-maze>${maze.script}`, headers })
    await expectPlayable(page)
  },
)

test('The frame has the interface of the element', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  await openPartner({
    body: `<robot-maze-frame theme="dark" accent="rgb(0, 90, 200)" reset-label="Once more" heading-level="3"></robot-maze-frame>${maze.frameScript}`,
    script: createEventCollectorScript('maze-move'),
  })
  await page.evaluate(async () => {
    await customElements.whenDefined('robot-maze-frame')
    document.querySelector('robot-maze-frame')?.moveForward()
  })
  await expect(getMazeStatus(inFrame(page))).toHaveText('Moved forward. Facing up, row 4, column 1.')
  await expect
    .poll(() => readCollectedEvents(page))
    .toEqual([{ type: 'maze-move', version: mazeVersion, x: 0, y: 3, direction: 0, moves: 1 }])
  await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
  await expect(inFrame(page).getByRole('heading', { name: 'Robot Maze', level: 3 })).toBeVisible()
  await expect(getMazeButton(inFrame(page), 'Move Forward')).toHaveCSS('background-color', 'rgb(0, 90, 200)')
  await page.evaluate(() => {
    const frame = document.querySelector('robot-maze-frame')
    if (frame) Object.assign(frame, { theme: 'light', resetLabel: 'From the start' })
  })
  await getMazeButton(inFrame(page), 'From the start').click()
  await expect(inFrame(page).locator('.maze')).not.toHaveClass(/dark/)
  await expect(inFrame(page).getByText('Moves: 0 / 20')).toBeVisible()
})

test(
  'The frame speaks the language of the page round it and looks like it',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({
      root: 'lang="hi"',
      style: 'body { background: #101018; accent-color: rgb(255, 220, 0) }',
      body: `<robot-maze-frame></robot-maze-frame>${maze.frameScript}`,
    })
    await expect(getMazeButton(inFrame(page), 'आगे बढ़ो')).toBeVisible()
    await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
    await page.evaluate(() => document.querySelector('robot-maze-frame')?.setAttribute('lang', 'en'))
    const forward = getMazeButton(inFrame(page), 'Move Forward')
    await expect(forward).toHaveCSS('background-color', 'rgb(255, 220, 0)')
  },
)

test(
  'Everyone can play in the frame, with the keyboard alone and without motion',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const content = '<h1>Our page</h1><button>Before</button><robot-maze-frame></robot-maze-frame>'
    await openPartner({ root: 'lang="en"', body: `<main>${content}</main>${maze.frameScript}` })
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

test('The frame and its loader work under a strict policy with Trusted Types', async ({
  page,
  maze,
  openPartner,
}) => {
  const policy = `default-src 'none'; script-src ${maze.origin}; frame-src ${maze.origin}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
  await openPartner({
    body: `<robot-maze-frame></robot-maze-frame>${maze.frameScript}`,
    headers: { 'content-security-policy': policy },
  })
  await expectPlayable(inFrame(page))
})

test('The frame keeps to itself', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  const address = await openPartner({ body: `<robot-maze-frame></robot-maze-frame>${maze.frameScript}` })
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

test(
  'A page that does without the loader speaks to the frame by messages',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({
      script: createEventCollectorScript('message'),
      body: `<iframe title="Maze" sandbox="allow-scripts" src="${maze.file('frame.html')}" width="600" height="1400"></iframe>`,
    })
    await driveRobot(inFrame(page), 'F')
    await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
    await expect(getMazeStatus(inFrame(page))).toHaveText('Turned right. Facing right, row 4, column 1.')
    const detail = { version: mazeVersion, x: 0, y: 3, direction: 1, moves: 2 }
    await expect
      .poll(() => readCollectedEvents(page))
      .toContainEqual({ 'robot-maze': 1, event: 'maze-move', detail })
  },
)

test('Nobody but the page and the frame has a say', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  const call = `{ 'robot-maze': 1, call: 'moveForward' }`
  const event = `{ 'robot-maze': 1, event: 'maze-outcome', detail: {} }`
  await openPartner({
    body: `<iframe title="Maze" id="maze" sandbox="allow-scripts" src="${maze.file('frame.html')}" width="600" height="1400"></iframe>
      <robot-maze-frame></robot-maze-frame>${maze.frameScript}`,
    script: createEventCollectorScript('maze-outcome'),
  })
  await getMazeBoard(page.frameLocator('#maze').locator('body')).waitFor()
  await page.evaluate(
    ([toMaze, toPage]) => {
      const other = document.createElement('iframe')
      other.setAttribute('sandbox', 'allow-scripts')
      other.srcdoc = `<script>parent.frames[0].postMessage(${toMaze}, '*'); parent.postMessage(${toPage}, '*')
        setTimeout(() => parent.postMessage('done', '*'))</script>`
      const done = new Promise(resolve =>
        addEventListener('message', ({ data }) => {
          if (data === 'done') resolve(undefined)
        }),
      )
      document.body.append(other)
      return done
    },
    [call, event],
  )
  await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnLeft' }, '*'))
  await expect(getMazeStatus(page.frameLocator('#maze').locator('body'))).toHaveText(
    'Turned left. Facing left, row 5, column 1.',
  )
  expect(await readCollectedEvents(page)).toEqual([])
})

for (const [kind, attribute] of [
  ['a page in a sandbox', (address: string) => `src="${address}"`],
  ['a page from srcdoc', (_: string, html: string) => `srcdoc="${html.replaceAll('"', '&quot;')}"`],
] as const) {
  test(
    `The frame plays on ${kind}, and hears what that says`,
    { tag: '@full' },
    async ({ page, maze, partner, openPartner }) => {
      const body = `<robot-maze-frame></robot-maze-frame>${maze.frameScript}`
      const sandbox = kind === 'a page in a sandbox' ? 'sandbox="allow-scripts"' : ''
      await openPartner({
        body: `<iframe id="page" ${sandbox} ${attribute(partner.add({ body }), body)} width="600" height="1600"></iframe>`,
      })
      const inner = page.frameLocator('#page').frameLocator('iframe').locator('body')
      await expectPlayable(inner)
      await page
        .frameLocator('#page')
        .locator('robot-maze-frame')
        .evaluate(element => {
          const maze = document.querySelector('robot-maze-frame')
          if (element === maze) maze.turnRight()
        })
      await expect(getMazeStatus(inner)).toHaveText('Turned right. Facing right, row 5, column 1.')
    },
  )
}

test.describe('a frame with mistakes', { tag: '@full' }, () => {
  test.use({ allowedNoise: /^#origin=|^The page asks more of the maze|^<robot-maze>: accent/ })

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
      const address = `${maze.file('frame.html')}#origin=${written}`
      await openPartner({
        body: `<iframe title="Maze" sandbox="allow-scripts" src="${address}" width="600" height="1400"></iframe>`,
      })
      await getMazeBoard(inFrame(page)).waitFor()
      await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
      await expect(getMazeStatus(inFrame(page))).toHaveText('Turned right. Facing right, row 5, column 1.')
      expect(said).toContainEqual(expect.stringContaining(`Write #origin=${origin}:`))
    }
  })
})

test.describe('a frame that does not come', () => {
  test.use({ allowedNoise: /^<robot-maze-frame>: the maze did|frame-src|net::ERR_/ })
  const body = (maze: MazeServer) =>
    `<robot-maze-frame><a href="/play">Play elsewhere</a></robot-maze-frame>${maze.frameScript}`

  test('leaves the page its own words, and the reason in the console', async ({
    page,
    maze,
    openPartner,
  }) => {
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    await openPartner({
      body: body(maze),
      headers: { 'content-security-policy': `script-src ${maze.origin}; frame-src 'self'` },
    })
    await expect
      .poll(() => said.find(text => text.startsWith('<robot-maze-frame>')))
      .toContain(`allow ${maze.origin} in frame-src.`)
    await expect(page.getByText('Play elsewhere')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test(
    'is not waited for for ever, and can be asked for again',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await page.clock.install()
      const asked = page.waitForRequest(maze.file('frame.html'))
      await page.route(maze.file('frame.html'), () => undefined)
      await openPartner({ body: body(maze) }, 'commit')
      await asked
      await expect(page.getByText('Play elsewhere')).toBeVisible()
      await page.clock.fastForward(20_000)
      await page.unroute(maze.file('frame.html'))
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.clock.resume()
      await expectPlayable(inFrame(page))
      await expect(page.getByText('Play elsewhere')).toBeHidden()
    },
  )
})

test.describe('a frame that was told of another page', () => {
  // Allow the warning of some Chromium versions that a message did not reach the page.
  test.use({ allowedNoise: /does not match the recipient window's origin|^The maze does not listen to/ })

  test('It neither listens nor speaks', { tag: '@full' }, async ({ page, maze, openPartner }) => {
    const address = `${maze.file('frame.html')}#origin=https://other.example`
    await openPartner({
      script: createEventCollectorScript('message'),
      body: `<iframe title="Maze" sandbox="allow-scripts" src="${address}" width="600" height="1400"></iframe>`,
    })
    await getMazeBoard(inFrame(page)).waitFor()
    await page.evaluate(() => frames[0]?.postMessage({ 'robot-maze': 1, call: 'turnRight' }, '*'))
    await driveRobot(inFrame(page), 'F')
    await expect(getMazeStatus(inFrame(page))).toHaveText('Moved forward. Facing up, row 4, column 1.')
    expect(await readCollectedEvents(page)).toEqual([])
  })
})
