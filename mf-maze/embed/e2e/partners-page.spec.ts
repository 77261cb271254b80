/** Tests the page for partners, `/embed/`, by pasting its snippets into empty pages on another origin. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  getMazeBoard,
  getMazeButton,
  driveRobot,
  expect,
  getMazeStatus,
  inFrame,
  test,
} from './support/partner-test.ts'
import { mazeVersion } from './support/store.ts'
import type { MazeServer } from './support/servers-test.ts'

async function openPartnersPage(page: Page, maze: MazeServer): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: maze.origin })
  await page.goto(`${maze.origin}/embed/`)
  // At first the page shows the maze and, right below it, one box to copy; everything else is collapsed.
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  const gap = async () => {
    const preview = await page.locator('#preview').boundingBox()
    const box = await page.getByRole('article').filter({ hasText: 'Copy this' }).boundingBox()
    return (box?.y ?? 0) - (preview ? preview.y + preview.height : 0)
  }
  // The maze grows as it loads, so measure until both boxes stand still.
  await expect.poll(gap, 'px below the maze').toBeLessThan(64)
  expect(await gap()).toBeGreaterThanOrEqual(0)
  await expect(page.locator('robot-maze').getByRole('link', { name: 'Kutuhal' })).toBeVisible()
  await unfold(page)
  await page.getByRole('group', { name: 'Options of the maze' }).waitFor()
}

const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach(each => (each.open = true)))

async function copied(page: Page, way: string, kind: 'Pinned' | 'Moving'): Promise<string> {
  const snippet = page.getByRole('article', { name: way }).getByRole('figure').filter({ hasText: kind })
  await snippet.getByRole('button', { name: 'Copy' }).click()
  await expect(snippet.getByRole('status')).toHaveText('Copied.')
  return page.evaluate(() => navigator.clipboard.readText())
}

/**
 * Copies the two snippets of one way to embed the maze. Expects that the pinned snippet names the version
 * under test, and that the moving snippet names neither a version nor a hash.
 * @returns the pinned snippet and the moving snippet
 */
async function bothKinds(page: Page, way: string): Promise<readonly string[]> {
  const [pinned, moving] = [await copied(page, way, 'Pinned'), await copied(page, way, 'Moving')]
  expect(pinned).toContain(`/embed/mf-maze@${mazeVersion}/`)
  expect(moving).toContain('/embed/mf-maze@v1/')
  expect(moving).not.toMatch(/integrity|1\.\d+\.\d+/)
  return [pinned, moving]
}

test('The element that it hands out plays, with what was chosen', async ({ page, maze, openPartner }) => {
  await openPartnersPage(page, maze)
  const preview = page.locator('robot-maze')
  await page.getByLabel('Theme').selectOption('Dark')
  await page.getByLabel('Accent').fill('no colour')
  await expect(page.getByText('“no colour” is no CSS colour.')).toBeVisible()
  await page.getByLabel('Accent').fill('rgb(0, 90, 200)')
  await page.getByLabel('Reset button').fill('Say "again"')
  await page.getByLabel('Sounds').check()
  await expect(preview.locator('.maze')).toHaveClass(/dark/)
  await expect(getMazeButton(preview, 'Say "again"')).toBeVisible()
  const snippets = await bothKinds(page, 'An element')
  expect(snippets[0]).toContain('integrity="sha384-')
  for (const snippet of snippets) {
    await openPartner({ body: snippet })
    await driveRobot(page, 'FR')
    await expect(getMazeStatus(page)).toHaveText('Turned right. Facing right, row 4, column 1.')
    await page.mouse.move(0, 0)
    await expect(getMazeButton(page, 'Move Forward')).toHaveCSS('background-color', 'rgb(0, 90, 200)')
    await expect(page.locator('.maze')).toHaveClass(/dark/)
    await expect(page.locator('robot-maze')).toHaveAttribute('sound', '')
    await getMazeButton(page, 'Say "again"').click()
    await expect(page.getByText('Moves: 0 / 20')).toBeVisible()
  }
})

test(
  'The frames that it hands out play, with what was chosen',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartnersPage(page, maze)
    await page.getByLabel('Theme').selectOption('Dark')
    for (const snippet of await bothKinds(page, 'A frame')) {
      await openPartner({ body: snippet })
      await driveRobot(inFrame(page), 'FR')
      await expect(getMazeStatus(inFrame(page))).toHaveText('Turned right. Facing right, row 4, column 1.')
      await expect(inFrame(page).locator('.maze')).toHaveClass(/dark/)
    }
    // Also test the snippet that editors get by oEmbed, with the test's server in place of the site's.
    const answer = await page.request.get(`${maze.origin}/embed/mf-maze@v1/oembed.json`)
    expect(answer.headers()['content-type']).toMatch(/^application\/json/)
    const { type, html } = (await answer.json()) as { type: string; html: string }
    expect(type).toBe('rich')
    await openPartner({ body: html.replace(/src="https:\/\/[^/]+/, `src="${maze.origin}`) })
    await driveRobot(inFrame(page), 'F')
  },
)

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(
    `What stands below a snippet stays in its place in a window of ${width} px`,
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartnersPage(page, maze)
      const snippet = await copied(page, 'An element', 'Pinned')
      await page.setViewportSize({ width, height })
      await openPartner({
        head: `<script>
          window.shifted = 0
          new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (window.shifted += value)))
            .observe({ type: 'layout-shift', buffered: true })
          addEventListener('maze-resize', () => requestAnimationFrame(() => requestAnimationFrame(() => (document.title = 'there'))))
        </script>`,
        body: `${snippet}<p>${'What comes after it. '.repeat(200)}</p>`,
        // Use rules that most CSS frameworks contain.
        style: 'body { margin: 0 } img { max-width: 100%; height: auto }',
      })
      await expect(page).toHaveTitle('there')
      const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
      expect(shifted).toBeLessThanOrEqual(0.05)
    },
  )
}

test.describe('Where nothing of ours comes', () => {
  test.use({ allowedNoise: /net::ERR_FAILED|Content Security Policy|Failed to load/ })

  test(
    'every snippet shows a picture, or its words, with a link',
    { tag: '@full' },
    async ({ page, maze, openPartner }) => {
      await openPartnersPage(page, maze)
      const snippets: string[] = []
      for (const way of ['An element', 'A picture with a link'])
        snippets.push(await copied(page, way, 'Pinned'))
      const link = page.getByRole('link', { name: 'Play the robot maze' })
      for (const body of snippets) {
        await openPartner({
          body,
          headers: { 'content-security-policy': `script-src 'self'; img-src ${maze.origin}` },
        })
        const picture = link.getByRole('img')
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
        await page.route(`${maze.origin}/**`, route => route.abort())
        await openPartner({ body })
        await expect(link).toBeVisible()
        await page.unroute(`${maze.origin}/**`)
      }
    },
  )
})

test(
  'The picture that it hands out leads to the maze',
  { tag: '@full' },
  async ({ page, maze, openPartner }) => {
    await openPartnersPage(page, maze)
    await page.getByLabel('Theme').selectOption('Dark')
    for (const snippet of await bothKinds(page, 'A picture with a link')) {
      await openPartner({ body: snippet })
      const picture = page.getByRole('link', { name: 'Play the robot maze' }).getByRole('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await picture.click()
      await getMazeBoard(page).waitFor()
      await expect(page.locator('.maze')).toHaveClass(/dark/)
    }
  },
)

test('Everyone can choose, play and copy, on a small phone and with the keyboard alone', async ({
  page,
  maze,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openPartnersPage(page, maze)
  await page.locator('#preview').scrollIntoViewIfNeeded()
  await getMazeBoard(page).waitFor()
  await page.getByLabel('Theme').focus()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  for (const name of ['accent', 'lang', 'reset-label', 'board', 'heading-level', 'sound']) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await getMazeBoard(page).press('ArrowUp')
  const log = page.getByRole('region', { name: 'What your page hears' })
  await expect(log.getByText('maze-move {"version"')).toBeVisible()
  await log.getByRole('button').press('Enter')
  await expect(log.getByRole('listitem')).toHaveCount(0)
  const copy = page.getByRole('button', { name: `Copy: An element, Pinned to ${mazeVersion}` })
  await copy.press('Space')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'every snippet can be read, and the page says what to write into it',
    { tag: '@full' },
    async ({ page, maze }) => {
      await page.goto(`${maze.origin}/embed`)
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      await expect(page.getByRole('figure')).toHaveCount(6)
      await expect(page.getByText('write the address of this site')).toBeVisible()
      await expect(page.locator('#element-pinned')).toContainText('integrity="sha384-')
      await expect(page.getByRole('img', { name: 'Play the robot maze' })).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
    },
  )
})
