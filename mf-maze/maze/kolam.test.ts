import { kolamPath } from './kolam.ts'

it('runs on where the robot can go and bends back at the edges', () => {
  const path = kolamPath({ x: 0, y: 4 })
  expect(path).toContain('L0 -50')
  expect(path).toContain('L50 0')
  expect(path).not.toContain('L0 50')
  expect(path).not.toContain('L-50 0')
})

it('bends back before walls', () => {
  expect(kolamPath({ x: 0, y: 1 })).not.toContain('L50 0')
})
