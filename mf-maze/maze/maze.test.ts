import {
  listVisitedCells,
  getRemainingSteps,
  mazeReducer,
  createNewMaze,
  getNextReplayStep,
  sumQuarterTurns,
  type Maze,
  type MazeEvent,
} from './maze.ts'
import { firstLevel } from './parse-level.ts'

const start = createNewMaze(firstLevel)

const events: Readonly<Record<string, MazeEvent>> = {
  F: { type: 'movedForward' },
  L: { type: 'turnedLeft' },
  R: { type: 'turnedRight' },
  '0': { type: 'reset' },
}

/** Plays a program such as 'FFR': F is forward, L left, R right, and 0 resets the robot. */
function play(program: string, from: Maze = start): Maze {
  return [...program].reduce((maze, letter) => {
    const event = events[letter]
    if (!event) throw new Error(`"${letter}" is no command.`)
    return mazeReducer(maze, event)
  }, from)
}

const outcomeOf = (maze: Maze) => (maze.status === 'over' ? maze.outcome : 'none yet')
const shortest = 'FFFFRFFFF'
const alongTheBottom = 'RFFFFLFFFF'

describe('the start', () => {
  it('is the cell at the bottom left, facing up, with no moves', () => {
    expect(start).toMatchObject({ status: 'driving', robot: { x: 0, y: 4, direction: 0 }, program: [] })
  })

  it('has its five walls where the specification has them', () => {
    expect(firstLevel.walls.map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [1, 3],
    ])
  })
})

describe('a move', () => {
  it('goes one cell ahead and counts', () => {
    expect(play('F')).toMatchObject({ robot: { x: 0, y: 3, direction: 0 }, program: ['movedForward'] })
  })

  it('goes where the robot faces, in all four directions', () => {
    expect(play('RF').robot).toEqual({ x: 1, y: 4, direction: 1 })
    expect(play('RFLLF').robot).toEqual({ x: 0, y: 4, direction: 3 })
    expect(play('FLLF').robot).toEqual({ x: 0, y: 4, direction: 2 })
  })

  it('to the left is a quarter turn on the spot and counts', () => {
    const headings = ['L', 'LL', 'LLL', 'LLLL'].map(program => play(program))
    expect(headings.map(maze => maze.robot.direction)).toEqual([3, 2, 1, 0])
    expect(headings.map(maze => maze.program.length)).toEqual([1, 2, 3, 4])
    expect(headings.at(-1)?.robot).toEqual(start.robot)
  })

  it('to the right is a quarter turn on the spot and counts', () => {
    const headings = ['R', 'RR', 'RRR', 'RRRR'].map(program => play(program))
    expect(headings.map(maze => maze.robot.direction)).toEqual([1, 2, 3, 0])
    expect(headings.map(maze => maze.program.length)).toEqual([1, 2, 3, 4])
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

  it('counts as reached from below as well', () => {
    expect(outcomeOf(play(alongTheBottom))).toBe('reachedTheGoal')
  })

  it('counts when the twentieth move reaches it', () => {
    const maze = play('LR'.repeat(5) + alongTheBottom)
    expect(maze.program).toHaveLength(firstLevel.limit)
    expect(outcomeOf(maze)).toBe('reachedTheGoal')
  })
})

describe('the move limit', () => {
  it('lets the robot go on after nineteen moves', () => {
    expect(play('L'.repeat(firstLevel.limit - 1)).status).toBe('driving')
  })

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
