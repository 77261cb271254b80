/**
 * Tests that the partner's page is safe from the page in the frame, even if an attacker runs the maze's
 * server.
 */
import type { Page } from '@playwright/test'
import { createEventCollectorScript, readCollectedEvents } from './support/collected-events.ts'
import { getMazeBoard, expect, getMazeStatus, inFrame, test } from './support/partner-test.ts'
import type { MazeServer } from './support/servers-test.ts'

const form = '<label>Password <input id="password" type="password"></label>'
const body = (maze: MazeServer) =>
  `${form}<robot-maze-frame></robot-maze-frame><p id="end">The end</p>${maze.frameScript}`

/** Puts a page into the frame that claims to be a maze, and then runs a script. */
const replaceFrame = (page: Page, script: string) =>
  page.route('**/frame.html*', route =>
    route.fulfill({ contentType: 'text/html', body: createHostilePage(script) }),
  )

const createHostilePage = (script: string) => `<!doctype html><input id="trap"><script>
  const say = message => parent.postMessage({ 'robot-maze': 1, ...message }, '*')
  const at = { version: '1.0.0', x: 0, y: 0, direction: 0, moves: 0 }
  say({ here: '1.0.0' })
  say({ event: 'maze-ready', detail: at })
  ${script}
</script>`

/** A script for the hostile page: it moves the focus to its input and its window at once, then every 5 ms. */
const seize = `() => {
  const trap = document.querySelector('#trap')
  const take = () => { trap.focus(); window.focus() }
  take()
  setInterval(take, 5)
}`

test.describe('a page in the frame that is no maze', () => {
  test.use({ allowedNoise: /^<robot-maze-frame>: the page in the frame/ })

  for (const [what, prepare] of [
    ['writes', (page: Page) => page.getByLabel('Password').pressSequentially('se')],
    ['has gone into a field', (page: Page) => page.getByLabel('Password').click()],
  ] as const) {
    test(
      `A visitor who ${what} keeps the keyboard`,
      { tag: '@full' },
      async ({ page, maze, openPartner }) => {
        const script = `addEventListener('message', ({ data }) => data.call && (${seize})())`
        await replaceFrame(page, script)
        await openPartner({ body: body(maze), script: createEventCollectorScript('maze-ready') })
        await expect.poll(() => readCollectedEvents(page)).toHaveLength(1)
        await prepare(page)
        const password = page.getByLabel('Password')
        const before = await password.inputValue()
        await page.evaluate(() => document.querySelector('robot-maze-frame')?.turnLeft())
        await expect(page.getByText('could not be loaded')).toBeVisible()
        await expect(page.locator('iframe')).toBeHidden()
        await expect(password).toBeFocused()
        await page.keyboard.type('cret')
        await expect(password).toHaveValue(`${before}cret`)
      },
    )
  }

  test(
    'Whoever has just pressed a button of the page stays there',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      const script = `addEventListener('message', ({ data }) => { if (!data.call) return; document.querySelector('#trap').focus(); say({ event: 'maze-move', detail: at }) })`
      await replaceFrame(page, script)
      const press = `document.querySelector('robot-maze-frame').turnLeft()`
      // Stop the clock that the guard reads, so that on a slow computer the press has been just now, too.
      const stopClock = `addEventListener('pointerdown', () => {
        const now = performance.now()
        performance.now = () => now
      }, true)`
      await openPartner({
        body: `<button onclick="${press}">Turn</button>${body(maze)}`,
        script: createEventCollectorScript('maze-ready', 'maze-move', 'focusin') + stopClock,
      })
      await expect.poll(() => readCollectedEvents(page, 'maze-ready')).toHaveLength(1)
      await page.getByRole('button', { name: 'Turn' }).click()
      await expect.poll(() => readCollectedEvents(page, 'maze-move')).toHaveLength(1)
      // The field got the focus once by the click, and once when the guard took the focus back.
      await expect.poll(() => readCollectedEvents(page, 'focusin')).toHaveLength(2)
      await expect(page.getByRole('button', { name: 'Turn' })).toBeFocused()
      await expect(page.locator('iframe')).toHaveCount(1)
    },
  )

  test('Neither its size nor its messages are more than a maze has', async ({ page, maze, openPartner }) => {
    const script = `
      say({ event: 'maze-resize', detail: { version: '1.0.0', width: 400, height: 20000000 } })
      addEventListener('message', ({ data }) => { for (let i = 0; data.call && i < 50000; i++) say({ event: 'maze-ready', detail: at }) })`
    await replaceFrame(page, script)
    await openPartner({ body: body(maze), script: createEventCollectorScript('maze-ready', 'maze-resize') })
    await expect.poll(() => readCollectedEvents(page, 'maze-resize')).toMatchObject([{ height: 8000 }])
    expect(await page.locator('iframe').evaluate(frame => frame.clientHeight)).toBe(8000)
    await page.evaluate(() => document.querySelector('robot-maze-frame')?.turnLeft())
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByText('could not be loaded')).toBeVisible()
    expect(await readCollectedEvents(page, 'maze-ready')).toHaveLength(1)
  })
})

test(
  'Whoever writes on the page and then clicks into the maze plays on with the keyboard',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({ body: body(maze) })
    await getMazeBoard(inFrame(page)).waitFor()
    await page.getByLabel('Password').pressSequentially('secret')
    const { x, y } = (await getMazeBoard(inFrame(page)).boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 40, y + 30)
    await page.mouse.move(x + 40, y + 40)
    await expectFrameTakesPresses(page)
    await page.mouse.click(x + 40, y + 40, { delay: 50 })
    await expect(getMazeBoard(inFrame(page))).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(getMazeStatus(inFrame(page))).toHaveText('Moved forward. Facing up, row 4, column 1.')
  },
)

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test(
    'Whoever writes on the page and then taps plays with the second tap',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({ body: body(maze) })
      await getMazeBoard(inFrame(page)).waitFor()
      await page.getByLabel('Password').pressSequentially('secret')
      const forward = inFrame(page).getByRole('button', { name: 'Move Forward' })
      await forward.scrollIntoViewIfNeeded()
      const { x, y } = (await forward.boundingBox()) ?? { x: 0, y: 0 }
      await page.touchscreen.tap(x + 10, y + 10)
      await expect(page.getByLabel('Password')).not.toBeFocused()
      await expectFrameTakesPresses(page)
      await page.touchscreen.tap(x + 10, y + 10)
      await expect(getMazeStatus(inFrame(page))).toHaveText('Moved forward. Facing up, row 4, column 1.')
    },
  )
})

async function expectFrameTakesPresses(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('iframe').evaluate(frame => getComputedStyle(frame).pointerEvents))
    .toBe('auto')
}
