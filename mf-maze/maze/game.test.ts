import { boards } from './boards.ts'
import { playGame } from './fixtures/play.ts'
import {
  getCrashedLineIndex,
  hasEndedWithoutOutcome,
  gameReducer,
  recall,
  getHighlightedLineIndex,
  createNewGame,
  type Game,
} from './game.ts'
import { createNewMaze } from './maze.ts'
import { firstLevel } from './parse-level.ts'

const start = createNewMaze(firstLevel)
const writing: Game = { ...createNewGame(firstLevel), mode: 'write' }
const play = (script: string, from = writing) => playGame(script, from)

it('writes commands down, and the robot waits', () => {
  expect(play('FR')).toMatchObject({ maze: start, lines: ['movedForward', 'turnedRight'] })
  expect(play('F'.repeat(21)).lines).toHaveLength(20)
})

it('changes one line and leaves the others', () => {
  expect(play('FFF1').lines).toEqual(['movedForward', 'turnedLeft', 'movedForward'])
  expect(play('FFF111').lines).toEqual(play('FFF').lines)
})

describe('editing a program', () => {
  const written = (script: string) =>
    play(script)
      .lines.map(move => lettersOf[move])
      .join('')
  const lettersOf = { movedForward: 'F', turnedLeft: 'L', turnedRight: 'R' } as const

  it('puts commands before the chosen line, and at the end once no line is chosen', () => {
    expect(written('FFsLR')).toBe('FLRF')
    expect(play('FFsLR').chosen).toBe(3)
    expect(written('FFssLR')).toBe('FFLR')
  })

  it('deletes a line, and the choice stays with the same line or the last one', () => {
    expect(written('FLRx')).toBe('FR')
    expect(play('FLRsx').chosen).toBe(1)
    expect(play('FLsx').chosen).toBe(0)
    expect(play('FLsLx')).toMatchObject({ chosen: 1, lines: play('FL').lines })
  })

  it('undoes every edit, one by one', () => {
    expect(written('FL1x-')).toBe('FR')
    expect(written('FL1x--')).toBe('FL')
    expect(written('FLsRc-')).toBe('FRL')
    expect(written('FLc---')).toBe('')
    expect(play('-')).toBe(writing)
    expect(play('c')).toBe(writing)
  })

  it('refuses a line for which there is no room, and says so', () => {
    const full = play(`${'F'.repeat(20)}sL`)
    expect(full.lines).toHaveLength(20)
    expect(full.notice).toEqual({ type: 'lineRefused' })
  })

  it('brings a robot that crashed back to the start, and still marks the line', () => {
    const chosen = play('FRFF!...s')
    expect(chosen.maze).toMatchObject({ status: 'driving', robot: start.robot })
    expect(getCrashedLineIndex(chosen)).toBe(2)
  })
})

it('recalls an interrupted run at the start, and a whole one where it ended', () => {
  const { lines } = play('FFF')
  const after = (moves: number) => recall({ mode: 'write', lines, moves: lines.slice(0, moves) }, firstLevel)
  expect(after(2).maze).toEqual(start)
  expect(hasEndedWithoutOutcome(after(2))).toBe(false)
  expect(hasEndedWithoutOutcome(after(3))).toBe(true)
})

it('runs the lines one by one to the goal, and knows which one it is in', () => {
  const nine = `FFFFRFFFF!${'.'.repeat(8)}`
  expect(play(nine)).toMatchObject({ isRunning: true, maze: { status: 'driving', robot: { x: 3, y: 0 } } })
  expect([
    getHighlightedLineIndex(play('FF!')),
    getHighlightedLineIndex(play('FF!.')),
    getHighlightedLineIndex(play(nine)),
  ]).toEqual([undefined, 0, 7])
  expect(play(`${nine}.`)).toMatchObject({ isRunning: false, maze: { outcome: 'reachedTheGoal' } })
})

it('after a crash takes no commands, but a line can be changed, which puts the robot back', () => {
  const crashed = play('FRFF!...')
  expect(crashed).toMatchObject({ isRunning: false, maze: { outcome: 'hitAWall' } })
  for (const event of 'FLR!.') expect(play(event, crashed)).toBe(crashed)
  expect(play('0', crashed)).toMatchObject({ maze: { robot: start.robot }, lines: crashed.lines })
  // Pressing a line changes it from right to forward.
  expect(play('1', crashed)).toMatchObject({ maze: start, lines: play('FFFF').lines })
})

it('marks the line that crashed until one is changed', () => {
  expect(getCrashedLineIndex(writing)).toBeUndefined()
  const scripts = ['FRFF!...', 'FRFF!...0', 'FRFF!...01', 'FF!..']
  expect(scripts.map(script => getCrashedLineIndex(play(script)))).toEqual([2, 2, undefined, undefined])
})

it('ends short of the goal when the lines do, and goes back to the start for another line', () => {
  const short = play('FF!..')
  expect(short).toMatchObject({ isRunning: false, maze: { status: 'driving', robot: { x: 0, y: 2 } } })
  expect([
    hasEndedWithoutOutcome(short),
    hasEndedWithoutOutcome(play('FF!.')),
    hasEndedWithoutOutcome(play('FF')),
  ]).toEqual([true, false, false])
  expect(play('F', short)).toMatchObject({ maze: start })
})

it('takes no line while it runs, and runs nothing without one', () => {
  const running = play('FF!.')
  for (const event of 'F-1scx!') expect(play(event, running)).toBe(running)
  expect(play('!')).toBe(writing)
  expect(play('.')).toBe(writing)
})

it('goes back to the start with the way to play, and keeps what was written', () => {
  expect(play('FFd')).toMatchObject({ mode: 'drive', maze: start, lines: ['movedForward', 'movedForward'] })
  expect(play('FF!.d')).toMatchObject({ mode: 'drive', isRunning: false, maze: start })
  expect(play('dFF').maze.robot).toMatchObject({ y: 2 })
})

it('takes another board as a whole, and stays with the way to play', () => {
  const [, second = firstLevel] = boards
  expect(gameReducer(play('FF!.'), { type: 'levelChosen', level: second })).toEqual({
    ...createNewGame(second),
    mode: 'write',
  })
  const played = play('FF')
  expect(gameReducer(played, { type: 'levelChosen', level: firstLevel })).toBe(played)
})
