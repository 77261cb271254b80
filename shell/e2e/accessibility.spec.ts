import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { publicPages } from './addresses.ts'
import { openAssistant } from './assistant.ts'
import { drive, programs } from './maze-robot.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './site-test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface State {
  readonly name: string
  readonly reach: (page: Page) => Promise<void>
}

const states: readonly State[] = [
  {
    name: 'the filtered blog',
    reach: async page => {
      await openPage(page, '/blog?q=sensor&category=Robotics&tag=Maths')
      await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
    },
  },
  {
    name: 'a blog search without a result',
    reach: async page => {
      await openPage(page, '/blog?q=xylophone')
      await expect(page.getByRole('button', { name: 'Reset Filters' })).toBeVisible()
    },
  },
  {
    name: 'the rejected contact form',
    reach: async page => {
      await openPage(page, '/contact')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Please fill out all required fields.')).toBeVisible()
    },
  },
  {
    name: 'the contact form after sending',
    reach: async page => {
      await openPage(page, '/contact')
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha')
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@example.com')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Your message has been sent!')).toBeVisible()
    },
  },
  {
    name: 'the open chat',
    reach: async page => {
      const { suggestions } = await openAssistant(page)
      await expect(suggestions.first()).toBeVisible()
    },
  },
  {
    name: 'a conversation',
    reach: async page => {
      const { ask, messages } = await openAssistant(page)
      await ask('What is your cancellation policy?')
      await expect(messages.getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'the maze won',
    reach: async page => {
      await openPage(page, '/robot-maze')
      await drive(page, programs.toTheGoal)
      await expect(page.getByText('Success! The robot reached the goal!')).toBeVisible()
    },
  },
  {
    name: 'the maze after a crash',
    reach: async page => {
      await openPage(page, '/robot-maze')
      await drive(page, programs.intoAWall)
      await expect(page.getByText('Crashed into a wall!')).toBeVisible()
    },
  },
]

const mobileMenu: State = {
  name: 'the mobile menu',
  reach: async page => {
    await openPage(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  },
}

const solutions: State = {
  name: 'the Solutions dropdown',
  reach: async page => {
    await openPage(page, '/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: 'Smart Anganwadi' }).first()).toBeVisible()
  },
}

const notFound: State = {
  name: 'an unknown address',
  reach: async page => {
    await openPage(page, '/nowhere/at-all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  },
}

for (const [width, ownStates] of [
  [360, [mobileMenu]],
  [1280, [solutions]],
] as const) {
  test.describe(`${width} px wide`, () => {
    // Still: a colour half faded in would be measured as it is.
    test.use({
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
      allowedNoise: /status of 404/,
    })

    for (const { path } of publicPages) {
      test(`Visitors meet no barrier on ${path}`, async ({ page }) => {
        await openPage(page, path)
        await expectNoBarrier(page)
      })
    }
    for (const { name, reach } of [...states, ...ownStates, notFound]) {
      test(`Visitors meet no barrier in ${name}`, async ({ page }) => {
        await reach(page)
        await expectNoBarrier(page)
      })
    }
  })
}

async function expectNoBarrier(page: Page) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const barriers = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(barriers).toEqual([])
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(10)
}
