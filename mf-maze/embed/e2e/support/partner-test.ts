import { expect, type Locator, type Page } from '@playwright/test'
import { expectQuietConsole } from '@kutuhal/testing/browser-tests.ts'
import type { PartnerPage } from './partner-server.ts'
import { testWithServers } from './servers-test.ts'

interface Fixtures {
  /** Matches console messages that a test provokes on purpose. */
  readonly allowedNoise: RegExp
  /**
   * Opens a new page of a partner, and returns its address.
   * @param waitUntil `commit` if a file of the page never comes, because the load event may wait for the file
   */
  readonly openPartner: (page: PartnerPage, waitUntil?: 'load' | 'commit') => Promise<string>
  readonly quietConsole: undefined
}

/** Playwright's `test` with a maze's server and a partner's; unexpected errors and warnings fail a test. */
export const test = testWithServers.extend<Fixtures>({
  allowedNoise: [/(?!)/, { option: true }],
  openPartner: ({ page, partner }, provide) =>
    provide(async (content, waitUntil = 'load') => {
      const address = partner.add(content)
      await page.goto(address, { waitUntil })
      return address
    }),
  quietConsole: [
    ({ context, allowedNoise }, provide) =>
      expectQuietConsole(context, allowedNoise, () => provide(undefined)),
    { auto: true },
  ],
})

export { expect }

type Place = Page | Locator

export const inFrame = (page: Page): Locator => page.frameLocator('iframe').locator('body')
export const getMazeStatus = (place: Place): Locator => place.getByRole('status')
export const getMazeBoard = (place: Place): Locator => place.getByRole('application', { name: 'Maze board' })
export const getMazeButton = (place: Place, name: string): Locator => place.getByRole('button', { name })

const buttons: Readonly<Record<string, string>> = { F: 'Move Forward', L: 'Turn Left', R: 'Turn Right' }

/** Drives the robot with the buttons. @param program e.g. 'FFR': forward, forward, turn right */
export async function driveRobot(place: Place, program: string): Promise<void> {
  for (const letter of program) await getMazeButton(place, buttons[letter] ?? letter).click()
}

/** Waits until nothing in the maze moves or changes its colour. */
export async function waitForAnimations(place: Place): Promise<void> {
  const countAnimations = () =>
    place.locator('.maze').evaluate(maze => maze.getAnimations({ subtree: true }).length)
  await expect.poll(countAnimations).toBe(0)
}

/** Plays a whole game: reaches the goal, and starts again. */
export async function expectPlayable(place: Place): Promise<void> {
  await driveRobot(place, 'FFFFRFFFF')
  await expect(getMazeStatus(place)).toContainText('Success! The robot reached the goal!')
  await expect(place.getByText('Moves: 9 / 20')).toBeVisible()
  await getMazeButton(place, 'Reset').click()
  await expect(getMazeStatus(place)).toHaveText('At the start. Facing up, row 5, column 1.')
}
