import { playMaze } from '../maze/fixtures/play.ts'
import { createSay } from '../words/say.ts'
import { deriveMazeMessages, type MazeMessage } from './messages.ts'

function messagesOf(program: string): readonly MazeMessage[] {
  return [...program].flatMap((letter, at) => {
    const before = playMaze(program.slice(0, at))
    return deriveMazeMessages(before, playMaze(letter, before), createSay())
  })
}

it('tells of every move where the robot is then, turns too', () => {
  expect(messagesOf('FR')).toEqual([
    { name: 'maze-move', detail: { x: 0, y: 3, direction: 0, moves: 1 } },
    { name: 'maze-move', detail: { x: 0, y: 3, direction: 1, moves: 2 } },
  ])
})

it('tells of a crash as an outcome and not as a move', () => {
  expect(messagesOf('LF').at(-1)).toEqual({
    name: 'maze-outcome',
    detail: { x: 0, y: 4, direction: 3, moves: 1, outcome: 'leftTheBoard', text: 'Crashed! Out of bounds.' },
  })
  expect(messagesOf('LF')).toHaveLength(2)
})

it('tells of the move to the goal first and then of the outcome', () => {
  expect(messagesOf('FFFFRFFFF').slice(-2)).toMatchObject([
    { name: 'maze-move', detail: { x: 4, y: 0, moves: 9 } },
    { name: 'maze-outcome', detail: { outcome: 'reachedTheGoal', moves: 9 } },
  ])
})

it('has nothing to tell of what has no effect, and of a new start', () => {
  expect(messagesOf('LFF0')).toHaveLength(2)
})
