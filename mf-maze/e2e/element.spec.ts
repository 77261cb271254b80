import type { Page } from '@playwright/test'
import { board, button, drive, expect, expectPlayable, status, test } from './partner-test.ts'
import { version } from './store.ts'

/** Collects every event of the mazes on a page, as a partner's script would. */
const listening = `
  window.heard = []
  for (const name of ['maze-ready', 'maze-move', 'maze-outcome', 'maze-resize'])
    document.addEventListener(name, ({ type, detail }) => heard.push({ type, ...detail }))
`
const heard = (page: Page, type: string) =>
  page.evaluate(wanted => window.heard.filter(({ type }) => type === wanted), type)

declare global {
  interface Window {
    heard: readonly { readonly type: string }[]
    audioContexts: number
    references: WeakRef<Element>[]
  }
}

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

  test('tells the page what happens, out of shadow trees, too', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<div id="host"></div>${maze.script}`, script: listening })
    await page.evaluate(() => {
      const outer = document.querySelector('#host')?.attachShadow({ mode: 'open' })
      outer?.append(document.createElement('robot-maze'))
    })
    await drive(page, 'FLF')
    expect(await heard(page, 'maze-ready')).toEqual([
      { type: 'maze-ready', version, x: 0, y: 4, direction: 0, moves: 0 },
    ])
    expect(await heard(page, 'maze-move')).toEqual([
      { type: 'maze-move', version, x: 0, y: 3, direction: 0, moves: 1 },
      { type: 'maze-move', version, x: 0, y: 3, direction: 3, moves: 2 },
    ])
    const outcome = { outcome: 'leftTheBoard', text: 'Crashed! Out of bounds.' }
    expect(await heard(page, 'maze-outcome')).toEqual([
      { type: 'maze-outcome', version, x: 0, y: 3, direction: 3, moves: 2, ...outcome },
    ])
    await expect
      .poll(async () => (await heard(page, 'maze-resize')).at(-1))
      .toMatchObject({ type: 'maze-resize', version, width: 1264 })
  })

  test('can be driven by the page, also before it is there', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze></robot-maze>${maze.script}` })
    await page.evaluate(async () => {
      await customElements.whenDefined('robot-maze')
      const element = document.querySelector('robot-maze')
      element?.moveForward()
      element?.turnRight()
    })
    await expect(status(page)).toHaveText('Turned right. Facing right, row 4, column 1.')
    await page.locator('robot-maze').evaluate(element => {
      const maze = document.querySelector('robot-maze')
      if (element === maze) maze.turnLeft()
    })
    await expect(status(page)).toHaveText('Turned left. Facing up, row 4, column 1.')
    await page.evaluate(() => document.querySelector('robot-maze')?.reset())
    await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
  })

  test('takes options that were set before its script came', async ({ page, maze, openPartner }) => {
    await openPartner({
      body: '<robot-maze id="early" reset-label="Once more"></robot-maze>',
      script: `document.querySelector('#early').theme = 'dark'`,
    })
    await page.evaluate(source => {
      const script = document.createElement('script')
      script.src = source
      document.head.append(script)
    }, maze.file('robot-maze.js'))
    await expect(button(page, 'Once more')).toBeVisible()
    await expect(page.locator('#early')).toHaveAttribute('theme', 'dark')
    await expect(page.locator('.maze')).toHaveClass(/dark/)
  })

  test('follows options that change while it is played', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze theme="light"></robot-maze>${maze.script}` })
    await drive(page, 'F')
    const chosen = { theme: 'dark', accent: 'rgb(0, 90, 200)', sound: true, resetLabel: 'From the start' }
    const [attributes, properties] = await page.locator('robot-maze').evaluate((element, options) => {
      const maze = Object.assign(element, options)
      const names = element.getAttributeNames()
      return [
        Object.fromEntries(names.map(name => [name, element.getAttribute(name)])),
        Object.fromEntries(Object.keys(options).map(name => [name, Reflect.get(maze, name)])),
      ]
    }, chosen)
    expect(properties).toEqual(chosen)
    const { theme, accent } = chosen
    expect(attributes).toEqual({ theme, accent, sound: '', 'reset-label': 'From the start' })
    await expect(button(page, 'From the start')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(button(page, 'Move Forward')).toHaveCSS('background-color', 'rgb(0, 90, 200)')
    await expect(page.locator('.maze')).toHaveClass(/dark/)
    await expect(page.getByText('Moves: 1 / 20')).toBeVisible()
  })

  test('speaks the language of the page, or the one that it is told', async ({ page, maze, openPartner }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await openPartner({
      root: 'lang="hi-IN"',
      body: `<robot-maze></robot-maze>${maze.script}`,
      script: listening,
    })
    await button(page, 'आगे बढ़ो').click()
    await expect(status(page)).toHaveText('आगे बढ़ा। मुँह ऊपर की ओर, पंक्ति 4, स्तंभ 1।')
    await expect(page.locator('.maze')).toHaveAttribute('lang', 'hi')
    await expect(button(page, 'फिर से शुरू करो')).toBeVisible()
    const say = (lang: string) =>
      page.evaluate(tag => document.querySelector('robot-maze')?.setAttribute('lang', tag), lang)
    await say('en')
    await expect(status(page)).toHaveText('Moved forward. Facing up, row 4, column 1.')
    await drive(page, 'LF')
    await say('')
    await expect(status(page)).toContainText('टक्कर! रोबोट बोर्ड से बाहर जा रहा था।')
    expect(asked.filter(url => url.endsWith('/hindi.js'))).toEqual([maze.file('modules/hindi.js')])
  })

  test('has company: two on a page are played apart', async ({ page, maze, openPartner }) => {
    await openPartner({
      body: `<robot-maze id="one"></robot-maze>${maze.script}<robot-maze id="two"></robot-maze>${maze.script}`,
    })
    const [one, two] = [page.locator('#one'), page.locator('#two')]
    await drive(one, 'F')
    await drive(two, 'RF')
    await expect(status(one)).toHaveText('Moved forward. Facing up, row 4, column 1.')
    await expect(status(two)).toHaveText('Moved forward. Facing right, row 5, column 2.')
  })

  test('keeps its place when the page moves it', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze></robot-maze><main></main>${maze.script}`, script: listening })
    await drive(page, 'FR')
    await page.evaluate(() => {
      const maze = document.querySelector('robot-maze')
      if (maze) document.querySelector('main')?.append(maze)
    })
    await expect(status(page)).toHaveText('Turned right. Facing right, row 4, column 1.')
    await drive(page, 'R')
    expect(await heard(page, 'maze-move')).toHaveLength(3)
  })

  test('leaves nothing behind, however often it comes and goes', async ({ page, maze, openPartner }) => {
    await openPartner({ body: maze.script })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const comeAndGo = (times: number) =>
      page.evaluate(async rounds => {
        await customElements.whenDefined('robot-maze')
        window.references ??= []
        for (let round = 0; round < rounds; round++) {
          const maze = document.createElement('robot-maze')
          const ready = new Promise(resolve => maze.addEventListener('maze-ready', resolve))
          document.body.append(maze)
          await ready
          maze.moveForward()
          window.references.push(new WeakRef(maze))
          maze.remove()
        }
      }, times)
    const rest = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      const count = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
      return { nodes: count('Nodes'), listeners: count('JSEventListeners') }
    }
    await comeAndGo(5)
    const before = await rest()
    await comeAndGo(100)
    const alive = () => page.evaluate(() => window.references.filter(reference => reference.deref()).length)
    await expect
      .poll(async () => {
        await rest()
        return alive()
      })
      .toBeLessThan(3)
    const after = await rest()
    expect(after.nodes - before.nodes).toBeLessThan(300)
    expect(after.listeners - before.listeners).toBeLessThan(20)
  })
})

test.describe('A maze with mistakes', () => {
  test.use({ allowedNoise: /^<robot-maze>: / })

  test('says once what is wrong with an option, and what to write', async ({ page, maze, openPartner }) => {
    const warnings: string[] = []
    page.on('console', message => warnings.push(message.text()))
    await openPartner({
      body: `<robot-maze theme="blue"></robot-maze><robot-maze theme="blue" accent="no"></robot-maze>${maze.script}`,
    })
    await expect(board(page)).toHaveCount(2)
    expect(warnings).toEqual([
      '<robot-maze>: theme="blue" is none of the themes, so the maze uses auto. Write theme="light", "dark" or "auto".',
      '<robot-maze>: accent="no" is no CSS colour, so the maze uses the usual colour. Write accent="#0e6e6e" or accent="teal".',
    ])
  })
})

test.describe('Visitors', () => {
  test('can play with the keyboard alone', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<button>Before</button><robot-maze></robot-maze>${maze.script}` })
    await board(page).waitFor()
    await button(page, 'Before').focus()
    for (const element of [board(page), ...['Move Forward', 'Turn Left'].map(name => button(page, name))]) {
      await page.keyboard.press('Tab')
      await expect(element).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(status(page)).toContainText('Crashed! Out of bounds.')
    // The button that had the focus is disabled: the way on has it now.
    await expect(button(page, 'Reset')).toBeFocused()
    await page.keyboard.press('Enter')
    await board(page).press('ArrowUp')
    await expect(status(page)).toHaveText('Moved forward. Facing up, row 4, column 1.')
  })

  test('who do not like motion see none, others do', async ({ page, maze, openPartner }) => {
    const body = `<robot-maze></robot-maze>${maze.script}`
    const robot = board(page).locator('g[style*="transform"]').first()
    for (const [reducedMotion, duration] of [
      ['reduce', 0],
      ['no-preference', 0.35],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await openPartner({ body })
      await drive(page, 'F')
      const seconds = await robot.evaluate(element => getComputedStyle(element).transitionDuration)
      expect(Number.parseFloat(seconds)).toBeCloseTo(duration, 3)
    }
  })

  test('hear sounds only where the page wants them', async ({ page, maze, openPartner }) => {
    await page.addInitScript(() => {
      window.audioContexts = 0
      window.AudioContext = class extends AudioContext {
        constructor() {
          super()
          window.audioContexts++
        }
      }
    })
    for (const [attribute, contexts] of [
      ['', 0],
      ['sound', 1],
    ] as const) {
      await openPartner({ body: `<robot-maze ${attribute}></robot-maze>${maze.script}` })
      await drive(page, 'FR')
      expect(await page.evaluate(() => window.audioContexts)).toBe(contexts)
    }
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
