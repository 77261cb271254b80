import type { Page } from '@playwright/test'

export const robotButtons = { F: 'Move Forward', L: 'Turn Left', R: 'Turn Right' } as const
export const robotKeys = { F: 'ArrowUp', L: 'ArrowLeft', R: 'ArrowRight' } as const

type Command = keyof typeof robotButtons

/** Drives the robot with its buttons. @param program e.g. 'FFR': forward, forward, turn right */
export async function driveRobot(page: Page, program: string): Promise<void> {
  for (const command of parseRobotProgram(program))
    await page.getByRole('button', { name: robotButtons[command] }).click()
}

export async function driveRobotWithKeys(page: Page, program: string): Promise<void> {
  const board = page.getByRole('application', { name: 'Maze board' })
  for (const command of parseRobotProgram(program)) await board.press(robotKeys[command])
}

/** Programs for the maze's robot; each letter is a command. */
export const mazePrograms = {
  toTheGoal: 'FFFFRFFFF',
  toTheGoalInTwentyMoves: 'RLRLRLRLRLRFFFFLFFFF',
  outOfBounds: 'LF',
  intoAWall: 'FRF',
  twentyTurns: 'LR'.repeat(10),
} as const

export function parseRobotProgram(program: string): Command[] {
  return [...program].filter((letter): letter is Command => letter in robotButtons)
}
