import { partnersPageUrl } from './PartnersNote.tsx'

it('is on the origin of the release', () => {
  expect(partnersPageUrl('/apps/mf-maze/1.0.0/')).toBe('/embed/')
  expect(partnersPageUrl('https://maze.example/apps/mf-maze/1.0.0/')).toBe('https://maze.example/embed/')
  expect(partnersPageUrl('http://localhost:3003/')).toBe('http://localhost:3003/embed/')
})
