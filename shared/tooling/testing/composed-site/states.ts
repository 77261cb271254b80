import { expect, type Page } from '@playwright/test'
import { remoteScriptsPattern } from '../site-tests/addresses.ts'
import { GATEWAY_PATTERN, openAssistant } from '../site-tests/assistant.ts'
import { followNewLink } from '../site-tests/follow-new-link.ts'
import { driveRobot, mazePrograms } from '../site-tests/maze-robot.ts'
import { openPage } from '../site-tests/open-page.ts'
import {
  contactForm,
  expectNotFoundPageOfRemote,
  expectEmptySearchResult,
  expectMissingItemNotice,
  mazeOutcome,
  requiredFields,
} from './remote-expectations.ts'

/** A state that a page can reach after it is opened, for screenshots and checks. */
export interface PageState {
  readonly name: string
  readonly reach: (page: Page) => Promise<void>
}

export const filteredBlog: PageState = {
  name: 'the filtered blog',
  reach: async page => {
    await openPage(page, '/blog?q=sensor&category=Robotics&tag=Maths')
    await expect(page.getByRole('main').getByRole('button', { pressed: true })).not.toHaveCount(0)
  },
}

export const emptyBlogSearch: PageState = {
  name: 'a blog search without a result',
  reach: async page => {
    await openPage(page, '/blog?q=xylophone')
    await expectEmptySearchResult(page, 'xylophone')
  },
}

export const emptyNewsSearch: PageState = {
  name: 'a news search without a result',
  reach: async page => {
    await openPage(page, '/news?q=xylophone')
    await expectEmptySearchResult(page, 'xylophone')
  },
}

export const missingStory: PageState = {
  name: 'the list after an unknown story',
  reach: async page => {
    await page.goto('/news/999')
    await expectMissingItemNotice(page)
  },
}

export const unknownCourse: PageState = {
  name: 'an unknown course',
  reach: async page => {
    await openPage(page, '/courses/999')
    await expectNotFoundPageOfRemote(page)
  },
}

export const unknownAddress: PageState = {
  name: 'an unknown address',
  reach: async page => {
    await openPage(page, '/nowhere/at-all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  },
}

export const rejectedForm: PageState = {
  name: 'the rejected contact form',
  reach: async page => {
    await openPage(page, '/contact')
    await contactForm(page).locator('[type="submit"]').click()
    await expect(contactForm(page).getByRole('alert')).toBeVisible()
  },
}

export const sentForm: PageState = {
  name: 'the contact form after sending',
  reach: async page => {
    await openPage(page, '/contact')
    // Every field accepts an e-mail address, even the name and the message.
    for (const field of await requiredFields(page).all()) await field.fill('asha@example.com')
    await contactForm(page).locator('[type="submit"]').click()
    await expect(contactForm(page).getByRole('status')).toBeVisible()
  },
}

export const openChat: PageState = {
  name: 'the open chat',
  reach: async page => {
    const { suggestions } = await openAssistant(page)
    await expect(suggestions.first()).toBeVisible()
  },
}

export const busyChat: PageState = {
  name: 'the chat while it waits for an answer',
  reach: async page => {
    await page.route(GATEWAY_PATTERN, () => undefined)
    const { ask, dialog } = await openAssistant(page)
    await ask('What is your cancellation policy?')
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveText('…')
  },
}

export const failedChat: PageState = {
  name: 'the chat without an answer',
  reach: async page => {
    await page.route(GATEWAY_PATTERN, route => route.abort())
    const { ask, retry } = await openAssistant(page)
    await ask('What is your cancellation policy?')
    await expect(retry).toBeVisible()
  },
}

export const openConversation: PageState = {
  name: 'a conversation',
  reach: async page => {
    const { ask, messages } = await openAssistant(page)
    await ask('What is your cancellation policy?')
    await expect(messages.getByRole('link').first()).toBeVisible()
  },
}

export const wonMaze: PageState = {
  name: 'the maze won',
  reach: async page => {
    await openPage(page, '/robot-maze')
    await driveRobot(page, mazePrograms.toTheGoal)
    await expect(mazeOutcome(page)).toBeVisible()
  },
}

export const crashedMaze: PageState = {
  name: 'the maze after a crash',
  reach: async page => {
    await openPage(page, '/robot-maze')
    await driveRobot(page, mazePrograms.intoAWall)
    await expect(mazeOutcome(page)).toBeVisible()
  },
}

export const missingRemote: PageState = {
  name: 'a page whose code is missing',
  reach: async page => {
    await page.route(remoteScriptsPattern('mf-contact'), route => route.abort())
    await page.goto('/contact')
    await expect(page.getByText('Part of this page did not load.')).toBeVisible()
  },
}

export const missingRemoteLater: PageState = {
  name: 'a page that did not come at all',
  reach: async page => {
    await openPage(page, '/contact')
    await page.route(remoteScriptsPattern('mf-maze'), route => route.abort())
    // Prevent the browser from going to that address.
    await page.route('**/robot-maze', route => route.fulfill({ status: 404 }))
    await followNewLink(page, '/robot-maze')
    await expect(page.getByRole('heading', { name: 'This page is taking a break' })).toBeVisible()
  },
}

export const offlinePage: PageState = {
  name: 'a page that waits for a connection',
  reach: async page => {
    await openPage(page, '/contact')
    await page.context().setOffline(true)
    await followNewLink(page, '/robot-maze')
    await expect(page.getByRole('heading', { name: 'This page is waiting for a connection' })).toBeVisible()
  },
}

export const slowRemote: PageState = {
  name: 'a page whose code takes long',
  reach: async page => {
    await page.route(remoteScriptsPattern('mf-contact'), () => undefined)
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.getByText('Part of this page is still on its way.')).toBeVisible()
  },
}

export const mobileMenu: PageState = {
  name: 'the mobile menu',
  reach: async page => {
    await openPage(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
  },
}

export const solutionsMenu: PageState = {
  name: 'the Solutions dropdown',
  reach: async page => {
    await openPage(page, '/about')
    await page.getByRole('button', { name: 'Solutions' }).click()
    await expect(page.getByRole('link', { name: 'Smart Anganwadi' }).first()).toBeVisible()
  },
}
