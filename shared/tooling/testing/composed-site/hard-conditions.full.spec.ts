/** Tests pages under hard conditions: a translator wraps every text, or the browser stores nothing. */
import type { Page } from '@playwright/test'
import { locateAssistant } from '../site-tests/assistant.ts'
import { driveRobot, mazePrograms } from '../site-tests/maze-robot.ts'
import { waitUntilInteractive } from '../site-tests/open-page.ts'
import { expectSameDocument, markDocument } from '../site-tests/document.ts'
import { expect, test } from '../site-tests/site-test.ts'
import {
  findContactForm,
  expectEmptySearchResult,
  findMazeOutcome,
  findRequiredFields,
} from './remote-expectations.ts'

declare global {
  interface Window {
    translate: () => void
  }
}

/**
 * Simulates Google's translator: wraps each text in two new elements, now and after every change. Translated
 * texts are in capital letters, so that tests recognise them.
 */
function installTranslator(): void {
  const isOurs = (node: Node) =>
    node.parentElement?.closest('font, script, style, textarea, svg, noscript') !== null
  window.translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, node =>
      node.textContent?.trim() && !isOurs(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    )
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.textContent
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
}

/**
 * Checks that navigation, search, form, maze and chat work without loading a document.
 * @param change runs between the steps, e.g. to translate the page
 */
async function expectAlive(page: Page, change: () => Promise<void>): Promise<void> {
  await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await change()
  await page.getByRole('searchbox').fill('xylophone')
  await expectEmptySearchResult(page, 'xylophone')
  await change()
  await page.getByRole('searchbox').fill('robot')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await change()

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(findRequiredFields(page)).not.toHaveCount(0)
  await change()
  await findContactForm(page).locator('[type="submit"]').click()
  await expect(findContactForm(page).getByRole('alert')).toBeVisible()
  await change()
  // Every field accepts an e-mail address, even the name and the message.
  for (const field of await findRequiredFields(page).all()) await field.fill('asha@example.com')
  await findContactForm(page).locator('[type="submit"]').click()
  await expect(findContactForm(page).getByRole('status')).toBeVisible()
  await change()

  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Robot Maze' }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await change()
  await driveRobot(page, mazePrograms.toTheGoal)
  await expect(findMazeOutcome(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Moves: 9 / 20')
  await change()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(findMazeOutcome(page)).toHaveCount(0)

  const { launcher, ask, messages, cross, dialog } = locateAssistant(page)
  await launcher.click()
  await dialog.waitFor()
  await change()
  await ask('When are you open?')
  await expect(messages).toContainText('9:00 AM')
  await change()
  await cross.click()
  await expect(launcher).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(findRequiredFields(page)).not.toHaveCount(0)
  await expectSameDocument(page)
}

test.describe('a translated page', () => {
  // React logs that the translated texts differ from the texts that it renders during hydration.
  test.use({ allowedNoise: /hydrat|Minified React error #4(18|23|25)/i })

  const translate = (page: Page) => page.evaluate(() => window.translate())

  test('Visitors who have it translated go on as before', async ({ page }) => {
    await page.addInitScript(installTranslator)
    await page.goto('/')
    await waitUntilInteractive(page)
    await translate(page)
    expect(await page.locator('font > font').count()).toBeGreaterThan(100)
    await expectAlive(page, () => translate(page))
  })

  test('Visitors whose browser translates before any script go on, too', async ({ page }) => {
    await page.addInitScript(installTranslator)
    await page.addInitScript(() => addEventListener('DOMContentLoaded', () => window.translate()))
    await page.goto('/')
    await waitUntilInteractive(page)
    await expectAlive(page, () => translate(page))
  })
})

test('Visitors whose browser keeps nothing have all of the site', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, store, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
  await page.goto('/')
  await waitUntilInteractive(page)
  await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow('insecure')
  await expectAlive(page, () => Promise.resolve())
})
