import { playMaze } from './fixtures/play.ts'
import { chooseSounds } from './sounds.ts'

const tones = (before: string, move: string) =>
  chooseSounds(playMaze(before), playMaze(before + move)).map(({ pitch }) => pitch)

it('sounds different for a step, a turn, a crash, the end of the moves and the goal', () => {
  const heard = [
    tones('', 'F'),
    tones('', 'L'),
    tones('L', 'F'),
    tones('L'.repeat(19), 'L'),
    tones('FFFFRFFF', 'F'),
  ]
  expect(new Set(heard.map(pitches => pitches.join())).size).toBe(5)
  expect(heard.every(pitches => pitches.length > 0)).toBe(true)
})

it('says nothing when the robot goes back to the start', () => {
  expect(tones('F', '0')).toEqual([])
})
