import { crashedLine, draftReducer, newDraft, type Drafted, type DraftEvent } from './draft.ts'
import { moveLimit, newMaze } from './maze.ts'

const events: Readonly<Record<string, DraftEvent>> = {
  F: { type: 'movedForward' },
  L: { type: 'turnedLeft' },
  R: { type: 'turnedRight' },
  '0': { type: 'reset' },
  '-': { type: 'lineTakenBack' },
  '!': { type: 'run' },
  '.': { type: 'stepped' },
  // Changes a line, counted from 0.
  '1': { type: 'lineTurned', index: 1 },
}

function play(script: string, from: Drafted = newDraft): Drafted {
  return [...script].reduce((draft, letter) => {
    const event = events[letter]
    if (!event) throw new Error(`"${letter}" means nothing here.`)
    return draftReducer(draft, event)
  }, from)
}

it('writes commands down, and the robot waits', () => {
  expect(play('FR')).toEqual({ ...newDraft, lines: ['movedForward', 'turnedRight'] })
  expect(play('FR-').lines).toEqual(['movedForward'])
  expect(play('F'.repeat(moveLimit + 1)).lines).toHaveLength(moveLimit)
})

it('changes one line and leaves the others', () => {
  expect(play('FFF1').lines).toEqual(['movedForward', 'turnedLeft', 'movedForward'])
  expect(play('FFF111').lines).toEqual(play('FFF').lines)
})

it('runs the lines one by one to the goal', () => {
  const nine = `FFFFRFFFF!${'.'.repeat(8)}`
  expect(play(nine)).toMatchObject({ status: 'running', maze: { status: 'driving', robot: { x: 3, y: 0 } } })
  expect(play(`${nine}.`)).toMatchObject({ status: 'ran', maze: { outcome: 'reachedTheGoal' } })
})

it('stops at a crash, where only a reset helps, which keeps the lines', () => {
  const crashed = play('FRFF!...')
  expect(crashed).toMatchObject({ status: 'ran', maze: { outcome: 'hitAWall' } })
  for (const event of 'FLR-1!.') expect(play(event, crashed)).toBe(crashed)
  expect(play('0', crashed)).toMatchObject({ ...newDraft, lines: crashed.lines })
})

it('marks the line that crashed until one is changed', () => {
  expect(crashedLine(newDraft)).toBeUndefined()
  expect(['FRFF!...', 'FRFF!...0', 'FRFF!...01'].map(script => crashedLine(play(script)))).toEqual([
    2,
    2,
    undefined,
  ])
  expect(crashedLine(play('FF!..'))).toBeUndefined()
})

it('ends short of the goal when the lines do, and goes back to the start for another line', () => {
  const short = play('FF!..')
  expect(short).toMatchObject({ status: 'ran', maze: { status: 'driving', robot: { x: 0, y: 2 } } })
  expect(play('F', short)).toMatchObject({ status: 'writing', maze: newMaze })
})

it('takes no line while it runs, and runs nothing without one', () => {
  const running = play('FF!.')
  expect(play('F', running)).toBe(running)
  expect(play('-', running)).toBe(running)
  expect(play('!')).toBe(newDraft)
  expect(play('.')).toBe(newDraft)
})
