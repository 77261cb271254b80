import { mazeReducer, newMaze, type Maze, type MazeEvent } from './maze.ts'
import { restOfTape } from './tape.ts'

const play = (...types: readonly MazeEvent['type'][]): Maze =>
  types.map(type => ({ type })).reduce(mazeReducer, newMaze)

const crash = ['movedForward', 'turnedRight', 'movedForward'] as const

it('is empty for a first drive', () => {
  expect(restOfTape(play('movedForward'))).toEqual({ program: [], hasCrashed: false })
})

it('marks the line that crashed as soon as it has', () => {
  expect(restOfTape(play(...crash))).toEqual({ program: [], hasCrashed: true })
})

it('shows what of the drive before has not been driven again, and the crash until its line has another', () => {
  const again = (...types: readonly MazeEvent['type'][]) => restOfTape(play(...crash, 'reset', ...types))
  expect(again()).toEqual({ program: ['movedForward', 'turnedRight'], hasCrashed: true })
  expect(again('movedForward')).toEqual({ program: ['turnedRight'], hasCrashed: true })
  expect(again('movedForward', 'turnedRight')).toEqual({ program: [], hasCrashed: true })
  expect(again('movedForward', 'turnedRight', 'turnedLeft')).toEqual({ program: [], hasCrashed: false })
})
