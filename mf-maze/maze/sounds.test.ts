import { mazeReducer, createNewMaze, type Maze, type MazeEvent } from './maze.ts'
import { firstLevel } from './parse-level.ts'
import { chooseSounds } from './sounds.ts'

const start = createNewMaze(firstLevel)
const act = (maze: Maze, ...types: readonly MazeEvent['type'][]) =>
  types.reduce((before, type) => mazeReducer(before, { type }), maze)

it('sounds different for a step, a turn, a crash, the end of the moves and the goal', () => {
  const before = (...types: readonly MazeEvent['type'][]) => act(start, ...types)
  const tones = (maze: Maze, type: MazeEvent['type']) =>
    chooseSounds(maze, act(maze, type)).map(({ pitch }) => pitch)
  const four = Array.from({ length: 4 }, () => 'movedForward' as const)
  const heard = [
    tones(start, 'movedForward'),
    tones(start, 'turnedLeft'),
    tones(before('turnedLeft'), 'movedForward'),
    tones(before(...Array.from({ length: 19 }, () => 'turnedLeft' as const)), 'turnedLeft'),
    tones(before(...four, 'turnedRight', ...four.slice(1)), 'movedForward'),
  ]
  expect(new Set(heard.map(pitches => pitches.join())).size).toBe(5)
  expect(heard.every(pitches => pitches.length > 0)).toBe(true)
})

it('says nothing when the robot goes back to the start', () => {
  expect(chooseSounds(act(start, 'movedForward'), start)).toEqual([])
})
