import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Bytes. */
const LARGEST_FILM = 300_000

const folder = fileURLToPath(new URL('../../../public/media/hero/', import.meta.url))
const films = readdirSync(folder).filter(name => /\.(mp4|webm)$/.test(name))

it('is there for every kind of browser, and sharper for wide windows', () => {
  expect(films.sort()).toEqual(['hero-1920.av1.mp4', 'hero.av1.mp4', 'hero.mp4', 'hero.webm'])
})

it.each(films)('weighs no more than promised: %s', name => {
  const { size } = statSync(folder + name)
  // An aborted encoder leaves an empty file.
  expect(size).toBeGreaterThan(LARGEST_FILM / 3)
  expect(size).toBeLessThan(LARGEST_FILM)
})
