/** Tests the plugin in a running WordPress, by the steps that an editor at a school takes. */
import type { Page } from '@playwright/test'
import { packWordpressPlugin } from '@kutuhal/build/wordpress/wordpress-plugin.ts'
import { getMazeBoard, driveRobot, expect } from '../support/partner-test.ts'
import { testWithServers, type MazeServer } from '../support/servers-test.ts'
import { ADMIN_LOGIN, startWordPress, type WordPress } from './wordpress.ts'

const test = testWithServers.extend<object, { readonly wordpress: WordPress }>({
  wordpress: [
    async ({ maze }, provide) => {
      const wordpress = await startWordPress(await codeFor(maze))
      await provide(wordpress)
      await wordpress.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/**
 * PHP that makes the plugin use the test's server, and adds a shortcode that embeds the maze as WordPress
 * does for a pasted address.
 */
async function codeFor(maze: MazeServer): Promise<string> {
  const answer = await (await fetch(maze.file('oembed.json', 'v1'))).text()
  const here = answer.replace(/https:[^"\\]*?(?=\/embed\/)/, maze.origin)
  return `
add_filter( 'robot_maze_folder', fn () => '${maze.file('', 'v1')}' );
add_shortcode( 'pasted', fn () => _wp_oembed_get_object()->data2html( json_decode( base64_decode( '${btoa(here)}' ) ), '${maze.origin}/robot-maze' ) );
`
}

test('A school uploads the plugin and writes a post with the block, in which visitors play', async ({
  page,
  wordpress,
}) => {
  await logIn(page, wordpress)
  await test.step('uploads and activates it', async () => {
    await page.goto(`${wordpress.address}/wp-admin/plugin-install.php?tab=upload`)
    const zip = Buffer.from(await packWordpressPlugin('mf-maze'))
    await page
      .getByLabel('Plugin zip file')
      .setInputFiles({ name: 'robot-maze.zip', mimeType: 'application/zip', buffer: zip })
    await page.getByRole('button', { name: 'Install Now' }).click()
    await page.getByRole('link', { name: 'Activate Plugin' }).click()
    await expect(page.getByText('Plugin activated.')).toBeVisible()
  })
  await test.step('puts the block into a post', async () => {
    await page.goto(`${wordpress.address}/wp-admin/post-new.php`)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Toggle block inserter' }).click()
    await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill('Robot Maze')
    await page.getByRole('option', { name: 'Robot Maze' }).click()
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await page.getByLabel('Theme').selectOption('Dark')
    await page.getByLabel('Headings').selectOption('Level 3')
  })
  await test.step('publishes it', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Editor publish' })
    await panel.getByRole('button', { name: 'Publish', exact: true }).click()
    const link = panel.getByRole('link', { name: 'View Post' })
    await page.goto((await link.getAttribute('href')) ?? '')
  })
  await expectPlayed(page)
  await expect(page.locator('.maze')).toHaveClass(/dark/)
  await expect(page.getByRole('heading', { name: 'Robot Maze', level: 3 })).toBeVisible()
})

test('A teacher writes the shortcode, or pastes the address of the maze', async ({ page, wordpress }) => {
  await logIn(page, wordpress)
  await page.goto(`${wordpress.address}/wp-admin/post-new.php`)
  const publish = (content: string) =>
    page.evaluate(async text => {
      const { link } = await window.wp.apiFetch({
        path: '/wp/v2/posts',
        method: 'POST',
        data: { title: 'Play', content: text, status: 'publish' },
      })
      return link
    }, content)
  const [written, pasted] = [await publish('[robot-maze reset_label="Once more"]'), await publish('[pasted]')]
  await page.goto(written)
  await expectPlayed(page)
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible()
  await page.goto(pasted)
  await driveRobot(page.frameLocator('iframe').locator('body'), 'F')
})

test.describe.configure({ mode: 'serial' })

async function logIn(page: Page, { address }: WordPress): Promise<void> {
  await page.goto(`${address}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill(ADMIN_LOGIN.name)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_LOGIN.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/wp-admin/)
}

async function expectPlayed(page: Page): Promise<void> {
  await page.locator('robot-maze').scrollIntoViewIfNeeded()
  await getMazeBoard(page).waitFor()
  await driveRobot(page, 'F')
}

declare global {
  interface Window {
    /** The part of WordPress's own scripts that this test uses. */
    readonly wp: { apiFetch(request: object): Promise<{ readonly link: string }> }
  }
}
