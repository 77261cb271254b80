import { getPartnersPageUrl } from './PartnersNote.tsx'

it('is on the origin of the release', () => {
  expect(getPartnersPageUrl('/apps/mf-maze/1.0.0/')).toBe('/embed/')
  expect(getPartnersPageUrl('https://maze.example/apps/mf-maze/1.0.0/')).toBe('https://maze.example/embed/')
  expect(getPartnersPageUrl('http://localhost:3003/')).toBe('http://localhost:3003/embed/')
})
