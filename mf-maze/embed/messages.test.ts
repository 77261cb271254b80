import { english } from '../maze/english.ts'
import { mazeReducer, createNewMaze, type Maze, type MazeEvent } from '../maze/maze.ts'
import { firstLevel } from '../maze/parse-level.ts'
import { deriveMazeMessages, type MazeMessage } from './messages.ts'

const forward: MazeEvent = { type: 'movedForward' }
const right: MazeEvent = { type: 'turnedRight' }
const left: MazeEvent = { type: 'turnedLeft' }

function messagesOf(...events: readonly MazeEvent[]): readonly MazeMessage[] {
  let maze: Maze = createNewMaze(firstLevel)
  return events.flatMap(event => {
    const before = maze
    maze = mazeReducer(before, event)
    return deriveMazeMessages(before, maze, english)
  })
}

it('tells of every move where the robot is then, turns too', () => {
  expect(messagesOf(forward, right)).toEqual([
    { name: 'maze-move', detail: { x: 0, y: 3, direction: 0, moves: 1 } },
    { name: 'maze-move', detail: { x: 0, y: 3, direction: 1, moves: 2 } },
  ])
})

it('tells of a crash as an outcome and not as a move', () => {
  expect(messagesOf(left, forward).at(-1)).toEqual({
    name: 'maze-outcome',
    detail: { x: 0, y: 4, direction: 3, moves: 1, outcome: 'leftTheBoard', text: 'Crashed! Out of bounds.' },
  })
  expect(messagesOf(left, forward)).toHaveLength(2)
})

it('tells of the move to the goal first and then of the outcome', () => {
  const toTheGoal = [forward, forward, forward, forward, right, forward, forward, forward, forward]
  expect(messagesOf(...toTheGoal).slice(-2)).toMatchObject([
    { name: 'maze-move', detail: { x: 4, y: 0, moves: 9 } },
    { name: 'maze-outcome', detail: { outcome: 'reachedTheGoal', moves: 9 } },
  ])
})

it('has nothing to tell of what has no effect, and of a new start', () => {
  expect(messagesOf(left, forward, forward, { type: 'reset' })).toHaveLength(2)
})
