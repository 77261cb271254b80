import { expect, type Page } from '@playwright/test'
// eslint-disable-next-line import-x/no-restricted-paths -- These tests are about all remotes.
import { boards } from '../../../../mf-maze/maze/boards.ts'
import { createRemoteScriptsPattern } from '../site-tests/addresses.ts'
import { GATEWAY_URL_PATTERN, openAssistant } from '../site-tests/assistant.ts'
import { insertAndFollowLink } from '../site-tests/document.ts'
import { driveRobot, mazePrograms } from '../site-tests/maze-robot.ts'
import { openPage } from '../site-tests/open-page.ts'
import {
  findContactForm,
  expectRemoteNotFoundPage,
  expectEmptySearchResult,
  expectMissingItemNotice,
  findMazeOutcome,
  findRequiredFields,
} from './remote-expectations.ts'

/** A state that a page can reach after it is opened, for screenshots and checks. */
export interface PageState {
  readonly name: string
  readonly reach: (page: Page) => Promise<void>
}

const state = (name: string, reach: PageState['reach']): PageState => ({ name, reach })

export const homePageState = state('the home page', page => openPage(page, '/'))

export const filteredBlogState = state('the filtered blog', async page => {
  await openPage(page, '/blog?q=sensor&category=Robotics&tag=Maths')
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).not.toHaveCount(0)
})

export const emptyBlogSearchState = state('a blog search without a result', async page => {
  await openPage(page, '/blog?q=xylophone')
  await expectEmptySearchResult(page, 'xylophone')
})

export const emptyNewsSearchState = state('a news search without a result', async page => {
  await openPage(page, '/news?q=xylophone')
  await expectEmptySearchResult(page, 'xylophone')
})

export const missingStoryState = state('the list after an unknown story', async page => {
  await page.goto('/news/999')
  await expectMissingItemNotice(page)
})

export const unknownCourseState = state('an unknown course', async page => {
  await openPage(page, '/courses/999')
  await expectRemoteNotFoundPage(page)
})

export const unknownAddressState = state('an unknown address', async page => {
  await openPage(page, '/nowhere/at-all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

export const rejectedFormState = state('the rejected contact form', async page => {
  await openPage(page, '/contact')
  await findContactForm(page).locator('[type="submit"]').click()
  await expect(findContactForm(page).getByRole('alert')).toBeVisible()
})

export const sentFormState = state('the contact form after sending', async page => {
  await openPage(page, '/contact')
  // Every field accepts an e-mail address, even the name and the message.
  for (const field of await findRequiredFields(page).all()) await field.fill('asha@example.com')
  await findContactForm(page).locator('[type="submit"]').click()
  await expect(findContactForm(page).getByRole('status')).toBeVisible()
})

export const openedChatState = state('the open chat', async page => {
  const { suggestions } = await openAssistant(page)
  await expect(suggestions.first()).toBeVisible()
})

export const busyChatState = state('the chat while it waits for an answer', async page => {
  await page.route(GATEWAY_URL_PATTERN, () => undefined)
  const { ask, dialog } = await openAssistant(page)
  await ask('What is your cancellation policy?')
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveText('…')
})

export const failedChatState = state('the chat without an answer', async page => {
  await page.route(GATEWAY_URL_PATTERN, route => route.abort())
  const { ask, retry } = await openAssistant(page)
  await ask('What is your cancellation policy?')
  await expect(retry).toBeVisible()
})

export const chatConversationState = state('a conversation', async page => {
  const { ask, messages } = await openAssistant(page)
  await ask('What is your cancellation policy?')
  await expect(messages.getByRole('link').first()).toBeVisible()
})

export const solvedMazeState = state('the maze won', async page => {
  await openPage(page, '/robot-maze')
  await driveRobot(page, mazePrograms.toTheGoal)
  await expect(findMazeOutcome(page)).toBeVisible()
})

export const crashedMazeState = state('the maze after a crash', async page => {
  await openPage(page, '/robot-maze')
  await driveRobot(page, mazePrograms.intoAWall)
  await expect(findMazeOutcome(page)).toBeVisible()
})

export const editedMazeState = state('a program with a chosen line', async page => {
  await openPage(page, '/robot-maze')
  await page.getByRole('tab', { name: 'Write a program' }).click()
  await driveRobot(page, mazePrograms.intoAWall)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(findMazeOutcome(page)).toBeVisible()
  await page.getByRole('button', { name: 'Line 1: forward' }).click()
  await expect(page.getByText('Line 1 chosen')).toBeVisible()
})

export const celebratedMazeState = state('the maze after the eleventh board', async page => {
  await page.addInitScript(
    won => localStorage.setItem('robot-maze:won', won),
    JSON.stringify(Object.fromEntries(boards.slice(1).map(({ code, fewest }) => [code, fewest]))),
  )
  await solvedMazeState.reach(page)
  await expect(page.getByRole('heading', { name: 'All eleven!' })).toBeVisible()
})

export const unknownBoardState = state('a link to no board', async page => {
  await openPage(page, '/robot-maze?board=walls')
  await expect(page.getByText('This link leads to no board.')).toBeVisible()
})

export const sentBoardState = state('a board that somebody made, with the builder open', async page => {
  await openPage(page, '/robot-maze?board=oooog-oxxxo-oooxo-ooooo-uoooo')
  await expect(page.getByText('A board somebody made')).toBeVisible()
  await page.getByText('Build your own walls').click()
  await page.getByText('On your own page', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copy the snippet' })).toBeVisible()
})

export const missingRemoteState = state('a page whose code is missing', async page => {
  await page.route(createRemoteScriptsPattern('mf-contact'), route => route.abort())
  await page.goto('/contact')
  await expect(page.getByText('Part of this page did not load.')).toBeVisible()
})

export const remoteFailureAfterNavigationState = state('a page that did not come at all', async page => {
  await openPage(page, '/contact')
  await page.route(createRemoteScriptsPattern('mf-maze'), route => route.abort())
  // Prevent the browser from loading /robot-maze as a document, as it does after a failed navigation.
  await page.route('**/robot-maze', route => route.fulfill({ status: 404 }))
  await insertAndFollowLink(page, '/robot-maze')
  await expect(page.getByRole('heading', { name: 'This page is taking a break' })).toBeVisible()
})

export const offlinePageState = state('a page that waits for a connection', async page => {
  await openPage(page, '/contact')
  await page.context().setOffline(true)
  await insertAndFollowLink(page, '/robot-maze')
  await expect(page.getByRole('heading', { name: 'This page is waiting for a connection' })).toBeVisible()
})

export const slowRemoteState = state('a page whose code takes long', async page => {
  await page.route(createRemoteScriptsPattern('mf-contact'), () => undefined)
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByText('Part of this page is still on its way.')).toBeVisible()
})

export const openedMobileMenuState = state('the mobile menu', async page => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible()
})

export const openedSolutionsMenuState = state('the Solutions dropdown', async page => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Solutions' }).click()
  await expect(page.getByRole('link', { name: 'Smart Anganwadi' }).first()).toBeVisible()
})
