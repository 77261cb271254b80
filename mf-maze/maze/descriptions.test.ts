import { playGame, playMaze } from './fixtures/play.ts'
import { createNewGame } from './game.ts'
import { listCells } from './level.ts'
import { createNewMaze } from './maze.ts'
import { firstLevel } from './parse-level.ts'
import {
  describeBoard,
  describeCellContent,
  describeLastStep,
  describeMovesLeft,
  describeStatus,
  outcomeTexts,
} from './descriptions.ts'
import { createSay } from '../words/say.ts'
import { gujarati } from '../words/gujarati.ts'
import { hindi } from '../words/hindi.ts'

const start = createNewMaze(firstLevel)
const english = createSay()

it('says every outcome in the words of the specification', () => {
  expect(outcomeTexts).toEqual({
    leftTheBoard: 'Crashed! Out of bounds.',
    hitAWall: 'Crashed into a wall!',
    reachedTheGoal: 'Success! The robot reached the goal!',
    ranOutOfMoves: 'Move limit reached. Try again!',
  })
})

it('says what an action did, where the robot faces and where it is', () => {
  const told = ['', 'L', 'LF'].map(program => describeLastStep(playMaze(program), english))
  expect(told).toEqual([
    'At the start. Facing up, row 5, column 1.',
    'Turned left. Facing left, row 5, column 1.',
    'It stays put. Facing left, row 5, column 1.',
  ])
})

it('knows what is in each cell', () => {
  const contents = listCells(firstLevel).map(cell => describeCellContent(cell, start, english))
  expect(contents.filter(content => content === 'Wall')).toHaveLength(5)
  expect(contents[4]).toBe('Goal')
  expect(contents[20]).toBe('Robot, facing up')
  expect(
    describeCellContent({ x: 4, y: 0 }, { ...start, robot: { x: 4, y: 0, direction: 1 } }, english),
  ).toBe('Robot on the goal')
})

it('describes the board with robot, goal and walls, in rows and columns from 1', () => {
  expect(describeBoard(start, english)).toBe(
    'Board of 5 rows and 5 columns. Robot: row 5, column 1, facing up. Goal: row 1, column 5. ' +
      'Walls: row 2, column 2; row 2, column 3; row 2, column 4; row 3, column 4; row 4, column 2.',
  )
})

it.each([
  [hindi, 'बाएँ मुड़ा। मुँह बाएँ की ओर, पंक्ति 5, स्तंभ 1।', 'प्रोग्राम में अब 1 लाइन है', 'प्रोग्राम में अब 2 लाइनें हैं'],
  [gujarati, 'ડાબે વળ્યો. મોં ડાબે, હાર 5, સ્તંભ 1.', 'પ્રોગ્રામમાં હવે 1 લીટી છે', 'પ્રોગ્રામમાં હવે 2 લીટીઓ છે'],
] as const)('says all of it in another language, too', (translation, step, one, two) => {
  const say = createSay(translation)
  const status = (script: string) =>
    describeStatus(playGame(script, createNewGame(firstLevel)), say, say('Reset'))
  expect(describeLastStep(playMaze('L'), say)).toBe(step)
  expect([status('wFF-'), status('wFFF-')]).toEqual([
    expect.stringContaining(one),
    expect.stringContaining(two),
  ])
  const edits = ['wFFs', 'wFFss', 'wFFsL', 'wFF1', 'wFFx', 'wFF-', `w${'F'.repeat(21)}`]
  const everything = [
    ...edits.map(status),
    describeBoard(start, say),
    ...listCells(firstLevel).map(cell => describeCellContent(cell, start, say)),
    ...Object.values(outcomeTexts).map(text => say(text)),
  ]
  expect(everything.join(' ')).not.toMatch(/[a-z{}|]/i)
})

describe('what the status says', () => {
  const after = (script: string) => playGame(script, createNewGame(firstLevel))

  it.each([
    ['', 'At the start. Facing up, row 5, column 1.'],
    ['FFFFRFFFF', '9 moves: the shortest way there is.'],
    ['LRFFFFRFFFF', 'The shortest way takes 9 moves.'],
    ['w', 'Write a program: the robot waits for Run.'],
    ['wF', 'Line 1: forward.'],
    [`w${'F'.repeat(20)}`, 'Line 20: forward. That was the last there is room for.'],
    ['wFF!', 'Running your program.'],
    ['wFF!.', 'Running your program.'],
    ['wFF!..', 'The lines end before the goal. Facing up, row 3, column 1.'],
    ['wFF!.0', 'At the start. Facing up, row 5, column 1.'],
    ['0', 'Reset brings the robot back to the start.'],
    ['wFF0', 'Reset brings the robot back to the start and keeps your lines.'],
    ['wFFs', 'Line 2 chosen: a command goes in before it.'],
    ['wFFss', 'No line chosen: a command goes to the end.'],
    ['wFFsL', 'Line 2 is new: left.'],
    ['wFF1', 'Line 2 is now left.'],
    ['wFF1x', 'Line 2 deleted: left.'],
    ['wFFc', 'All lines deleted: Undo brings them back.'],
    ['wFFc-', 'Undone: the program has 2 lines.'],
    [`w${'F'.repeat(21)}`, 'There is room for 20 lines: delete one first.'],
    ['wFRF!...', 'Line 3 crashed. Change a line, or press Reset.'],
  ])('after %s', (script, text) => {
    expect(describeStatus(after(script), english, 'Reset')).toBe(text)
  })

  it('counts the moves that are left at five, two and one', () => {
    const told = Array.from({ length: 21 }, (_, moves) =>
      describeMovesLeft(after('L'.repeat(moves)), english),
    )
    expect(told.flatMap((text, moves) => (text ? [[moves, text]] : []))).toEqual([
      [15, '5 moves left.'],
      [18, '2 moves left.'],
      [19, '1 move left.'],
    ])
  })
})
