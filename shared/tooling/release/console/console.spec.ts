/** Tests the console in a browser, with a store of tiny releases. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { chromium, type Browser } from 'playwright'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { run as canary } from '../commands/verbs/canary.ts'
import { run as promote } from '../commands/verbs/promote.ts'
import { COMMAND_LINE_PATH } from '../fixtures/release-command.ts'
import { tinyBuild, tinyRemotes } from '../fixtures/tiny-release.ts'
import { newestDeployment } from '../store/deployments.ts'
import { ensureBrowser, QUIET_CHROMIUM_FLAGS } from '../programs/browser.ts'
import { publish, type Store } from '../store/store.ts'

const unchecked = { unchecked: 'releases of a test' }
const store: Store = { folder: mkdtempSync(path.join(tmpdir(), 'console-')), pointer: 'live' }
let browser: Browser
let running: ChildProcess
let address: string

test.beforeAll(async () => {
  const apps = ['shell', ...tinyRemotes]
  for (const app of apps) await publish(store, tinyBuild(app, '1.0.0'))
  await publish(store, tinyBuild('mf-one', '1.1.0-d4d405693b'))
  await publish(store, tinyBuild('mf-two', '1.1.0'))
  await promote({ store, names: apps.map(app => `${app}@1.0.0`), options: unchecked })
  await canary({ store, names: ['mf-two@1.1.0'], options: { ...unchecked, percent: '10' } })
  const args = ['--import', 'tsx', COMMAND_LINE_PATH, 'console', '--store', store.folder]
  running = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  address = await printedAddress()
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', ...QUIET_CHROMIUM_FLAGS],
  })
})

test.afterAll(async () => {
  await browser.close()
  running.kill('SIGINT')
  await once(running, 'close')
  rmSync(store.folder, { recursive: true, force: true })
})

async function printedAddress(): Promise<string> {
  let said = ''
  for await (const part of running.stdout ?? []) {
    said += String(part)
    const [found] = /http:\/\/127\.0\.0\.1:\d+\/\S+\//.exec(said) ?? []
    if (found) return found
  }
  throw new Error(`The console printed no address: ${said}`)
}

test('A release goes live by keyboard, after one question, and what it says is told', async () => {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
  const refused: string[] = []
  page.on('console', message => refused.push(message.text()))
  await page.goto(address)
  await expect(page.getByRole('region', { name: 'Live now' })).toContainText('all as they should be')
  await expect(page.getByRole('region', { name: 'Canary' })).toContainText('10 % get mf-two@1.1.0')
  await expectOnOneLine(page.getByRole('row').getByRole('cell'))

  const release = page.getByRole('region', { name: 'Release', exact: true })
  await release.getByLabel('Which one').selectOption('mf-one@1.1.0-d4d405693b')
  await release.getByLabel(/^Without a check/).fill('looked at by hand')
  await release.getByRole('button', { name: 'Promote' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('main')
  await expect(question).toContainText(
    'All visitors get mf-one@1.1.0-d4d405693b instead of 1.0.0, without a check.',
  )
  await expect(question).toContainText("promote mf-one@1.1.0-d4d405693b '--unchecked=looked at by hand'")
  await question.getByRole('link', { name: 'Not now' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Command' })).toContainText('None has run here')

  await page.goBack()
  await question.getByRole('button', { name: 'Run it' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('Ended well', { timeout: 120_000 })
  await expect(page).toHaveTitle('Ended well: release console')
  expect(await newestDeployment(store)).toMatchObject({ number: 3, unchecked: 'looked at by hand' })
  await page.getByRole('link', { name: 'Back to the console' }).press('Enter')
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'promote mf-one@1.1.0-d4d405693b',
  )
  // The long text about a release's cost must wrap, so that the rollback button stays visible.
  const apps = page.getByRole('group', { name: 'Apps that are live' })
  await expect(apps.getByRole('row', { name: /mf-one/ })).toContainText(/\d new files?: /)
  expect(await apps.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'Back to 1.0.0: mf-one' }).click()
  await expect(question).toContainText('All visitors get mf-one@1.0.0 instead of 1.1.0-d4d405693b.')
  expect(refused).toEqual([])
  await page.close()
})

test(
  'Everybody can use it: axe finds nothing, light and dark, and nothing is cut off at 320 px',
  { tag: '@full' },
  async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width: 320, height: 700 }, colorScheme })
      const page = await context.newPage()
      for (const shown of [address, `${address}command`, `${address}ask?verb=rollback`]) {
        await page.goto(shown)
        await expectNothing(page)
      }
      await context.close()
    }
  },
)

/** Versions must not break across lines. */
async function expectOnOneLine(cells: Locator): Promise<void> {
  const heights = await cells.evaluateAll(all =>
    all.map(cell => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return [cell.textContent, new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size]
    }),
  )
  expect(heights.length).toBeGreaterThan(8)
  expect(heights.filter(([text, lines]) => text !== '' && lines !== 1)).toEqual([])
}

async function expectNothing(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBe(widths[1])
}
