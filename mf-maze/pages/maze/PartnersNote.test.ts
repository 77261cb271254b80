import { partnersAddress } from './PartnersNote.tsx'

it('is on the origin of the release', () => {
  expect(partnersAddress('/apps/mf-maze/1.0.0/')).toBe('/embed/')
  expect(partnersAddress('https://maze.example/apps/mf-maze/1.0.0/')).toBe('https://maze.example/embed/')
  expect(partnersAddress('http://localhost:3003/')).toBe('http://localhost:3003/embed/')
})
