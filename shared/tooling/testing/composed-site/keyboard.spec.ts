import type { Locator, Page } from '@playwright/test'
import { createRemoteScriptsPattern } from '../site-tests/addresses.ts'
import { locateAssistant, openAssistant } from '../site-tests/assistant.ts'
import { isFocusVisible } from '../site-tests/document.ts'
import { openPage } from '../site-tests/open-page.ts'
import { expect, test } from '../site-tests/site-test.ts'
import { findContactForm, findMazeOutcome, findRequiredFields } from './remote-expectations.ts'
import { missingRemoteState, remoteFailureAfterNavigationState } from './states.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' })

/** Presses Tab until an element has the focus, and checks that each focused element is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(isFocusVisible), 'the focus can be seen').toBe(true)
  }
  await expect(target).toBeFocused()
}

test('Visitors go from the home page to a sent message with a keyboard alone, past menu, maze and chat', async ({
  page,
}) => {
  await openPage(page, '/')
  const header = page.getByRole('banner')
  await tabTo(page, header.getByRole('button', { name: 'Solutions' }))
  await page.keyboard.press('Enter')
  await tabTo(page, header.getByRole('link', { name: 'Robot Maze' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Robot-maze | Kutuhal')
  await expect(heading(page)).toBeFocused()

  await tabTo(page, page.getByRole('application'))
  const outcome = findMazeOutcome(page)
  for (const key of ['Up', 'Up', 'Up', 'Up', 'Right', 'Up', 'Up', 'Up', 'Up']) {
    // Before each move, check that the game is not over: the robot must not crash on its way.
    await expect(outcome).toHaveCount(0)
    await page.keyboard.press(`Arrow${key}`)
  }
  await expect(outcome).toBeVisible()
  // The game is over, so the next button is the one that restarts it.
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Reset' }))
  await page.keyboard.press('Enter')
  await expect(outcome).toHaveCount(0)

  const { launcher, input, messages } = locateAssistant(page)
  await tabTo(page, launcher)
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await page.keyboard.type('When are you open?')
  await page.keyboard.press('Enter')
  await expect(messages).toContainText('9:00 AM')
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(launcher).toBeFocused()

  // Tab goes from the end of the page to its beginning.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page, header.getByRole('link', { name: 'Contact' }))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  const form = findContactForm(page)
  const required = findRequiredFields(page)
  await expect(required).not.toHaveCount(0)
  for (const field of await required.all()) {
    await tabTo(page, field)
    // Every field accepts an e-mail address, even the name and the message.
    await page.keyboard.type('asha@example.com')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The message was sent: the outcome has the focus, and the fields are empty again.
  await expect(form.locator(':focus').getByRole('status')).toHaveText(/\S/)
  for (const field of await required.all()) await expect(field).toHaveValue('')
})

test(
  'Every control leaves combinations with Alt, Ctrl and Cmd to the browser',
  { tag: '@full' },
  async ({ page }) => {
    const states = [
      () => openPage(page, '/'),
      () => openPage(page, '/contact'),
      () => openPage(page, '/blog'),
      async () => {
        await openPage(page, '/robot-maze')
        await page.getByRole('tab', { name: 'Write a program' }).click()
        await page.getByRole('button', { name: 'Move Forward' }).click()
        await page.getByText('Build your own walls').click()
        await expect(page.getByRole('group', { name: 'Walls' })).toBeVisible()
      },
      () => openAssistant(page),
    ]
    for (const reach of states) {
      await reach()
      const { taken, asked } = await page.evaluate(pressCombinations)
      expect(taken, page.url()).toEqual([])
      expect(asked).toBeGreaterThan(500)
    }
  },
)

/** Presses combinations on everything that can have the focus. Runs in the browser. */
function pressCombinations(): { readonly taken: readonly string[]; readonly asked: number } {
  const keys = [
    'ArrowUp',
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'Delete',
    'Backspace',
    'Enter',
    'Escape',
    'k',
  ]
  const taken: string[] = []
  let asked = 0
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [role=dialog]'
  for (const control of document.querySelectorAll(controls))
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      for (const key of keys) {
        asked += 1
        const pressed = { key, [modifier]: true, bubbles: true, cancelable: true }
        if (!control.dispatchEvent(new KeyboardEvent('keydown', pressed)))
          taken.push(`${modifier} ${key} on ${control.outerHTML.slice(0, 80)}`)
      }
  return { taken, asked }
}

test.describe('with code that does not come', () => {
  test.use({ allowedNoise: /mf-(contact|maze|chat).* failed|ERR_FAILED|status of 404|preload/ })

  for (const [state, remote] of [
    [missingRemoteState, 'mf-contact'],
    [remoteFailureAfterNavigationState, 'mf-maze'],
  ] as const) {
    test(
      `Visitors who press Retry on ${state.name} stay there in vain, and are at the page when it comes`,
      { tag: '@full' },
      async ({ page }) => {
        await state.reach(page)
        // Look in the page, where no moment is missed: these words stay for little more than a second.
        const isTold = page.waitForFunction(() => document.activeElement?.textContent === 'Trying again…')
        await retry(page).press('Enter')
        await isTold
        await expect(retry(page)).toBeFocused()
        await page.unroute(createRemoteScriptsPattern(remote))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
        await expect(heading(page)).toBeFocused()
      },
    )
  }

  test(
    'Visitors who retry a chat that does not come are left on its button',
    { tag: '@full' },
    async ({ page }) => {
      await page.route(createRemoteScriptsPattern('mf-chat'), route => route.abort())
      await openPage(page, '/about')
      const { launcher, input } = locateAssistant(page)
      await launcher.press('Enter')
      const again = page.getByRole('complementary', { name: 'Chat' }).getByRole('button', { name: 'Retry' })
      await again.press('Enter')
      await expect(page.getByRole('button', { name: 'Hide chat assistant' })).toBeFocused()
      await expect(again).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(launcher).toBeFocused()
      await page.unroute(createRemoteScriptsPattern('mf-chat'))
      await page.keyboard.press('Enter')
      await expect(input).toBeFocused()
    },
  )
})
