/** Tests the maze on difficult pages: strict policies, hostile styles, narrow and wide columns. */
import AxeBuilder from '@axe-core/playwright'
import {
  getMazeBoard,
  getMazeButton,
  driveRobot,
  expect,
  expectPlayable,
  getMazeStatus,
  test,
  waitForAnimations,
} from './support/partner-test.ts'

test.describe('Works under a policy that', () => {
  test('allows our origin’s scripts and its own styles only, and trusts no policy of Trusted Types', async ({
    page,
    maze,
    openPartner,
  }) => {
    const policy = `default-src 'none'; script-src ${maze.origin}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
    await openPartner({
      body: `<robot-maze></robot-maze>${maze.script}`,
      style: 'body { color: teal }',
      headers: { 'content-security-policy': policy },
    })
    await expectPlayable(page)
    await expect(page.getByRole('heading', { name: 'Robot Maze' })).toHaveCSS('color', 'rgb(31, 26, 61)')
  })

  test('goes by nonces', { tag: '@full' }, async ({ page, maze, openPartner }) => {
    await openPartner({
      body: `<robot-maze></robot-maze><script nonce="r4nd0m" src="${maze.file('robot-maze.js')}"></script>`,
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'`,
      },
    })
    await expectPlayable(page)
  })
})

test('Looks the same among hostile styles as on an empty page', async ({ page, maze, openPartner }) => {
  const body = `<div id="column"><robot-maze theme="light"></robot-maze></div>${maze.script}`
  const column = `
    #column { display: block !important; position: absolute !important; left: 0 !important; top: 0 !important; width: 640px !important }`
  const pictures: Buffer[] = []
  for (const [root, style] of [
    ['', column],
    [
      'lang="ar" dir="rtl"',
      `${column}
       * { all: unset !important }
       html, body { font: italic 900 44px/3 monospace !important; letter-spacing: 1em !important; color: lime !important;
         text-transform: uppercase !important; word-spacing: 2em !important; text-align: end !important; cursor: wait !important }
       button, h2, p, svg, div { display: none; border: 9px solid red; margin: 3em }
       :root { --color-ink: red; --space-4: 9rem; --font-body: fantasy; --radius-l: 0 }`,
    ],
  ] as const) {
    await openPartner({ body, root, style })
    await driveRobot(page, 'FR')
    await page.mouse.move(0, 0)
    pictures.push(await page.locator('.maze').screenshot({ animations: 'disabled', caret: 'hide' }))
  }
  const [plain, hostile] = pictures
  expect(plain && hostile?.equals(plain), 'the two pictures are the same').toBe(true)
})

const shrinking = {
  'a grid that centres': ['<div style="display: grid; place-items: center">', '</div>'],
  'a flex box that centres': ['<div style="display: flex; justify-content: center">', '</div>'],
  'a column of a flex box': [
    '<div style="display: flex; flex-direction: column; align-items: center">',
    '</div>',
  ],
  'a box as wide as its content': ['<div style="width: fit-content">', '</div>'],
  'a float': ['<div style="float: left">', '</div>'],
  'a dialog': ['<dialog open style="padding: 0; border: 0">', '</dialog>'],
} as const

for (const [parent, [before, after]] of Object.entries(shrinking)) {
  test(
    `Has room in ${parent}, and no more than there is`,
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({
        body: `${before}<robot-maze></robot-maze>${after}${maze.script}`,
        style: 'body { margin: 0 }',
      })
      await getMazeBoard(page).waitFor()
      const width = () => page.locator('robot-maze').evaluate(({ clientWidth }) => clientWidth)
      expect(await width()).toBeGreaterThan(600)
      expect(await width()).toBeLessThan(700)
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(width).toBeLessThanOrEqual(320)
      await expect.poll(width).toBeGreaterThan(270)
    },
  )
}

test('Takes of ordinary columns what they give it', { tag: '@full' }, async ({ page, maze, openPartner }) => {
  const columns = [
    ['display: grid; grid-template-columns: 1fr 1fr', 200],
    ['display: grid; grid-template-columns: 100px 1fr', 300],
    ['display: flex', 200],
    ['columns: 2; column-gap: 0', 200],
  ] as const
  for (const [style, width] of columns) {
    const beside = '<p style="flex: 1; margin: 0">Here</p>'
    const body = `<div style="width: 400px; ${style}">${beside}<robot-maze style="flex: 1"></robot-maze></div>${maze.script}`
    await openPartner({ body })
    await getMazeBoard(page).waitFor()
    const own = page.locator('robot-maze')
    expect(await own.evaluate(({ clientWidth }) => clientWidth), style).toBe(width)
  }
})

for (const [width, place] of [
  [280, 'below'],
  [1400, 'beside'],
] as const) {
  test(`Fits into a column of ${width} px`, { tag: '@full' }, async ({ page, maze, openPartner }) => {
    await page.setViewportSize({ width: 1500, height: 900 })
    await openPartner({
      body: `<div style="width: ${width}px"><robot-maze></robot-maze></div>${maze.script}`,
    })
    await expectPlayable(page)
    const outside = await page.locator('.maze').evaluate(maze => {
      const right = maze.getBoundingClientRect().right
      return [...maze.querySelectorAll(':not(details *, svg *)')]
        .filter(element => element.getBoundingClientRect().right > right + 0.5)
        .map(element => element.outerHTML)
    })
    expect(outside).toEqual([])
    // The label must fit on one line: a second line makes the button higher than its minimum.
    const heights = await getMazeButton(page, 'Turn Right').evaluate(button => ({
      actual: button.getBoundingClientRect().height,
      least: Number.parseFloat(getComputedStyle(button).minHeight),
    }))
    expect(heights.actual).toBe(heights.least)
    const [boardBox, statusBox] = [
      await getMazeBoard(page).boundingBox(),
      await getMazeStatus(page).boundingBox(),
    ]
    const isBelow = (statusBox?.y ?? 0) >= (boardBox?.y ?? 0) + (boardBox?.height ?? 0)
    expect(isBelow ? 'below' : 'beside').toBe(place)
  })
}

const waysToDarken = {
  'a class': ['.night { background: #101018 }', `document.body.className = 'night'`],
  'a class, and fades': [
    'html { background: white; transition: background-color 0.4s } .night { background: #101018 }',
    `document.documentElement.className = 'night'`,
  ],
  'a class on a wrapper': [
    'main { background: white } main.night { background: #101018 }',
    `document.querySelector('main').className = 'night'`,
  ],
  'another style sheet': [
    'body { background: white }',
    `document.styleSheets[0].insertRule('body { background: #101018 }', 1)`,
  ],
  'its colour scheme alone': ['', `document.documentElement.style.colorScheme = 'dark'`],
  'a colour scheme in its head': [
    '',
    `document.head.append(Object.assign(document.createElement('meta'), { name: 'color-scheme', content: 'dark' }))`,
  ],
} as const

for (const [way, [style, darken]] of Object.entries(waysToDarken)) {
  test(`Follows a page that goes dark by ${way}`, { tag: '@full' }, async ({ page, maze, openPartner }) => {
    await openPartner({ style, body: `<main><robot-maze></robot-maze></main>${maze.script}` })
    await getMazeBoard(page).waitFor()
    await expect(page.locator('.maze')).not.toHaveClass(/dark/)
    await page.evaluate(darken)
    await expect(page.locator('.maze')).toHaveClass(/dark/)
  })
}

test(
  'Is as dark as what is behind it, and follows it back',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({
      style: 'html { color-scheme: dark } .card { background: white }',
      body: `<main><robot-maze></robot-maze></main>${maze.script}`,
    })
    await expect(page.locator('.maze')).toHaveClass(/dark/)
    await page.evaluate(() => document.querySelector('main')?.classList.add('card'))
    await expect(page.locator('.maze')).not.toHaveClass(/dark/)
  },
)

test(
  'Is as dark as the visitor likes it where the page follows that',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPartner({
      body: `<robot-maze></robot-maze>${maze.script}`,
      style: ':root { color-scheme: light dark }',
    })
    await expect(page.locator('.maze')).toHaveClass(/dark/)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('.maze')).not.toHaveClass(/dark/)
  },
)

test(
  'Takes the page’s accent, with words that can be read on it',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({
      style: ':root { accent-color: rgb(255, 220, 0) }',
      body: `<robot-maze></robot-maze>${maze.script}`,
    })
    const forward = page.getByRole('button', { name: 'Move Forward' })
    await expect(forward).toHaveCSS('background-color', 'rgb(255, 220, 0)')
    await expect(forward).toHaveCSS('color', 'rgb(31, 26, 61)')
  },
)

for (const theme of ['light', 'dark']) {
  test(
    `Everyone can read and reach everything in the ${theme} theme`,
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartner({
        root: 'lang="en"',
        body: `<main><h1>Our page</h1><robot-maze theme="${theme}"></robot-maze></main>${maze.script}`,
      })
      for (const program of ['FFFFRFFFF', 'LF']) {
        await driveRobot(page, program)
        // Colours that are still changing may have less contrast.
        await waitForAnimations(page)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations).toEqual([])
        await page.getByRole('button', { name: 'Reset' }).click()
      }
    },
  )
}

test('Keeps to itself: no cookies, no storage, no globals, no other servers', async ({
  page,
  maze,
  partner,
  openPartner,
}) => {
  const origins = new Set<string>()
  page.on('request', request => origins.add(new URL(request.url()).origin))
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).sort())
  await page.goto(partner.add({}))
  const before = await globals()
  const address = await openPartner({ body: `<robot-maze sound></robot-maze>${maze.script}` })
  await expectPlayable(page)
  expect(await globals()).toEqual(before)
  expect([...origins].sort()).toEqual([new URL(address).origin, maze.origin].sort())
  expect(await page.context().cookies()).toEqual([])
  const stored = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ])
  expect(stored).toEqual([0, 0, 0, 0, 0])
})

test('Weighs 30 KB or less, with everything in it', async ({ page, maze, openPartner }) => {
  await openPartner({ body: `<robot-maze></robot-maze>${maze.script}` })
  await expectPlayable(page)
  await page.locator('robot-maze').evaluate(element => element.setAttribute('lang', 'hi'))
  await getMazeButton(page, 'आगे बढ़ो').waitFor()
  const files = await page.evaluate(
    origin =>
      performance
        .getEntriesByType('resource')
        .filter(entry => entry instanceof PerformanceResourceTiming)
        .filter(entry => entry.name.startsWith(origin))
        .map(entry => ({
          name: entry.name,
          bytes: entry.encodedBodySize,
          isSmall: entry.encodedBodySize < entry.decodedBodySize,
        })),
    maze.origin,
  )
  const names = ['modules/hindi.js', 'modules/maze.js', 'robot-maze.js'].map(name => maze.file(name))
  expect(files.map(({ name }) => name).sort()).toEqual(names)
  expect(files.every(({ isSmall }) => isSmall)).toBe(true)
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(30 * 1024)
})
