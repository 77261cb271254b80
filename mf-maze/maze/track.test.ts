import { cellsDriven, quarterTurns } from './track.ts'

it('keeps turning the same way instead of spinning back', () => {
  expect(quarterTurns(['turnedRight', 'turnedRight', 'turnedRight', 'turnedRight'])).toBe(4)
  expect(quarterTurns(['turnedLeft', 'movedForward', 'turnedLeft', 'turnedRight'])).toBe(-1)
})

it('knows the cells that a program drove through', () => {
  expect(cellsDriven(['movedForward', 'turnedLeft', 'turnedRight', 'movedForward'])).toMatchObject([
    { x: 0, y: 4 },
    { x: 0, y: 3 },
    { x: 0, y: 2 },
  ])
})
