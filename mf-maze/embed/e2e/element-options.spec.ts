import {
  getMazeBoard,
  getMazeButton,
  driveRobot,
  expect,
  getMazeStatus,
  test,
} from './support/partner-test.ts'

test.describe('A maze', { tag: '@full' }, () => {
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
    await expect(getMazeButton(page, 'Once more')).toBeVisible()
    await expect(page.locator('#early')).toHaveAttribute('theme', 'dark')
    await expect(page.locator('.maze')).toHaveClass(/dark/)
  })

  test('follows options that change while it is played', async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze theme="light"></robot-maze>${maze.script}` })
    await driveRobot(page, 'F')
    const title = page.getByRole('heading', { name: 'Robot Maze' })
    const size = await title.evaluate(element => getComputedStyle(element).fontSize)
    const chosen = {
      theme: 'dark',
      accent: 'rgb(0, 90, 200)',
      sound: true,
      resetLabel: 'From the start',
      headingLevel: 5,
    }
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
    expect(attributes).toEqual({
      theme,
      accent,
      sound: '',
      'reset-label': 'From the start',
      'heading-level': '5',
    })
    await expect(page.getByRole('heading', { level: 5 })).toHaveText(['Robot Maze', 'Your program so far'])
    await expect(title).toHaveCSS('font-size', size)
    await expect(title).toHaveCSS('margin', '0px')
    await expect(getMazeButton(page, 'From the start')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(getMazeButton(page, 'Move Forward')).toHaveCSS('background-color', 'rgb(0, 90, 200)')
    await expect(page.locator('.maze')).toHaveClass(/dark/)
    await expect(page.getByText('Moves: 1 / 20')).toBeVisible()
  })

  test('speaks the language of the page, or the one that it is told', async ({ page, maze, openPartner }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await openPartner({
      root: 'lang="hi-IN"',
      body: `<robot-maze></robot-maze>${maze.script}`,
    })
    await getMazeButton(page, 'आगे बढ़ो').click()
    await expect(getMazeStatus(page)).toHaveText('आगे बढ़ा। मुँह ऊपर की ओर, पंक्ति 4, स्तंभ 1।')
    await expect(page.locator('.maze')).toHaveAttribute('lang', 'hi')
    await expect(getMazeButton(page, 'रीसेट')).toBeVisible()
    const say = (lang: string) =>
      page.evaluate(tag => document.querySelector('robot-maze')?.setAttribute('lang', tag), lang)
    await say('en')
    await expect(getMazeStatus(page)).toHaveText('Moved forward. Facing up, row 4, column 1.')
    await driveRobot(page, 'LF')
    await say('')
    await expect(getMazeStatus(page)).toContainText('टक्कर! रोबोट बोर्ड से बाहर जा रहा था।')
    expect(asked.filter(url => url.endsWith('/hindi.js'))).toEqual([maze.file('modules/hindi.js')])
  })
})

test('A maze is driven or written, on the board that its link names, and says who made it', async ({
  page,
  maze,
  openPartner,
}) => {
  await openPartner({ body: `<robot-maze board="oog-oxo-uoo"></robot-maze>${maze.script}` })
  await expect(getMazeBoard(page)).toHaveAccessibleDescription(/^Board of 3 rows and 3 columns\./)
  await expect(page.getByRole('link', { name: 'Kutuhal' })).toHaveAttribute('href', /^https:.*\/robot-maze$/)
  await page.getByRole('tab', { name: 'Write a program' }).click()
  await driveRobot(page, 'FFRFF')
  await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
  await getMazeButton(page, 'Run').click()
  await expect(getMazeStatus(page)).toContainText('5 moves: the shortest way there is.')
  await page.goto(`${maze.file('frame.html')}#board=oog-oxo-uoo`)
  await expect(getMazeBoard(page)).toHaveAccessibleDescription(/^Board of 3 rows/)
})

test(
  'A maze goes on from the board that the page names',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze board="7"></robot-maze>${maze.script}` })
    await expect(getMazeBoard(page)).toHaveAccessibleDescription(/^Board of 6 rows/)
    await page.locator('robot-maze').evaluate(element => element.setAttribute('board', '2'))
    await expect(getMazeBoard(page)).toHaveAccessibleDescription(/^Board of 5 rows.* Walls: row 1, column 1;/)
    await driveRobot(page, 'RFLFFFFRFFF')
    await expect(getMazeStatus(page)).toContainText('Success!')
    await getMazeButton(page, 'Next board').click()
    await expect(getMazeBoard(page)).toBeFocused()
    await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
    await expect(getMazeButton(page, 'Next board')).toBeHidden()
  },
)

test(
  'A maze in Hindi goes on in Hindi, and the last board is the last',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartner({ body: `<robot-maze lang="hi"></robot-maze>${maze.script}` })
    const next = getMazeButton(page, 'अगला बोर्ड')
    const win = async (moves: string) => {
      for (const key of moves) await page.getByRole('application').press(keys[key] ?? key)
      await expect(getMazeStatus(page)).toContainText('शाबाश!')
    }
    await win('FFFFRFFFF')
    await expect(next).toBeVisible()
    await page.locator('robot-maze').evaluate(element => element.setAttribute('board', 'oog-oxo-uoo'))
    await win('FFRFF')
    await expect(next).toBeHidden()
  },
)

const keys: Readonly<Record<string, string>> = { F: 'ArrowUp', L: 'ArrowLeft', R: 'ArrowRight' }

test.describe('A maze with mistakes', () => {
  test.use({ allowedNoise: /^<robot-maze>: / })

  test('says once what is wrong with an option, and what to write', async ({ page, maze, openPartner }) => {
    const warnings: string[] = []
    page.on('console', message => warnings.push(message.text()))
    await openPartner({
      body: `<robot-maze theme="blue"></robot-maze><robot-maze theme="blue" accent="no"></robot-maze>${maze.script}`,
    })
    await expect(getMazeBoard(page)).toHaveCount(2)
    expect(warnings).toEqual([
      '<robot-maze>: theme="blue" is none of the themes, so the maze uses auto. Write theme="light", "dark" or "auto".',
      '<robot-maze>: accent="no" is no CSS colour, so the maze uses the usual colour. Write accent="#0e6e6e" or accent="teal".',
    ])
  })
})

test('An accent is a colour and can be nothing else, such as an address', async ({
  page,
  maze,
  openPartner,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  // The maze accepts this text as a colour. If the maze used it where CSS allows a URL, the browser would
  // load the URL.
  const accent = `if(style(--color-ink): url(${maze.origin}/stranger.png); else: teal)`
  await openPartner({
    style: `#fromcss { --robot-maze-accent: ${accent} }`,
    body: `<robot-maze accent="${accent}"></robot-maze><robot-maze id="fromcss"></robot-maze>
      <robot-maze accent="var(--ours)" style="--ours: rgb(0, 90, 200)"></robot-maze>${maze.script}`,
  })
  await expect(getMazeButton(page, 'Move Forward')).toHaveCount(3)
  await expect(getMazeButton(page, 'Move Forward').last()).toHaveCSS('background-color', 'rgb(0, 90, 200)')
  expect(asked).not.toContain('/stranger.png')
})
