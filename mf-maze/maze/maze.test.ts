import { playMaze as play } from './fixtures/play.ts'
import {
  listVisitedCells,
  getRemainingSteps,
  createNewMaze,
  getNextReplayStep,
  sumQuarterTurns,
  type Maze,
} from './maze.ts'
import { firstLevel } from './parse-level.ts'

const start = createNewMaze(firstLevel)

const outcomeOf = (maze: Maze) => (maze.status === 'over' ? maze.outcome : 'none yet')
const shortest = 'FFFFRFFFF'

describe('a move', () => {
  it('goes one cell ahead and counts', () => {
    expect(play('F')).toMatchObject({ robot: { x: 0, y: 3, direction: 0 }, program: ['movedForward'] })
  })

  it('goes where the robot faces, in all four directions', () => {
    expect(play('RF').robot).toEqual({ x: 1, y: 4, direction: 1 })
    expect(play('RFLLF').robot).toEqual({ x: 0, y: 4, direction: 3 })
    expect(play('FLLF').robot).toEqual({ x: 0, y: 4, direction: 2 })
  })

  it.each([
    ['to the left', 'L', [3, 2, 1, 0]],
    ['to the right', 'R', [1, 2, 3, 0]],
  ])('%s is a quarter turn on the spot and counts', (_side, turn, directions) => {
    const mazes = [1, 2, 3, 4].map(times => play(turn.repeat(times)))
    expect(mazes.map(maze => maze.robot)).toEqual(
      directions.map(direction => ({ ...start.robot, direction })),
    )
    expect(mazes.map(maze => maze.program.length)).toEqual([1, 2, 3, 4])
  })

  it('leaves the maze it started from untouched', () => {
    const before = play('F')
    const copy = structuredClone(before)
    play('F', before)
    expect(before).toEqual(copy)
  })
})

describe('a crash', () => {
  it('beyond any edge is out of bounds, adds no move and leaves the robot where it was', () => {
    for (const approach of ['L', 'RR', 'FFFF', 'RFFFF']) {
      const before = play(approach)
      expect(play('F', before)).toEqual({ ...before, status: 'over', outcome: 'leftTheBoard' })
    }
  })

  it('into a wall adds no move and leaves the robot where it was', () => {
    for (const approach of ['FR', 'FFFR', 'RFFFLF', 'RFL', 'FFRFF']) {
      const before = play(approach)
      expect(play('F', before)).toEqual({ ...before, status: 'over', outcome: 'hitAWall' })
    }
  })

  it('where the twentieth move would have been is a crash, not the move limit', () => {
    const before = play('LR'.repeat(9) + 'L')
    expect(before.program).toHaveLength(firstLevel.limit - 1)
    const after = play('F', before)
    expect(outcomeOf(after)).toBe('leftTheBoard')
    expect(after.program).toHaveLength(firstLevel.limit - 1)
  })
})

describe('the goal', () => {
  it('can be reached in nine moves', () => {
    expect(play(shortest)).toMatchObject({ status: 'over', outcome: 'reachedTheGoal', robot: { x: 4, y: 0 } })
    expect(play(shortest).program).toHaveLength(9)
  })

  it('counts when the twentieth move reaches it, from below as well', () => {
    const maze = play(`${'LR'.repeat(5)}RFFFFLFFFF`)
    expect(maze.program).toHaveLength(firstLevel.limit)
    expect(outcomeOf(maze)).toBe('reachedTheGoal')
  })
})

describe('the move limit', () => {
  it('ends the game with the twentieth move, even if it is a turn', () => {
    expect(outcomeOf(play('L'.repeat(firstLevel.limit)))).toBe('ranOutOfMoves')
    expect(outcomeOf(play('L'.repeat(16) + 'FFFR'))).toBe('ranOutOfMoves')
  })

  it('keeps the robot in the cell that the twentieth move reached', () => {
    expect(play('LR'.repeat(9) + 'FF').robot).toEqual({ x: 0, y: 2, direction: 0 })
  })
})

describe('after any outcome', () => {
  const endings = ['LF', 'FRF', shortest, 'L'.repeat(firstLevel.limit)]

  it('nothing but reset acts', () => {
    for (const ending of endings) {
      const over = play(ending)
      for (const command of ['F', 'L', 'R']) expect(play(command, over)).toBe(over)
    }
  })

  it('reset goes back to the start', () => {
    for (const ending of endings) expect(play('0', play(ending))).toMatchObject(start)
  })
})

describe('the drive before', () => {
  const [forward, right] = ['movedForward', 'turnedRight'] as const

  it('is kept with its crash, and offers its lines again one by one', () => {
    const again = play('FRF0')
    expect(again.before).toEqual({ program: [forward, right], hasCrashed: true })
    expect(['', 'F', 'FR'].map(program => getNextReplayStep(play(program, again)))).toEqual([
      forward,
      right,
      // The step that crashed is not offered again, because the player must replace it.
      undefined,
    ])
    expect(getNextReplayStep(play('FRF0FF'))).toBeUndefined()
  })

  it('is one that came to an end, however often somebody starts again', () => {
    expect(play('FRF0L0').before).toEqual(play('FRF0').before)
    expect(play('FRF0RRF0').before).toEqual({ program: [right, right], hasCrashed: true })
    expect(play(`${shortest}0`).before).toMatchObject({ hasCrashed: false })
  })

  it('offers nothing when a drive is over, and at the very start', () => {
    expect(getNextReplayStep(play('FFRF0LF'))).toBeUndefined()
    expect(getNextReplayStep(start)).toBeUndefined()
  })
})

it('leaves on the tape what was not driven again, and the line that crashed', () => {
  const again = (program: string) => getRemainingSteps(play(`FRF0${program}`))
  expect(again('')).toEqual({ program: ['movedForward', 'turnedRight'], hasCrashed: true })
  expect(again('F')).toEqual({ program: ['turnedRight'], hasCrashed: true })
  expect(again('FRL')).toEqual({ program: [], hasCrashed: false })
  expect(getRemainingSteps(play('FRF'))).toEqual({ program: [], hasCrashed: true })
})

it('draws turns on the same way, and the cells that were driven through', () => {
  expect(sumQuarterTurns(play('RRRR').program)).toBe(4)
  expect(sumQuarterTurns(play('LFLR').program)).toBe(-1)
  expect(listVisitedCells(play('FF'))).toMatchObject([{ y: 4 }, { y: 3 }, { y: 2 }])
})

it('can be reset in the middle of a drive', () => {
  expect(play('FFR0')).toEqual(start)
})
