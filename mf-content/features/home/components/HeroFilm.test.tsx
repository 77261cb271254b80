/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { HeroFilm } from './HeroFilm.tsx'

// jsdom does not play media.
const play = jest.fn(function (this: HTMLMediaElement) {
  this.dispatchEvent(new Event('playing'))
  return Promise.resolve()
})

const wantsLessMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: (media: string) => ({ matches, media }) })

beforeEach(() => {
  play.mockClear()
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.pause = function () {
    this.dispatchEvent(new Event('pause'))
  }
})

afterEach(() => void Reflect.deleteProperty(document, 'readyState'))

const whilePageLoads = () =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'interactive' })

it('is in no document, since the first paint would wait for it', () => {
  expect(renderToString(<HeroFilm />)).not.toContain('<video')
})

it('starts by itself, but only when the page has loaded', () => {
  wantsLessMotion(false)
  whilePageLoads()
  render(<HeroFilm />)
  expect(play).not.toHaveBeenCalled()

  act(() => void window.dispatchEvent(new Event('load')))

  expect(screen.getByRole('button', { name: 'Pause film' })).toBeTruthy()
})

it('stays a picture for those who asked for less motion, until they press Play', async () => {
  wantsLessMotion(true)
  render(<HeroFilm />)
  expect(play).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: 'Play film' }))

  expect(screen.getByRole('button', { name: 'Pause film' })).toBeTruthy()
})

it('stays a picture for those who save data', () => {
  wantsLessMotion(false)
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  render(<HeroFilm />)
  Reflect.deleteProperty(navigator, 'connection')

  expect(play).not.toHaveBeenCalled()
})

it('can be paused', async () => {
  wantsLessMotion(false)
  render(<HeroFilm />)

  await userEvent.click(await screen.findByRole('button', { name: 'Pause film' }))

  expect(screen.getByRole('button', { name: 'Play film' })).toBeTruthy()
})

it.each([
  { screen: 'a wide window', isWide: true, answer: 'probably', film: /hero-1920\.av1\.mp4$/ },
  { screen: 'a wide window without AV1', isWide: true, answer: '', film: /^$/ },
  { screen: 'a narrow window', isWide: false, answer: 'probably', film: /^$/ },
] as const)('is the sharper film in a wide window only: $screen', ({ isWide, answer, film }) => {
  const matches = (media: string) => isWide && media.includes('min-width')
  Object.assign(window, { matchMedia: (media: string) => ({ matches: matches(media), media }) })
  HTMLMediaElement.prototype.canPlayType = () => answer
  const { container } = render(<HeroFilm />)

  expect(container.querySelector('video')?.src).toMatch(film)
  expect(play).toHaveBeenCalled()
})
