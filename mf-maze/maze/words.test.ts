import { cells, start } from './board.ts'
import { mazeReducer, newMaze } from './maze.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import { boardInWords, cellContent, cellName, lastStepInWords } from './words.ts'

it('says every outcome in the words of the specification', () => {
  expect(english.outcomes).toEqual({
    leftTheBoard: 'Crashed! Out of bounds.',
    hitAWall: 'Crashed into a wall!',
    reachedTheGoal: 'Success! The robot reached the goal!',
    ranOutOfMoves: 'Move limit reached. Try again!',
  })
})

it('counts rows and columns from 1', () => {
  expect(cellName({ x: 4, y: 0 }, english)).toBe('row 1, column 5')
})

it('says what an action did, where the robot faces and where it is', () => {
  const turned = mazeReducer(newMaze, { type: 'turnedLeft' })
  const crashed = mazeReducer(turned, { type: 'movedForward' })
  expect(lastStepInWords(newMaze, english)).toBe('At the start. Facing up, row 5, column 1.')
  expect(lastStepInWords(turned, english)).toBe('Turned left. Facing left, row 5, column 1.')
  expect(lastStepInWords(crashed, english)).toBe('It stays put. Facing left, row 5, column 1.')
})

it('knows what is in each cell', () => {
  const contents = cells.map(cell => cellContent(cell, start, english))
  expect(contents.filter(content => content === 'Wall')).toHaveLength(5)
  expect(contents[4]).toBe('Goal')
  expect(contents[20]).toBe('Robot, facing up')
  expect(cellContent({ x: 4, y: 0 }, { x: 4, y: 0, direction: 1 }, english)).toBe('Robot on the goal')
})

it('describes the board with robot, goal and walls', () => {
  expect(boardInWords(start, english)).toBe(
    'Board of 5 rows and 5 columns. Robot: row 5, column 1, facing up. Goal: row 1, column 5. ' +
      'Walls: row 2, column 2; row 2, column 3; row 2, column 4; row 3, column 4; row 4, column 2.',
  )
})

it('says all of it in Hindi, too', () => {
  const turned = mazeReducer(newMaze, { type: 'turnedLeft' })
  expect(lastStepInWords(turned, hindi)).toBe('बाएँ मुड़ा। मुँह बाएँ की ओर, पंक्ति 5, स्तंभ 1।')
  const everything = [
    boardInWords(start, hindi),
    ...cells.map(cell => cellContent(cell, start, hindi)),
    ...Object.values(hindi.outcomes),
  ]
  // Not a word of English is left in it.
  expect(everything.join(' ')).not.toMatch(/[a-z]/i)
  expect(new Set(Object.values(hindi.outcomes)).size).toBe(4)
})
