import { parseOptionProps } from './options-from-props.ts'
import type { RobotMazeProps } from '../public/robot-maze-remote.d.ts'

let warn: jest.SpyInstance

beforeEach(() => {
  const supports = (property: string, value: string) => property === 'color' && value === 'teal'
  Object.assign(globalThis, { CSS: { supports } })
  warn = jest.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => warn.mockRestore())

const defaults = {
  theme: 'auto',
  accent: undefined,
  lang: undefined,
  hasSound: false,
  resetLabel: undefined,
  headingLevel: 2,
  board: undefined,
}

it('has a default for everything', () => {
  expect(parseOptionProps({})).toEqual(defaults)
  expect(warn).not.toHaveBeenCalled()
})

it('takes what a host chooses', () => {
  const props: RobotMazeProps = {
    theme: 'dark',
    accent: 'teal',
    lang: 'hi-IN',
    sound: true,
    resetLabel: 'Once more',
    headingLevel: 4,
    board: 'oog-oox-uoo',
    className: 'wide',
  }
  expect(parseOptionProps(props)).toEqual({
    theme: 'dark',
    accent: 'teal',
    lang: 'hi',
    hasSound: true,
    resetLabel: 'Once more',
    headingLevel: 4,
    board: 'oog-oox-uoo',
  })
  expect(warn).not.toHaveBeenCalled()
})

it('is silent without a word where the host says so', () => {
  expect(parseOptionProps({ sound: false })).toEqual(defaults)
  expect(warn).not.toHaveBeenCalled()
})

it('replaces what only JavaScript can hand over, and says once what to write instead', () => {
  // @ts-expect-error -- TypeScript rejects these props, but JavaScript can pass them.
  const props: RobotMazeProps = { theme: 7, accent: ['teal'], lang: null, sound: 'sound', resetLabel: 12 }
  for (let render = 0; render < 2; render++) {
    expect(parseOptionProps(props)).toEqual({ ...defaults, hasSound: true, resetLabel: '12' })
  }
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^<RobotMaze>: theme="7" .*Write theme="light", "dark" or "auto"\.$/)],
    [expect.stringMatching(/^<RobotMaze>: accent="\["teal"\]" is no CSS colour/)],
  ])
})
