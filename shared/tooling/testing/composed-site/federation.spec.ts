import type { Page, Response } from '@playwright/test'
import { createRemoteScriptsPattern } from '../site-tests/addresses.ts'
import { locateAssistant } from '../site-tests/assistant.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'

/**
 * Patterns that find copies of a library in scripts, minified or not. Each matches exactly one of the
 * library's files.
 */
const fingerprints = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  emotion: /insertionPoint/,
  contract: /\/main\/gemini/,
}

function scriptsIn(page: Page): Response[] {
  const scripts: Response[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return scripts
}

const addressesOf = (scripts: readonly Response[]) => scripts.map(script => script.url())

test('A visit to every remote brings one copy each of React, react-dom, emotion and contract', async ({
  page,
}) => {
  const scripts = scriptsIn(page)
  await page.goto('/')
  const { launcher, dialog, cross } = locateAssistant(page)
  await launcher.click()
  await expect(dialog).toBeVisible()
  await cross.click()
  for (const link of ['Contact', 'News']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
    await expect(page).toHaveTitle(`${link} | Kutuhal`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.getByRole('link', { name: 'Robot Maze' }).first().click()
  await expect(page.getByRole('application')).toBeVisible()

  const addresses = addressesOf(scripts)
  const texts = await Promise.all(scripts.map(script => script.text()))
  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const files = addresses.filter((_, index) => fingerprint.test(texts[index] ?? ''))
    expect(files, library).toHaveLength(1)
  }
})

test('Chat, maze and contact cost a visitor of the home page nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.some(url => createRemoteScriptsPattern('mf-content').test(url))).toBe(true)
  const elsewhere = asked.filter(url =>
    ['mf-chat', 'mf-maze', 'mf-contact'].some(remote => url.includes(`/apps/${remote}/`)),
  )
  expect(elsewhere).toEqual([])
})

test(
  'A remote is loaded when a visitor goes to its page, and not again on the way back',
  { tag: '@full' },
  async ({ page }) => {
    const scripts = scriptsIn(page)
    const toTheMaze = page.locator('main a[href="/robot-maze"]').first()
    const mazeScripts = () =>
      addressesOf(scripts).filter(address => createRemoteScriptsPattern('mf-maze').test(address))
    await openPage(page, '/')
    await toTheMaze.click()
    await expect(page.getByRole('application')).toBeVisible()
    const first = mazeScripts()
    expect(first.length).toBeGreaterThan(0)
    await page.goBack()
    await toTheMaze.click()
    await expect(page.getByRole('application')).toBeVisible()
    expect(mazeScripts()).toEqual(first)
  },
)
