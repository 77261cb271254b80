import { firstLevel } from '../../maze/parse-level.ts'
import { buildKolamPath } from './BoardBackground.tsx'

it('draws the ground on where the robot can go, and back before walls and edges', () => {
  expect(buildKolamPath(firstLevel, { x: 0, y: 4 })).toMatch(/L0 -50.*L50 0/)
  expect(buildKolamPath(firstLevel, { x: 0, y: 4 })).not.toMatch(/L0 50|L-50 0/)
  expect(buildKolamPath(firstLevel, { x: 0, y: 1 })).not.toContain('L50 0')
})
