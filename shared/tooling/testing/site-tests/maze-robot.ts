import type { Page } from '@playwright/test'

const buttons = { F: 'Move Forward', L: 'Turn Left', R: 'Turn Right' } as const
const keys = { F: 'ArrowUp', L: 'ArrowLeft', R: 'ArrowRight' } as const

type Command = keyof typeof buttons

/** Drives the robot with its buttons. @param program e.g. 'FFR': forward, forward, turn right */
export async function driveRobot(page: Page, program: string): Promise<void> {
  for (const command of commandsOf(program))
    await page.getByRole('button', { name: buttons[command] }).click()
}

export async function driveRobotWithKeys(page: Page, program: string): Promise<void> {
  const board = page.getByRole('application', { name: 'Maze board' })
  for (const command of commandsOf(program)) await board.press(keys[command])
}

/** Programs for the maze's robot; each letter is a command. */
export const mazePrograms = {
  toTheGoal: 'FFFFRFFFF',
  toTheGoalInTwentyMoves: 'RLRLRLRLRLRFFFFLFFFF',
  outOfBounds: 'LF',
  intoAWall: 'FRF',
  twentyTurns: 'LR'.repeat(10),
} as const

function commandsOf(program: string): Command[] {
  return [...program].filter((letter): letter is Command => letter in buttons)
}
